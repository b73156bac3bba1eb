import { defineMessage } from "../define-message.ts";

// Messages about the stages of a gift (rule: gift-life).
export const purchasedStatus = defineMessage({ en: "Bought", es: "Comprado" });
export const purchasedByStatus = defineMessage({
  en: (giver: string) => `Bought by ${giver}`,
  es: (giver) => `Comprado por ${giver}`,
});
export const receivedTodayStatus = defineMessage({ en: "Arrived today", es: "Llegó hoy" });
export const receivedYesterdayStatus = defineMessage({ en: "Arrived yesterday", es: "Llegó ayer" });
export const receivedOnDateStatus = defineMessage({
  en: (day: string) => `Arrived ${day}`,
  es: (day) => `Llegó el ${day}`,
});
export const confirmedStatus = defineMessage({ en: "Confirmed", es: "Confirmado" });
export const thankedStatus = defineMessage({ en: "Thanked", es: "Agradecido" });
export const markReceivedButton = defineMessage({ en: "It arrived", es: "Ya llegó" });
/** Accessible name of the button that records a gift as arrived. `gift` is the name of the gift or of its giver. */
export const markReceivedAriaLabel = defineMessage({
  en: (gift: string) => `It arrived: ${gift}`,
  es: (gift) => `Ya llegó: ${gift}`,
});
export const thankGiverButton = defineMessage({ en: "Thank", es: "Agradecer" });
export const approveGiverNameButton = defineMessage({ en: "Approve", es: "Aprobar" });
export const approveGiverNameError = defineMessage({
  en: "Couldn't approve the name",
  es: "No se pudo aprobar el nombre",
});
