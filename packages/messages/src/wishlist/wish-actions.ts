import { defineMessage } from "../define-message.ts";

// Messages that confirm an action on a wish or report that the action failed. `wish` is the name of the wish.
export const purchaseMarkedConfirmation = defineMessage({
  en: (wish: string) => `“${wish}” is marked as purchased`,
  es: (wish) => `«${wish}» quedó como comprado`,
});
export const purchaseRestoredConfirmation = defineMessage({
  en: (wish: string) => `“${wish}” is marked as purchased again`,
  es: (wish) => `«${wish}» quedó otra vez como comprado`,
});
export const markPurchasedError = defineMessage({
  en: "Failed to mark item as purchased",
  es: "No se pudo marcar como comprado",
});
export const purchaseUnmarkedConfirmation = defineMessage({
  en: (wish: string) => `“${wish}” is on the list again`,
  es: (wish) => `«${wish}» está otra vez en la lista`,
});
export const wishRestoredConfirmation = defineMessage({
  en: (wish: string) => `“${wish}” is back on the list`,
  es: (wish) => `«${wish}» volvió a la lista`,
});
export const wishPublishedConfirmation = defineMessage({
  en: (wish: string) => `“${wish}” is now on the list`,
  es: (wish) => `«${wish}» ya está en la lista`,
});
export const draftSavedConfirmation = defineMessage({
  en: (wish: string) => `“${wish}” is a draft`,
  es: (wish) => `«${wish}» quedó como borrador`,
});
export const wishArchivedConfirmation = defineMessage({
  en: (wish: string) => `“${wish}” is put away`,
  es: (wish) => `«${wish}» se guardó aparte`,
});
export const holdsReleasedConfirmation = defineMessage({
  en: "Holds released",
  es: "Todo liberado",
});
export const wishAvailableConfirmation = defineMessage({
  en: (wish: string) => `“${wish}” can be given again`,
  es: (wish) => `«${wish}» se puede regalar otra vez`,
});
const whoeverHeldIt = defineMessage({ en: "Whoever held it", es: "Quien lo tenía apartado" });
/** States that a wish's holder will see a change of the wish. `holder` is null if the holder's name is unknown. */
export const holderNotifiedMessage = defineMessage({
  en: (holder: string | null) => `${holder ?? whoeverHeldIt()} will see it on their gift's page.`,
  es: (holder) => `${holder ?? whoeverHeldIt()} lo verá en la página de su regalo.`,
});
export const purchaseUnmarkedMessage = defineMessage({
  en: "Your mark was removed.",
  es: "Se quitó tu marca.",
});
export const giftsUndoneMessage = defineMessage({
  en: (count: number) => `${count} gifts were removed.`,
  es: (count) => `Se quitaron ${count} regalos.`,
});
export const giftUndoneMessage = defineMessage({
  en: "The gift was removed.",
  es: "Se quitó el regalo.",
});
export const giverGiftUndoneMessage = defineMessage({
  en: (giver: string) => `${giver}'s gift was removed.`,
  es: (giver) => `Se quitó el regalo de ${giver}.`,
});
export const noUnitsLeftError = defineMessage({
  en: (wish: string) => `There is nothing left to mark for “${wish}”`,
  es: (wish) => `De «${wish}» ya no queda nada por marcar`,
});
export const giftReceivedConfirmation = defineMessage({
  en: (wish: string) => `“${wish}” is marked as arrived`,
  es: (wish) => `«${wish}» ya llegó`,
});
export const giftNotReceivedConfirmation = defineMessage({
  en: (wish: string) => `“${wish}” is still on its way`,
  es: (wish) => `«${wish}» todavía viene en camino`,
});
export const receiptUndoneConfirmation = defineMessage({
  en: (wish: string) => `“${wish}” is as it was before`,
  es: (wish) => `«${wish}» quedó como estaba`,
});
