import { defineMessage } from "../define-message.ts";

export const closeAriaLabel = defineMessage({
  en: (wish: string) => `Close: ${wish}`,
  es: (wish) => `Cerrar: ${wish}`,
});
export const selectWishHint = defineMessage({
  en: "Choose a wish to see it here.",
  es: "Elige un deseo para verlo aquí.",
});
export const shopLink = defineMessage({
  en: (site: string) => `View at ${site}`,
  es: (site) => `Ver en ${site}`,
});
export const holdersAriaLabel = defineMessage({
  en: "Who holds it",
  es: "Quién lo tiene apartado",
});
export const releaseHoldAriaLabel = defineMessage({
  en: (hold: string) => `Release: ${hold}`,
  es: (hold) => `Liberar: ${hold}`,
});
export const releaseVisitorHoldsButton = defineMessage({
  en: (count: number) => `Release all ${count} they hold`,
  es: (count) => `Liberar los ${count} que apartó`,
});
export const giversHeading = defineMessage({ en: "Who gave it", es: "Quién lo regaló" });
export const markNotReceivedButton = defineMessage({
  en: "Mark as not arrived",
  es: "Marcar que no llegó",
});
export const markNotReceivedAriaLabel = defineMessage({
  en: (giver: string) => `Mark as not arrived: ${giver}`,
  es: (giver) => `Marcar que no llegó: ${giver}`,
});
export const undoPurchaseButton = defineMessage({ en: "Put back", es: "Devolver" });
export const undoPurchaseAriaLabel = defineMessage({
  en: (giver: string) => `Put back: ${giver}`,
  es: (giver) => `Devolver: ${giver}`,
});
export const contributorsHeading = defineMessage({ en: "Who chipped in", es: "Quiénes aportaron" });
export const unconfirmedContributionStatus = defineMessage({
  en: (day: string) => `${day}, not confirmed yet`,
  es: (day) => `${day}, sin confirmar`,
});
