import { defineMessage } from "../define-message.ts";

export const themeDescription = defineMessage({
  en: "Colors, and what is drawn around your child's face. Words stay easy to read whatever you choose.",
  es: "Los colores y lo que se dibuja alrededor de la cara de tu peque. Elijas lo que elijas, todo se lee bien.",
});
export const themeLoadErrorTitle = defineMessage({
  en: "Your page's look didn't load",
  es: "El diseño de tu página no se cargó",
});

export const hubTitleHeading = defineMessage({
  en: "Your page's title",
  es: "El título de tu página",
});
export const hubTitleDescription = defineMessage({
  en: "A few words of your own at the top of your page. Leave it empty to show nothing.",
  es: "Unas palabras tuyas al principio de tu página. Si lo dejas vacío, no aparece nada.",
});
export const hubTitleLabel = defineMessage({ en: "Title", es: "Título" });
export const hubTitlePlaceholder = defineMessage({
  en: "Our little corner",
  es: "Nuestro rinconcito",
});
export const saveHubTitleButton = defineMessage({ en: "Save title", es: "Guardar título" });
export const hubTitleSavedConfirmation = defineMessage({
  en: "Title saved",
  es: "Título guardado",
});
export const saveHubTitleError = defineMessage({
  en: "Failed to save the title",
  es: "No se pudo guardar el título",
});

export const privacyTitle = defineMessage({ en: "Privacy", es: "Privacidad" });
export const privacyDescription = defineMessage({
  en: "Who finds your page, what they see of it, and what they can do there.",
  es: "Quién encuentra tu página, qué ve de ella y qué puede hacer ahí.",
});
/** Label and description of each switch for what visitors see and can do. */
const PRIVACY_SWITCHES = {
  isPublished: {
    label: defineMessage({ en: "Page is published", es: "La página está publicada" }),
    description: defineMessage({
      en: "Off: nobody finds it, as if it didn't exist. Your dashboard keeps everything.",
      es: "Apagado: nadie la encuentra, como si no existiera. Tu panel lo conserva todo.",
    }),
  },
  showsPhoto: {
    label: defineMessage({
      en: "Show photos of your children",
      es: "Mostrar las fotos de tus peques",
    }),
    description: defineMessage({
      en: "Off: relatives see an initial in place of the photo.",
      es: "Apagado: tus familiares ven una inicial en lugar de la foto.",
    }),
  },
  showsBirthday: {
    label: defineMessage({ en: "Show birthdays", es: "Mostrar los cumpleaños" }),
    description: defineMessage({
      en: "Off: the page doesn't say when they are. It never shows the year.",
      es: "Apagado: la página no dice cuándo son. El año no lo dice nunca.",
    }),
  },
  pausesWrites: {
    label: defineMessage({
      en: "Pause messages and gifts",
      es: "Pausar los mensajes y los regalos",
    }),
    description: defineMessage({
      en: "On: everybody can look, and nobody can record a gift or sign up for news.",
      es: "Encendido: se puede mirar, pero nadie puede anotar un regalo ni pedir las noticias.",
    }),
  },
  approvesNames: {
    label: defineMessage({
      en: "Show names after I approve them",
      es: "Mostrar los nombres cuando yo los apruebe",
    }),
    description: defineMessage({
      en: "On: a new giver is “A friend” on the page until you approve the name.",
      es: "Encendido: quien regala por primera vez aparece como «Alguien cercano» hasta que apruebes su nombre.",
    }),
  },
};
type Switch = keyof typeof PRIVACY_SWITCHES;
export const getPrivacySwitchLabel = (name: Switch): string => PRIVACY_SWITCHES[name].label();
export const getPrivacySwitchDescription = (name: Switch): string =>
  PRIVACY_SWITCHES[name].description();

