import { defineMessage } from "../define-message.ts";

export const cardTitle = defineMessage({
  en: (child: string) => `A thank-you from ${child}`,
  es: (child) => `Un agradecimiento de ${child}`,
});
export const cardDescription = defineMessage({
  en: "A thank-you card",
  es: "Una tarjeta de agradecimiento",
});
export const recipientLabel = defineMessage({
  en: (giver: string) => `for ${giver}`,
  es: (giver) => `para ${giver}`,
});
/** Signature of a thank-you card. `writer` is the parent who wrote the card, in a family with several parents. */
export const cardSignature = defineMessage({
  en: (child: string, writer: string | null) =>
    writer === null ? `${child} and family` : `${writer}, ${child} and family`,
  es: (child, writer) =>
    writer === null ? `${child} y su familia` : `${writer}, ${child} y su familia`,
});
export const hubLink = defineMessage({
  en: (child: string) => `See ${child}'s page`,
  es: (child) => `Ver la página de ${child}`,
});
export const brandingNote = defineMessage({
  en: "Sent with {product}",
  es: "Enviado con {product}",
});
export const loadErrorTitle = defineMessage({
  en: "We couldn't open this thank-you",
  es: "No pudimos abrir este agradecimiento",
});
export const loadErrorMessage = defineMessage({
  en: "Please check your connection, then try again in a moment.",
  es: "Revisa tu conexión e inténtalo otra vez en un momento.",
});
export const notFoundTitle = defineMessage({
  en: "Thank-you not found",
  es: "No encontramos este agradecimiento",
});
export const notFoundHeading = defineMessage({
  en: "This card isn't here",
  es: "Esta tarjeta no está aquí",
});
export const notFoundMessage = defineMessage({
  en: "The link may be incomplete, or the family has taken it away. Please ask them to send it again.",
  es: "Puede que el enlace esté incompleto o que la familia lo haya quitado. Pídeles que te lo envíen otra vez.",
});
export const heartSentConfirmation = defineMessage({
  en: (child: string) => `Your heart is sent. ${child}'s family will see it.`,
  es: (child) => `Tu corazón va en camino. La familia de ${child} lo verá.`,
});
export const sendHeartButton = defineMessage({ en: "Send a heart back", es: "Enviar un corazón" });
const HEART_REFUSED_MESSAGES = {
  own: defineMessage({
    en: "This is your own card. The person it is for finds “Send a heart back” here.",
    es: "Esta es tu propia tarjeta. Quien la reciba verá aquí «Enviar un corazón».",
  }),
  paused: defineMessage({
    en: "The family is taking a little break from new messages right now.",
    es: "La familia se está tomando un descanso de mensajes nuevos.",
  }),
};
/** States why a giver cannot send a heart. */
export const getHeartDeniedMessage = (why: keyof typeof HEART_REFUSED_MESSAGES): string =>
  HEART_REFUSED_MESSAGES[why]();
export const sendHeartError = defineMessage({
  en: "That didn't go through. Please try again.",
  es: "No se pudo enviar. Inténtalo otra vez.",
});
