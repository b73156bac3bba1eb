import type { Currency } from "@giftling/domain/money/currency";
import { getAmountHint } from "../currency-names.ts";
import { defineMessage } from "../define-message.ts";

export const addWishTitle = defineMessage({
  en: (child: string) => `A gift for ${child}`,
  es: (child) => `Un regalo para ${child}`,
});
export const addWishButton = defineMessage({
  en: "Add to the wishlist",
  es: "Agregar a la lista",
});
export const saveDraftButton = defineMessage({ en: "Keep as a draft", es: "Dejar como borrador" });
export const draftSavedConfirmation = defineMessage({
  en: (wish: string) => `“${wish}” is saved as a draft`,
  es: (wish) => `«${wish}» se guardó como borrador`,
});
export const wishAddedConfirmation = defineMessage({
  en: (wish: string) => `“${wish}” is on the wishlist`,
  es: (wish) => `«${wish}» está en la lista de deseos`,
});

export type WishKind = "gift" | "groupGift" | "activity";
const WISH_KIND_LABELS: Readonly<Record<WishKind, () => string>> = {
  gift: defineMessage({ en: "Gift", es: "Regalo" }),
  groupGift: defineMessage({ en: "Group gift", es: "Entre todos" }),
  activity: defineMessage({ en: "Activity", es: "Actividad" }),
};
export const getWishKindLabel = (kind: WishKind): string => WISH_KIND_LABELS[kind]();
const WISH_KIND_ARIA_LABELS = {
  gift: defineMessage({ en: "It's a gift", es: "Es un regalo" }),
  groupGift: defineMessage({ en: "It's a group gift", es: "Es un regalo entre todos" }),
  activity: defineMessage({ en: "It's an activity", es: "Es una actividad" }),
};
export const getWishKindAriaLabel = (kind: WishKind): string => WISH_KIND_ARIA_LABELS[kind]();
const EDIT_WISH_TITLES = {
  gift: defineMessage({ en: "Edit the gift", es: "Editar el regalo" }),
  groupGift: defineMessage({ en: "Edit the group gift", es: "Editar el regalo entre todos" }),
  activity: defineMessage({ en: "Edit the activity", es: "Editar la actividad" }),
  idea: defineMessage({ en: "Edit the idea", es: "Editar la idea" }),
};
export const getEditWishTitle = (kind: keyof typeof EDIT_WISH_TITLES): string =>
  EDIT_WISH_TITLES[kind]();
export const wishKindLabel = defineMessage({ en: "What it is", es: "Qué es" });
export const groupGiftHint = defineMessage({
  en: "A bike, a swing set: relatives chip in, and you buy it.",
  es: "Una bici, un columpio: familiares y amigos aportan y tú lo compras.",
});
/** States that a payment link is required. `{link}` is the placeholder for a link labeled `addPaymentLinkLabel`. */
export const paymentLinkRequiredMessage = defineMessage({
  en: "The page needs a way to send you money first, such as Venmo or PayPal. {link}; what you typed here stays.",
  es: "Para eso la página necesita una forma de enviarte dinero, como Venmo o PayPal. Primero {link}; lo que escribiste aquí se queda.",
});
export const addPaymentLinkLabel = defineMessage({
  en: "Add a payment link",
  es: "agrega un enlace de pago",
});
export const activityHint = defineMessage({
  en: "Lessons, a camp, a trip: relatives can chip in toward a goal.",
  es: "Clases, un campamento, un viaje: familiares y amigos pueden aportar hasta llegar a una meta.",
});

export const nameLabel = defineMessage({ en: "Name", es: "Nombre" });
export const namePlaceholder = defineMessage({
  en: "Paste a link or type a name",
  es: "Pega un enlace o escribe un nombre",
});
/** Hint that the Enter key adds a wish and leaves the form open for the next wish. */
export const enterToAddHint = defineMessage({
  en: "Enter adds it, ready for the next one.",
  es: "Con Enter se agrega, y sigues con el siguiente.",
});
export const missingNameLabel = defineMessage({ en: "No name yet", es: "Todavía sin nombre" });
export const urlLabel = defineMessage({ en: "Web address", es: "Dirección web" });
export const optionalUrlLabel = defineMessage({
  en: "Web address (optional)",
  es: "Dirección web (opcional)",
});
/** Hint below the optional URL of a gift (rule: ideas). */
export const ideaHint = defineMessage({
  en: "Without one it's an idea, like “any puzzle”. Whoever gives it picks one.",
  es: "Sin ella es una idea, como «cualquier rompecabezas». Quien la regale elige cuál.",
});
/** Hint below a field that cannot be changed while the wish has a hold or a gift (rule: pieces). */
export const lockedFieldHint = defineMessage({
  en: "Stays as it is: somebody is giving this.",
  es: "Se queda así: alguien lo está regalando.",
});
export const pictureLabel = defineMessage({ en: "Picture (optional)", es: "Imagen (opcional)" });
export const applyShopPictureButton = defineMessage({
  en: "Use the shop's picture",
  es: "Usar la imagen de la tienda",
});
export const noteLabel = defineMessage({ en: "Note (optional)", es: "Nota (opcional)" });
export const activityNotePlaceholder = defineMessage({
  en: "What it is, and why",
  es: "Qué es y por qué",
});
export const giftNotePlaceholder = defineMessage({
  en: "Size, color, or why",
  es: "Talla, color o por qué",
});
export const showMoreFieldsButton = defineMessage({ en: "More", es: "Más" });
export const priceLabel = defineMessage({ en: "Price (optional)", es: "Precio (opcional)" });
export const pricePlaceholder = defineMessage({ en: "about $30", es: "unos $30" });
export const quantityLabel = defineMessage({ en: "How many", es: "Cuántos" });
export const costLabel = defineMessage({ en: "What it costs", es: "Cuánto cuesta" });
export const fundingGoalLabel = defineMessage({
  en: "Funding goal (optional)",
  es: "Meta (opcional)",
});
export const receivedAmountLabel = defineMessage({
  en: "Received so far (optional)",
  es: "Recibido hasta ahora (opcional)",
});
const receivedHint = defineMessage({
  en: (unit: string) => `${unit}. Chip-ins that you confirm are added automatically.`,
  es: (unit) => `${unit}. Los aportes que confirmas se suman solos.`,
});
export const getReceivedAmountHint = (currency: Currency | undefined): string =>
  receivedHint(getAmountHint(currency));
