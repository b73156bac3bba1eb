import { defineMessage, selectPluralForm } from "../define-message.ts";

export const groupGiftDescription = defineMessage({
  en: (gift: string) => `Chip in for “${gift}”. We'll buy it.`,
  es: (gift) => `Aporta para «${gift}». Nosotros lo compramos.`,
});
export const groupGiftWithoutLinkDescription = defineMessage({
  en: "The family is collecting for this one and will buy it. Ask them how you can chip in.",
  es: "La familia está juntando para este regalo y lo compra. Pregúntales cómo puedes aportar.",
});
export const contributeButton = defineMessage({ en: "Chip in", es: "Aportar" });
export const contributeButtonSuffix = defineMessage({
  en: (gift: string) => `to ${gift}`,
  es: (gift) => `para ${gift}`,
});
export const groupGiftShopLink = defineMessage({
  en: (shop: string) => `See it at ${shop}`,
  es: (shop) => `Verlo en ${shop}`,
});
export const activityLink = defineMessage({
  en: (shop: string) => `Read more at ${shop}`,
  es: (shop) => `Leer más en ${shop}`,
});
export const fundingProgressStatus = defineMessage({
  en: (received: string, goal: string) => `${received} of ${goal}`,
  es: (received, goal) => `${received} de ${goal}`,
});
export const fundingBarAriaLabel = defineMessage({
  en: (gift: string) => `${gift}: funded`,
  es: (gift) => `${gift}: lo reunido`,
});
export const fullyFundedStatus = defineMessage({ en: "Fully funded", es: "Ya se reunió todo" });
export const fundingNeededStatus = defineMessage({
  en: (needed: string, goal: string) => `${needed} needed of ${goal}`,
  es: (needed, goal) => `Faltan ${needed} de ${goal}`,
});
export const fundingGoalLabel = defineMessage({
  en: (goal: string) => `Goal: ${goal}`,
  es: (goal) => `Meta: ${goal}`,
});
export const wishlistHeading = defineMessage({ en: "Wishlist", es: "Lista de deseos" });
export const emptyWishlistMessage = defineMessage({
  en: "Check back soon. More ideas are on the way.",
  es: (child: string) => `Vuelve pronto: la familia de ${child} pone aquí nuevas ideas.`,
});
export const pausedWishlistDescription = defineMessage({
  en: "Gifts can't be recorded right now, so please ask the family before you buy.",
  es: "Por ahora no se pueden registrar regalos, así que pregúntale a la familia antes de comprar.",
});
export const wishlistDescription = defineMessage({
  en: "Buy it wherever you like, then tell us, so no one buys it twice.",
  es: "Cómpralo donde quieras y luego avísanos, para que nadie lo regale dos veces.",
});
export const showAllWishesButton = defineMessage({
  en: (count: number) => `Show all ${count} wishes`,
  es: (count) => `Ver los ${count} deseos`,
});
export const reportOffListGiftButton = defineMessage({
  en: "I gave something else",
  es: "Regalé otra cosa",
});
export const proposeWishLink = defineMessage({ en: "Suggest an idea", es: "Sugerir una idea" });
export const openWishesInPrioritiesTitle = defineMessage({
  en: "The wishes left are under Top Priorities",
  es: "Los deseos pendientes están en «Lo más importante»",
});
export const allWishesGivenTitle = defineMessage({
  en: "Every wish has been granted",
  es: "Ya se cumplieron todos los deseos",
});
export const noOpenWishesTitle = defineMessage({
  en: "No wishes right now",
  es: "Ahora no hay deseos",
});
export const emptyWishlistTitle = defineMessage({
  en: "No wishes yet",
  es: "Todavía no hay deseos",
});
export const ownHoldStatus = defineMessage({
  en: "You're getting this",
  es: "Tú lo apartaste",
});
export const getWishButton = defineMessage({ en: "I'll get this", es: "Yo lo regalo" });
export const reportPurchaseButton = defineMessage({ en: "I bought it", es: "Ya lo compré" });
export const viewInShopLink = defineMessage({ en: "View in the shop", es: "Ver en la tienda" });
export const viewAtShopLink = defineMessage({
  en: (shop: string) => `View at ${shop}`,
  es: (shop) => `Ver en ${shop}`,
});
export const approximatePriceLabel = defineMessage({
  en: (price: string) => `about ${price}`,
  es: (price) => `unos ${price}`,
});
export const otherHoldsStatus = defineMessage({
  en: (count: number) =>
    selectPluralForm(count, {
      one: "Someone is getting this",
      other: `${count} people are getting this`,
    }),
  es: (count) =>
    selectPluralForm(count, {
      one: "Alguien ya lo apartó",
      other: `${count} personas ya lo apartaron`,
    }),
});
