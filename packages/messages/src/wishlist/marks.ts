import { say } from "../say.ts";

/** Message that confirms an action on a wish. The message contains the wish's name. */
export const isMarked = say({
  en: (wish: string) => `“${wish}” is marked as purchased`,
  es: (wish) => `«${wish}» quedó como comprado`,
});
export const isMarkedAgain = say({
  en: (wish: string) => `“${wish}” is marked as purchased again`,
  es: (wish) => `«${wish}» quedó otra vez como comprado`,
});
export const markFailed = say({
  en: "Failed to mark item as purchased",
  es: "No se pudo marcar como comprado",
});
export const onTheListAgain = say({
  en: (wish: string) => `“${wish}” is on the list again`,
  es: (wish) => `«${wish}» está otra vez en la lista`,
});
export const backOnTheList = say({
  en: (wish: string) => `“${wish}” is back on the list`,
  es: (wish) => `«${wish}» volvió a la lista`,
});
export const nowOnTheList = say({
  en: (wish: string) => `“${wish}” is now on the list`,
  es: (wish) => `«${wish}» ya está en la lista`,
});
export const isDraft = say({
  en: (wish: string) => `“${wish}” is a draft`,
  es: (wish) => `«${wish}» quedó como borrador`,
});
export const isPutAway = say({
  en: (wish: string) => `“${wish}” is put away`,
  es: (wish) => `«${wish}» se guardó aparte`,
});
export const holdsReleased = say({
  en: "Holds released",
  es: "Todo liberado",
});
export const canBeGivenAgain = say({
  en: (wish: string) => `“${wish}” can be given again`,
  es: (wish) => `«${wish}» se puede regalar otra vez`,
});
const whoeverHeldIt = say({ en: "Whoever held it", es: "Quien lo tenía apartado" });
/** States that the holder of a wish is notified on their gift's page. `holder` is null when the name is unknown. */
export const readsIt = say({
  en: (holder: string | null) => `${holder ?? whoeverHeldIt()} reads it on their gift's page.`,
  es: (holder) => `${holder ?? whoeverHeldIt()} lo lee en la página de su regalo.`,
});
export const yourMarkTakenBack = say({
  en: "Your mark was taken back.",
  es: "Se quitó tu marca.",
});
export const giftsTakenBack = say({
  en: (count: number) => `${count} gifts were taken back.`,
  es: (count) => `Se quitaron ${count} regalos.`,
});
export const giftTakenBack = say({
  en: "The gift was taken back.",
  es: "Se quitó el regalo.",
});
export const giftOfTakenBack = say({
  en: (giver: string) => `${giver}'s gift was taken back.`,
  es: (giver) => `Se quitó el regalo de ${giver}.`,
});
export const nothingLeftToMark = say({
  en: (wish: string) => `Nothing of “${wish}” is left to mark`,
  es: (wish) => `De «${wish}» ya no queda nada por marcar`,
});
export const hasArrived = say({
  en: (wish: string) => `“${wish}” is ticked as arrived`,
  es: (wish) => `«${wish}» ya llegó`,
});
export const stillOnItsWay = say({
  en: (wish: string) => `“${wish}” is still on its way`,
  es: (wish) => `«${wish}» todavía viene en camino`,
});
export const asItWas = say({
  en: (wish: string) => `“${wish}” is as it was before`,
  es: (wish) => `«${wish}» quedó como estaba`,
});
