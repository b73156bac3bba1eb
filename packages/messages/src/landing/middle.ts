import { defineMessage } from "../define-message.ts";
import { getSiteName } from "../language.ts";

export const featuresHeading = defineMessage({
  en: "Small things that add up",
  es: "Pequeñas cosas que suman",
});
export const nudgeTitle = defineMessage({ en: "The 529 nudge", es: "El empujoncito al 529" });
export const nudgeDescription = defineMessage({
  en: "When someone buys a $30 toy, they are asked kindly whether a little more may go to the education plan. On top of the gift, never instead.",
  es: "Cuando alguien compra un juguete de $30, le preguntamos con cariño si quiere sumar un poco para los estudios. Además del regalo, nunca en su lugar.",
});
export const recommendedLabel = defineMessage({ en: "Recommended", es: "Recomendado" });
export const wallTitle = defineMessage({ en: "A Wall of Support", es: "Un Muro de cariño" });
export const wallDescription = defineMessage({
  en: "Everyone who gave is on the wall, by name or quietly. No amounts, no ranking.",
  es: "En el muro está cada persona que dio algo, con su nombre o en silencio. Sin cantidades y sin comparar.",
});
export const thankYousTitle = defineMessage({
  en: "Automated thank-yous",
  es: "Agradecimientos automáticos",
});
export const thankYousDescription = defineMessage({
  en: "Each gift lines up for its thank-you by itself. You add the kind word, and it goes out by mail or as a private card.",
  es: "Cada regalo se pone solo en la fila de los agradecimientos. Tú agregas unas palabras lindas, y salen por correo o como una tarjeta privada.",
});
export const multipleKidsTitle = defineMessage({ en: "All your children", es: "Todos tus peques" });
export const multipleKidsDescription = defineMessage({
  en: "A page for each child, and one dashboard for you.",
  es: "Una página para cada peque, y un solo panel para ti.",
});
export const analyticsTitle = defineMessage({
  en: "Family analytics",
  es: "Estadísticas de la familia",
});
export const analyticsDescription = defineMessage({
  en: "Supporters, page views and link clicks, counted without tracking anyone. Premium adds each link and day.",
  es: "Familiares y amigos, visitas y clics en los enlaces, contados sin rastrear a nadie. Premium agrega cada enlace y cada día.",
});
export const analyticsDescriptionWithoutBilling = defineMessage({
  en: "Supporters, page views and link clicks, counted without tracking anyone.",
  es: "Familiares y amigos, visitas y clics en los enlaces, contados sin rastrear a nadie.",
});
export const privacyTitle = defineMessage({ en: "Privacy first", es: "La privacidad primero" });
export const privacyDescription = defineMessage({
  en: "A first name is all a page shows of your child’s name. Search engines are asked to stay away.",
  es: "De cómo se llama tu peque, la página solo muestra el nombre de pila. A los buscadores les pedimos que no entren.",
});

export const setupStepsHeading = defineMessage({
  en: "Ready before the candles are",
  es: "Lista antes de encender las velas",
});
export const SETUP_STEPS = [
  {
    title: defineMessage({ en: "Create your account", es: "Crea tu cuenta" }),
    text: defineMessage({
      en: "It takes a minute. There is no new password.",
      es: "Toma un minuto. Sin contraseña nueva.",
    }),
  },
  {
    title: defineMessage({ en: "Build the wishlist", es: "Arma la lista de deseos" }),
    text: defineMessage({
      en: "Start with a few wishes, a registry or your 529 link. Add more whenever you like.",
      es: "Empieza con unos cuantos deseos, una lista de regalos o tu enlace del 529. Agrega más cuando quieras.",
    }),
  },
  {
    title: defineMessage({ en: "Share your page", es: "Comparte tu página" }),
    text: defineMessage({
      en: "Send its link to the family once. They need no account to open it.",
      es: "Envía su enlace a la familia una sola vez. Nadie necesita una cuenta para abrirla.",
    }),
  },
] as const;

export const demoHeading = defineMessage({
  en: "Be Emma's aunt for a minute",
  es: "Ponte un minuto en el lugar de la tía de Emma",
});
export const demoDescription = defineMessage({
  en: "Emma is made up; her page is the real thing.",
  es: "Emma es inventada; su página es de verdad.",
});
export const demoInstruction = defineMessage({
  en: (button: string) =>
    `Tap “${button}”: the wish comes off the list, so no one buys it twice, and your name goes up on the wall.`,
  es: (button) =>
    `Toca «${button}»: el deseo sale de la lista, para que nadie lo regale dos veces, y tu nombre sube al muro.`,
});
export const demoNote = defineMessage({
  en: "Nothing is saved, and no e-mail is sent.",
  es: "Nada se guarda y no se envía ningún correo.",
});
export const openDemoHubLink = defineMessage({
  en: "Open Emma's whole page",
  es: "Abrir la página completa de Emma",
});
export const visitorGiverName = defineMessage({ en: "You", es: "Tú" });
export const wallEntryAddedStatus = defineMessage({
  en: "You are on the Wall of Support.",
  es: "Ya estás en el Muro de cariño.",
});
export const purchasedWishStatus = defineMessage({
  en: "Purchased by you, off the list.",
  es: "Lo compraste tú, ya no está en la lista.",
});
export const undoPurchaseButton = defineMessage({
  en: "Put back on the list",
  es: "Devolver a la lista",
});

export const aboutHeading = defineMessage({
  en: "For the evening after the party",
  es: "Para la noche después de la fiesta",
});
export const aboutSummary = defineMessage({
  en: () =>
    `The guests are gone. The floor is full of boxes, and the college fund is as empty as it was that morning. A father built ${getSiteName()} for evenings like this one, so that a present and a little for later can come from the same page.`,
  es: () =>
    `Ya se fue todo el mundo. El piso está lleno de cajas, y el fondo para la universidad sigue tan vacío como en la mañana. Un papá creó ${getSiteName()} para noches como esta, para que un regalo y un poquito para el futuro salgan de la misma página.`,
});
export const aboutLink = defineMessage({ en: "Read the whole story", es: "Leer toda la historia" });
