import { say } from "../say.ts";

export const whoGaveLately = say({ en: "Who gave lately", es: "Últimos regalos" });
export const noGiftsYet = say({ en: "No gifts yet", es: "Todavía no hay regalos" });
export const shareTheHub = say({
  en: (child: string) => `Share ${child}'s hub, and the first gift will show up here.`,
  es: (child) => `Comparte la página de ${child} y aquí verás el primer regalo.`,
});
export const recordContribution = say({ en: "Record a contribution", es: "Anotar un aporte" });
export const recordAnotherGift = say({
  en: "Record another gift",
  es: "Anotar otro regalo",
});
export const dismissed = say({ en: "Dismissed", es: "Descartado" });
export const correctTheName = say({ en: "Correct the name", es: "Corregir el nombre" });
export const takeConfirmationBack = say({
  en: "Take the confirmation back",
  es: "Quitar la confirmación",
});
export const bringItBack = say({ en: "Bring it back", es: "Recuperarlo" });
export const takeOffTheWall = say({ en: "Take off the wall", es: "Quitar del muro" });
export const putBackOnTheWall = say({
  en: "Put back on the wall",
  es: "Devolver al muro",
});
export const toThe529 = say({
  en: (dollars: string) => `${dollars} to the 529`,
  es: (dollars) => `${dollars} para el 529`,
});
export const contributed = say({
  en: (dollars: string) => `${dollars} contributed`,
  es: (dollars) => `Aporte de ${dollars}`,
});
export const couldntChange = say({
  en: "Couldn't change the contribution",
  es: "No se pudo cambiar el aporte",
});
export const wallNotUpdated = say({
  en: "Couldn't change the wall",
  es: "No se pudo cambiar el muro",
});
export const giftWords = say({
  en: (words: string) => `“${words}”`,
  es: (words) => `«${words}»`,
});
