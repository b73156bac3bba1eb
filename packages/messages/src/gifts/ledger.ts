import { defineMessage } from "../define-message.ts";

export const recentGiftsTitle = defineMessage({ en: "Recent gifts", es: "Últimos regalos" });
export const noGiftsTitle = defineMessage({ en: "No gifts yet", es: "Todavía no hay regalos" });
export const noGiftsMessage = defineMessage({
  en: (child: string) => `Share ${child}'s page, and the first gift will show up here.`,
  es: (child) => `Comparte la página de ${child} y aquí verás el primer regalo.`,
});
export const recordContributionButton = defineMessage({
  en: "Record a contribution",
  es: "Anotar un aporte",
});
export const recordOffListGiftButton = defineMessage({
  en: "Record another gift",
  es: "Anotar otro regalo",
});
export const dismissedStatus = defineMessage({ en: "Dismissed", es: "Descartado" });
export const offListStatus = defineMessage({ en: "Not on the list", es: "Fuera de la lista" });
export const assignGiftButton = defineMessage({
  en: "This was a wish…",
  es: "Era un deseo de la lista…",
});
export const correctGiverNameButton = defineMessage({
  en: "Correct the name",
  es: "Corregir el nombre",
});
export const revokeConfirmationButton = defineMessage({
  en: "Take the confirmation back",
  es: "Quitar la confirmación",
});
export const restoreContributionButton = defineMessage({ en: "Bring it back", es: "Recuperarlo" });
export const removeFromWallButton = defineMessage({
  en: "Take off the wall",
  es: "Quitar del muro",
});
export const showOnWallButton = defineMessage({
  en: "Put back on the wall",
  es: "Devolver al muro",
});
export const contributedTo529Label = defineMessage({
  en: (dollars: string) => `${dollars} to the 529`,
  es: (dollars) => `${dollars} para el 529`,
});
export const contributedAmountLabel = defineMessage({
  en: (dollars: string) => `${dollars} contributed`,
  es: (dollars) => `Aporte de ${dollars}`,
});
export const updateContributionError = defineMessage({
  en: "Couldn't change the contribution",
  es: "No se pudo cambiar el aporte",
});
export const updateWallError = defineMessage({
  en: "Couldn't change the wall",
  es: "No se pudo cambiar el muro",
});
export const giverMessageQuote = defineMessage({
  en: (words: string) => `“${words}”`,
  es: (words) => `«${words}»`,
});
export const viewAllGiftsAriaLabel = defineMessage({
  en: (count: number) => `See all ${count} gifts`,
  es: (count) => `Ver todo (${count}): regalos`,
});
