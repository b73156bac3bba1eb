import { defineMessage } from "../define-message.ts";

export const noSentThankYousMessage = defineMessage({
  en: "Nothing yet. What you send is kept here.",
  es: "Todavía nada. Lo que envíes se guarda aquí.",
});
export const sentThankYousAriaLabel = defineMessage({
  en: "Sent thank-yous",
  es: "Agradecimientos enviados",
});
export const heartReceivedStatus = defineMessage({
  en: (giver: string | null) => `${giver ?? "An anonymous giver"} sent a heart`,
  es: (giver) => `${giver ?? "Alguien anónimo"} envió un corazón`,
});
/** Label that names the parent who wrote a thank-you, for a family with several parents. */
export const authorLabel = defineMessage({
  en: (parent: string) => `From ${parent}`,
  es: (parent) => `De ${parent}`,
});
export const returnToQueueButton = defineMessage({
  en: "Put back in the queue",
  es: "Devolver a los pendientes",
});
export const returnToQueueAriaLabel = defineMessage({
  en: (giver: string) => `Put back in the queue: ${giver}`,
  es: (giver) => `Devolver a los pendientes: ${giver}`,
});
