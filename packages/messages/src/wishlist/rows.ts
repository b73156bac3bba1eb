import { ANONYMOUS_GIVER_NAME } from "@giftling/domain/hub/wall";
import { defineMessage, selectPluralForm } from "../define-message.ts";

/** Displayed names of a wish's statuses, by English name (rule: pieces). */
const WISH_STATUS_LABELS = {
  Purchased: defineMessage({ en: "Purchased", es: "Comprado" }),
  "Put away": defineMessage({ en: "Put away", es: "Guardado" }),
  Draft: defineMessage({ en: "Draft", es: "Borrador" }),
  Held: defineMessage({ en: "Held", es: "Apartado" }),
  "Partly given": defineMessage({ en: "Partly given", es: "Regalado en parte" }),
  Available: defineMessage({ en: "Available", es: "Disponible" }),
};
export type WishStatusName = keyof typeof WISH_STATUS_LABELS;
export const getWishStatusLabel = (status: WishStatusName): string => WISH_STATUS_LABELS[status]();

export const anyQuantityLabel = defineMessage({ en: "Any number", es: "Cualquier cantidad" });
export const anyQuantityGivenStatus = defineMessage({
  en: (given: number) => `Any number · ${given} given`,
  es: (given) =>
    selectPluralForm(given, {
      one: "Cualquier cantidad · 1 regalado",
      other: `Cualquier cantidad · ${given} regalados`,
    }),
});
export const allGivenStatus = defineMessage({
  en: (quantity: number) => `All ${quantity} given`,
  es: (quantity) => `Ya se regalaron los ${quantity}`,
});

/** Name of the current parent as the giver, after "by" or "from". */
export const parentGiverInlineName = defineMessage({ en: "you", es: "ti" });
export const anonymousGiverName = defineMessage({
  en: ANONYMOUS_GIVER_NAME,
  es: "alguien anónimo",
});
/** Name of the current parent as the giver, without a preposition. */
export const parentGiverName = defineMessage({ en: "You", es: "Tú" });
export const groupedGiversLabel = defineMessage({
  en: (giver: string, others: number) => `${giver} and ${others} others`,
  es: (giver, others) => `${giver} y ${others} más`,
});
export const giverInlineLabel = defineMessage({
  en: (giver: string) => `from ${giver}`,
  es: (giver) => `de ${giver}`,
});
/** Line that names a gift's giver, such as "From Ana". */
export const giverLabel = defineMessage({
  en: (giver: string) => `From ${giver}`,
  es: (giver) => `De ${giver}`,
});
/** Label of a gift of several units. `what` is the name of the giver or the day of the gift. */
export const unitCountLabel = defineMessage({
  en: (what: string, count: number) => `${what}, ${count} pieces`,
  es: (what, count) => `${what}, ${count} piezas`,
});

const somebody = defineMessage({ en: "somebody", es: "alguien" });
/** Name of the holder and end time of a hold. Follows the word "Held" in a wishlist row. */
export const holderLabel = defineMessage({
  en: (holder: string | null, end: string) => `by ${holder ?? somebody()} until ${end}`,
  es: (holder, end) => `por ${holder ?? somebody()} hasta ${/^\d/.test(end) ? `el ${end}` : end}`,
});
export const heldStatus = defineMessage({
  en: (holder: string | null, end: string) => `Held ${holderLabel(holder, end)}`,
  es: (holder, end) => `Apartado ${holderLabel(holder, end)}`,
});
export const heldUnitsStatus = defineMessage({
  en: (count: number) => `${count} held`,
  es: (count) => selectPluralForm(count, { one: "1 apartado", other: `${count} apartados` }),
});

/** Label of a wish without a link (rule: ideas). */
export const ideaLabel = defineMessage({ en: "Idea", es: "Idea" });

export const fundingProgressLabel = defineMessage({
  en: (received: string, goal: string) => `${received} of ${goal}`,
  es: (received, goal) => `${received} de ${goal}`,
});

export const addUrlButton = defineMessage({ en: "Add its link", es: "Agregar su enlace" });
export const publishButton = defineMessage({ en: "Put on the list", es: "Poner en la lista" });
export const publishIdeaButton = defineMessage({
  en: "Put on the list as an idea",
  es: "Poner en la lista como idea",
});
export const restoreWishButton = defineMessage({ en: "Bring back", es: "Recuperar" });
export const returnToWishlistButton = defineMessage({
  en: "Put back on the list",
  es: "Devolver a la lista",
});
export const restoreAllWishesButton = defineMessage({
  en: "Put all back on the list",
  es: "Devolver todo a la lista",
});
export const releaseHoldButton = defineMessage({ en: "Release", es: "Liberar" });
export const releaseAllHoldsButton = defineMessage({ en: "Release all", es: "Liberar todo" });
export const archiveButton = defineMessage({ en: "Put away", es: "Guardar aparte" });
export const makeDraftButton = defineMessage({ en: "Make it a draft", es: "Pasar a borrador" });
export const markOnePurchasedButton = defineMessage({
  en: "Mark one as purchased",
  es: "Marcar uno como comprado",
});
export const markRemainingPurchasedButton = defineMessage({
  en: "Mark the rest as purchased",
  es: "Marcar el resto como comprado",
});
export const markPurchasedButton = defineMessage({
  en: "Mark as purchased",
  es: "Marcar como comprado",
});
export const purchaseGiverTitle = defineMessage({
  en: (wish: string) => `Who bought “${wish}”?`,
  es: (wish) => `¿Quién compró «${wish}»?`,
});
export const parentPurchaseLabel = defineMessage({ en: "Us", es: "Nosotros" });
export const supporterPurchaseLabel = defineMessage({
  en: "A relative or a friend",
  es: "Un familiar o amigo",
});
export const supporterPurchaseDescription = defineMessage({
  en: "Their name goes on the wall, and their thank-you waits for you.",
  es: "Su nombre aparece en el muro, y su agradecimiento te espera.",
});
