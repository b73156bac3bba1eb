import { say } from "../say.ts";

export const nothingYet = say({
  en: "Nothing yet. What you send is kept here.",
  es: "Todavía nada. Lo que envíes se guarda aquí.",
});
export const sentThankYous = say({ en: "Sent thank-yous", es: "Agradecimientos enviados" });
export const sentAHeart = say({
  en: (giver: string | null) => `${giver ?? "An anonymous giver"} sent a heart`,
  es: (giver) => `${giver ?? "Alguien anónimo"} envió un corazón`,
});
/** States which parent wrote a thank-you, in a family of two parents. */
export const fromParent = say({
  en: (parent: string) => `From ${parent}`,
  es: (parent) => `De ${parent}`,
});
export const putBackInQueue = say({
  en: "Put back in the queue",
  es: "Devolver a los pendientes",
});
export const putBackOf = say({
  en: (giver: string) => `Put back in the queue: ${giver}`,
  es: (giver) => `Devolver a los pendientes: ${giver}`,
});