export const passcodeLabel = defineMessage({ en: "Passcode", es: "Clave" });
export const newPasscodeLabel = defineMessage({ en: "New passcode", es: "Clave nueva" });
export const noPasscodeHint = defineMessage({
  en: "With one, your page asks for it, once on each device. Share it with people you trust.",
  es: "Si pones una, tu página la pide una vez en cada dispositivo. Dásela a la gente en quien confías.",
});
export const currentPasscodeHint = defineMessage({
  en: "Your page asks for a passcode, once on each device. If you change it, everyone has to enter the new one.",
  es: "Tu página pide una clave, una vez en cada dispositivo. Si la cambias, todos tienen que escribirla otra vez.",
});
export const shortPasscodeHint = defineMessage({
  en: "Your passcode is from before we asked for six characters. It still works; a longer one is safer.",
  es: "Tu clave es de antes de que pidiéramos seis caracteres. Sigue sirviendo; una más larga es más segura.",
});
export const setPasscodeButton = defineMessage({ en: "Set passcode", es: "Poner clave" });
export const changePasscodeButton = defineMessage({ en: "Change passcode", es: "Cambiar clave" });
export const removePasscodeButton = defineMessage({ en: "Remove passcode", es: "Quitar clave" });
export const passcodeSavedConfirmation = defineMessage({
  en: "Passcode saved",
  es: "Clave guardada",
});
export const passcodeSavedMessage = defineMessage({
  en: "Links that you share from here let people in without it.",
  es: "Los enlaces que compartes desde aquí dejan entrar sin ella.",
});
export const savePasscodeError = defineMessage({
  en: "Failed to save the passcode",
  es: "No se pudo guardar la clave",
});
export const passcodeRemovedConfirmation = defineMessage({
  en: "Passcode removed",
  es: "Clave quitada",
});
export const passcodeRemovedMessage = defineMessage({
  en: "Everybody with the link can look.",
  es: "Quien tenga el enlace puede mirar.",
});
export const removePasscodeError = defineMessage({
  en: "Failed to remove the passcode",
  es: "No se pudo quitar la clave",
});

export const surprisesTitle = defineMessage({ en: "Surprises", es: "Sorpresas" });
export const surprisesDescription = defineMessage({
  en: "For a child who reads the page too. Bought and held gifts quietly disappear from the list, nothing shows how far a group gift has come, and the wall says “Grandma · a gift” until the gift arrives. You still see everything in your dashboard, so you can coordinate, say thank you, and not buy it twice.",
  es: "Para peques que también leen la página. Lo comprado y lo apartado salen de la lista sin decir nada, no se ve cuánto se ha juntado para un regalo en grupo, y el muro dice «Abuela · un regalo» hasta que el regalo llega. Tú sigues viendo todo en tu panel, para coordinar, agradecer y no comprarlo dos veces.",
});
export const surpriseSwitchLabel = defineMessage({
  en: (child: string) => `Keep ${child}'s gifts a surprise`,
  es: (child) => `Que los regalos de ${child} sean sorpresa`,
});
export const surpriseOnDescription = defineMessage({
  en: (child: string) => `On: ${child}'s page shows who gave, but not what.`,
  es: (child) => `Encendido: la página de ${child} dice quién regaló, pero no qué.`,
});
export const surpriseOffDescription = defineMessage({
  en: (child: string) => `Off: ${child}'s page shows who gave what.`,
  es: (child) => `Apagado: la página de ${child} dice quién regaló qué.`,
});

export const sharingTitle = defineMessage({ en: "Sharing", es: "Al compartir" });
export const sharingDescription = defineMessage({
  en: "When you send a page's link in a chat, the chat shows a small preview of it.",
  es: "Cuando envías el enlace de una página en un chat, el chat muestra una pequeña vista previa.",
});
export const linkPreviewAvatarLabel = defineMessage({
  en: "Show the photo in link previews",
  es: "Mostrar la foto en las vistas previas",
});
export const linkPreviewAvatarDescription = defineMessage({
  en: "Off: a preview shows your child's first name only. On: it shows the photo too.",
  es: "Apagado: la vista previa solo muestra el nombre de tu peque. Encendido: también muestra la foto.",
});
