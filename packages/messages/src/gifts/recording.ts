import { defineMessage, selectPluralForm } from "../define-message.ts";

export const contributionRecordedConfirmation = defineMessage({
  en: "The contribution is recorded",
  es: "El aporte quedó anotado",
});
export const recordGiftButton = defineMessage({ en: "Record it", es: "Anotarlo" });
export const giverNameLabel = defineMessage({ en: "Who gave it", es: "Quién lo dio" });
export const anonymousLabel = defineMessage({
  en: "The giver stays anonymous",
  es: "La persona prefiere no dar su nombre",
});
export const amountLabel = defineMessage({ en: "Amount", es: "Cantidad" });
export const destinationLabel = defineMessage({ en: "What it went to", es: "Para qué fue" });
export const otherDestinationLabel = defineMessage({ en: "Something else", es: "Otra cosa" });
export const plan529Label = defineMessage({ en: "The 529 plan", es: "El plan 529" });
export const dateLabel = defineMessage({ en: "Day", es: "Día" });
export const giftRecordedConfirmation = defineMessage({
  en: "The gift is recorded, and ready for your thanks",
  es: "El regalo quedó anotado y espera su agradecimiento",
});
export const giftNameLabel = defineMessage({ en: "What it was", es: "Qué fue" });
export const giftNameDescription = defineMessage({
  en: "A gift that wasn't on the list",
  es: "Un regalo que no estaba en la lista",
});
export const assignGiftTitle = defineMessage({
  en: "Which wish was it?",
  es: "¿Qué deseo era?",
});
export const assignGiftDescription = defineMessage({
  en: "The wish then counts as bought with this gift. Who gave it, their words and your thanks stay.",
  es: "El deseo queda como comprado con este regalo. Quién lo dio, sus palabras y tu agradecimiento se conservan.",
});
export const noOpenWishesMessage = defineMessage({
  en: "There is no open wish on the list.",
  es: "No hay ningún deseo libre en la lista.",
});
export const wishLabel = defineMessage({ en: "Wish", es: "Deseo" });
export const chooseWishPlaceholder = defineMessage({ en: "Choose a wish", es: "Elige un deseo" });
export const wishRequiredError = defineMessage({
  en: "Please choose a wish.",
  es: "Elige un deseo, por favor.",
});
export const assignButton = defineMessage({ en: "It was this", es: "Era este" });
export const giftAssignedConfirmation = defineMessage({
  en: (wish: string) => `“${wish}” is bought`,
  es: (wish) => `«${wish}» ya está comprado`,
});
export const correctedNameLabel = defineMessage({ en: "Name", es: "Nombre" });
export const correctedNameDescription = defineMessage({
  en: "It changes on the page, in the lists and in the thank-you.",
  es: "Cambia en la página, en las listas y en el agradecimiento.",
});
export const otherContributionsLabel = defineMessage({
  en: "In other ways",
  es: "De otras formas",
});
export const contributionsTitle = defineMessage({ en: "Where it went", es: "A dónde fue" });
export const bulkGiftUndoTitle = defineMessage({ en: "Undo a day", es: "Deshacer un día" });
export const bulkGiftUndoButton = defineMessage({ en: "Undo", es: "Deshacer" });
export const giftsUndoneTitle = defineMessage({ en: "Undone", es: "Listo, se deshizo" });
export const noGiftsToUndoMessage = defineMessage({
  en: "There was nothing left to undo.",
  es: "Ya no quedaba nada por deshacer.",
});
export const giftsUndoneMessage = defineMessage({
  en: (what: string) => `${what} undone.`,
  es: (what) => `Se deshizo: ${what}.`,
});
export const utcDateDescription = defineMessage({
  en: "From midnight to midnight, UTC.",
  es: "De medianoche a medianoche, UTC.",
});
export const bulkGiftUndoDescription = defineMessage({
  en: "Gifts that others recorded on this day go back on the wishlist, and contributions you haven't confirmed are dismissed. What you recorded or confirmed yourself stays.",
  es: "Los regalos que otros registraron ese día vuelven a la lista de deseos, y los aportes que no has confirmado se descartan. Lo que tú anotaste o confirmaste se queda.",
});
const gifts = defineMessage({
  en: (count: number) => selectPluralForm(count, { one: "1 gift", other: `${count} gifts` }),
  es: (count) => selectPluralForm(count, { one: "1 regalo", other: `${count} regalos` }),
});
const contributions = defineMessage({
  en: (count: number) =>
    selectPluralForm(count, { one: "1 contribution", other: `${count} contributions` }),
  es: (count) => selectPluralForm(count, { one: "1 aporte", other: `${count} aportes` }),
});
/** Formats the numbers of gifts and contributions, such as "3 gifts, 1 contribution". Omits a zero count. */
export const formatGiftCounts = (giftCount: number, contributionCount: number): string =>
  [
    ...(giftCount > 0 ? [gifts(giftCount)] : []),
    ...(contributionCount > 0 ? [contributions(contributionCount)] : []),
  ].join(", ");
export const dailyGiftCountsLabel = defineMessage({
  en: (day: string, taken: string) => `${day}: ${taken}`,
  es: (day, taken) => `${day}: ${taken}`,
});
export const pendingNamesAriaLabel = defineMessage({
  en: "Names to approve",
  es: "Nombres por aprobar",
});
export const pendingNamesMessage = defineMessage({
  en: (count: number) =>
    selectPluralForm(count, {
      one: "One name is waiting for your approval. Until then the page says “A friend”.",
      other: `${count} names are waiting for your approval. Until then the page says “A friend”.`,
    }),
  es: (count) =>
    selectPluralForm(count, {
      one: "Un nombre espera tu aprobación. Hasta entonces la página dice «Alguien cercano».",
      other: `${count} nombres esperan tu aprobación. Hasta entonces la página dice «Alguien cercano».`,
    }),
});
export const approveGiverNameAriaLabel = defineMessage({
  en: (name: string) => `Approve: ${name}`,
  es: (name) => `Aprobar: ${name}`,
});
export const approveAllNamesButton = defineMessage({ en: "Approve all", es: "Aprobar todos" });
