import { say } from "../say.ts";

export const lookLead = say({
  en: "Colors, and what is drawn around your child's face. Words stay easy to read whatever you choose.",
  es: "Los colores y lo que se dibuja alrededor de la cara de tu peque. Elijas lo que elijas, todo se lee bien.",
});
export const lookDidntLoad = say({
  en: "Your hub's look didn't load",
  es: "El diseño de tu página no se cargó",
});

export const hubsTitle = say({ en: "Your hub's title", es: "El título de tu página" });
export const hubsTitleLead = say({
  en: "A few words of your own at the top of your hub. Empty is fine: then nothing stands there.",
  es: "Unas palabras tuyas al principio de tu página. Si lo dejas vacío, no aparece nada.",
});
export const title = say({ en: "Title", es: "Título" });
export const titleSample = say({ en: "Our little corner", es: "Nuestro rinconcito" });
export const saveTitle = say({ en: "Save title", es: "Guardar título" });
export const titleSaved = say({ en: "Title saved", es: "Título guardado" });
export const titleFailed = say({
  en: "Failed to save the title",
  es: "No se pudo guardar el título",
});

export const privacy = say({ en: "Privacy", es: "Privacidad" });
export const privacyLead = say({
  en: "Who finds your hub, what they see of it, and what they can do there.",
  es: "Quién encuentra tu página, qué ve de ella y qué puede hacer ahí.",
});
/** Texts of the switches that determine who can view the hub. */
const SWITCHES = {
  isPublished: {
    label: say({ en: "Hub is published", es: "La página está publicada" }),
    description: say({
      en: "Off: nobody finds it, as if it didn't exist. Your dashboard keeps everything.",
      es: "Apagado: nadie la encuentra, como si no existiera. Tu panel lo conserva todo.",
    }),
  },
  showsPhoto: {
    label: say({ en: "Show photos of your children", es: "Mostrar las fotos de tus peques" }),
    description: say({
      en: "Off: relatives see an initial in place of the photo.",
      es: "Apagado: tus familiares ven una inicial en lugar de la foto.",
    }),
  },
  showsBirthday: {
    label: say({ en: "Show birthdays", es: "Mostrar los cumpleaños" }),
    description: say({
      en: "Off: the hub doesn't say when they are. It never tells the year.",
      es: "Apagado: la página no dice cuándo son. El año no lo dice nunca.",
    }),
  },
  pausesWrites: {
    label: say({ en: "Pause messages and gifts", es: "Pausar los mensajes y los regalos" }),
    description: say({
      en: "On: everybody can look, and nobody can record a gift or sign up for news.",
      es: "Encendido: se puede mirar, pero nadie puede anotar un regalo ni pedir las noticias.",
    }),
  },
  approvesNames: {
    label: say({
      en: "Show names after I approve them",
      es: "Mostrar los nombres cuando yo los apruebe",
    }),
    description: say({
      en: "On: a new giver is “A friend” on the hub until you approve the name.",
      es: "Encendido: quien regala por primera vez aparece como «Alguien cercano» hasta que apruebes su nombre.",
    }),
  },
};
type Switch = keyof typeof SWITCHES;
export const switchLabel = (name: Switch): string => SWITCHES[name].label();
export const switchDescription = (name: Switch): string => SWITCHES[name].description();

export const passcode = say({ en: "Passcode", es: "Clave" });
export const newPasscode = say({ en: "New passcode", es: "Clave nueva" });
export const withOne = say({
  en: "With one, your hub asks for it, once on each device. Tell it to the people you trust.",
  es: "Si pones una, tu página la pide una vez en cada dispositivo. Dásela a la gente en quien confías.",
});
export const asksForOne = say({
  en: "Your hub asks for a passcode, once on each device. A new one asks everybody again.",
  es: "Tu página pide una clave, una vez en cada dispositivo. Si la cambias, todos tienen que escribirla otra vez.",
});
export const renewPasscode = say({
  en: "Your passcode is from before we asked for six characters. It still works; a longer one is safer.",
  es: "Tu clave es de antes de que pidiéramos seis caracteres. Sigue sirviendo; una más larga es más segura.",
});
export const setPasscode = say({ en: "Set passcode", es: "Poner clave" });
export const changePasscode = say({ en: "Change passcode", es: "Cambiar clave" });
export const removePasscode = say({ en: "Remove passcode", es: "Quitar clave" });
export const passcodeSaved = say({ en: "Passcode saved", es: "Clave guardada" });
export const linksLetIn = say({
  en: "Links that you share from here let people in without it.",
  es: "Los enlaces que compartes desde aquí dejan entrar sin ella.",
});
export const passcodeFailed = say({
  en: "Failed to save the passcode",
  es: "No se pudo guardar la clave",
});
export const passcodeRemoved = say({ en: "Passcode removed", es: "Clave quitada" });
export const everybodyCanLook = say({
  en: "Everybody with the link can look.",
  es: "Quien tenga el enlace puede mirar.",
});
export const removeFailed = say({
  en: "Failed to remove the passcode",
  es: "No se pudo quitar la clave",
});

export const surprises = say({ en: "Surprises", es: "Sorpresas" });
export const surprisesLead = say({
  en: "For a child who reads the hub too. What was bought leaves the list without a word, and the wall says “Grandma · a gift” until the gift is received. You still see everything in your dashboard, so that you can coordinate, say thank you, and not buy it twice.",
  es: "Para peques que también leen la página. Lo comprado sale de la lista sin decir nada, y el muro dice «Abuela · un regalo» hasta que el regalo llega. Tú sigues viendo todo en tu panel, para coordinar, agradecer y no comprarlo dos veces.",
});
export const keepSurprise = say({
  en: (child: string) => `Keep ${child}'s gifts a surprise`,
  es: (child) => `Que los regalos de ${child} sean sorpresa`,
});
export const surpriseOn = say({
  en: (child: string) => `On: ${child}'s page tells who gave, and not what.`,
  es: (child) => `Encendido: la página de ${child} dice quién regaló, pero no qué.`,
});
export const surpriseOff = say({
  en: (child: string) => `Off: ${child}'s page tells who gave what.`,
  es: (child) => `Apagado: la página de ${child} dice quién regaló qué.`,
});

export const sharing = say({ en: "Sharing", es: "Al compartir" });
export const sharingLead = say({
  en: "When you send a hub's link in a chat, the chat shows a small preview of it.",
  es: "Cuando envías el enlace de una página en un chat, el chat muestra una pequeña vista previa.",
});
export const photoInPreviews = say({
  en: "Show the photo in link previews",
  es: "Mostrar la foto en las vistas previas",
});
export const photoInPreviewsText = say({
  en: "Off: a preview shows your child's first name only. On: it shows the photo too.",
  es: "Apagado: la vista previa solo muestra el nombre de tu peque. Encendido: también muestra la foto.",
});
