import { say } from "../say.ts";

export const closeOf = say({
  en: (wish: string) => `Close: ${wish}`,
  es: (wish) => `Cerrar: ${wish}`,
});
export const chooseAWish = say({
  en: "Choose a wish to see it here.",
  es: "Elige un deseo para verlo aquí.",
});
export const viewAt = say({
  en: (site: string) => `View at ${site}`,
  es: (site) => `Ver en ${site}`,
});
export const whoHoldsIt = say({ en: "Who holds it", es: "Quién lo tiene apartado" });
export const releaseOf = say({
  en: (hold: string) => `Release: ${hold}`,
  es: (hold) => `Liberar: ${hold}`,
});
export const releaseVisitor = say({
  en: (count: number) => `Release all ${count} they hold`,
  es: (count) => `Liberar los ${count} que apartó`,
});
export const whoGaveIt = say({ en: "Who gave it", es: "Quién lo regaló" });
export const itArrived = say({ en: "It arrived", es: "Ya llegó" });
export const itArrivedOf = say({
  en: (giver: string) => `It arrived: ${giver}`,
  es: (giver) => `Ya llegó: ${giver}`,
});
export const notYet = say({ en: "Not yet", es: "Todavía no" });
export const notYetOf = say({
  en: (giver: string) => `Not yet: ${giver}`,
  es: (giver) => `Todavía no: ${giver}`,
});
export const putBack = say({ en: "Put back", es: "Devolver" });
export const putBackOf = say({
  en: (giver: string) => `Put back: ${giver}`,
  es: (giver) => `Devolver: ${giver}`,
});
export const whoChippedIn = say({ en: "Who chipped in", es: "Quiénes aportaron" });
export const dayNotConfirmed = say({
  en: (day: string) => `${day}, not confirmed yet`,
  es: (day) => `${day}, sin confirmar`,
});
