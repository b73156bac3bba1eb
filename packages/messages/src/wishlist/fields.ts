import { say } from "../say.ts";

export const giftFor = say({
  en: (child: string) => `A gift for ${child}`,
  es: (child) => `Un regalo para ${child}`,
});
export const addToTheWishlist = say({
  en: "Add to the wishlist",
  es: "Agregar a la lista",
});
export const keepAsDraft = say({ en: "Keep as a draft", es: "Dejar como borrador" });
export const savedAsDraft = say({
  en: (wish: string) => `“${wish}” is saved as a draft`,
  es: (wish) => `«${wish}» se guardó como borrador`,
});
export const isOnTheWishlist = say({
  en: (wish: string) => `“${wish}” is on the wishlist`,
  es: (wish) => `«${wish}» está en la lista de deseos`,
});

/** Kind of a wish. */
export type Kind = "gift" | "groupGift" | "activity";
const NAMES: Readonly<Record<Kind, () => string>> = {
  gift: say({ en: "Gift", es: "Regalo" }),
  groupGift: say({ en: "Group gift", es: "Entre todos" }),
  activity: say({ en: "Activity", es: "Actividad" }),
};
export const kindName = (kind: Kind): string => NAMES[kind]();
const ITS = {
  gift: say({ en: "It's a gift", es: "Es un regalo" }),
  groupGift: say({ en: "It's a group gift", es: "Es un regalo entre todos" }),
  activity: say({ en: "It's an activity", es: "Es una actividad" }),
};
export const itsA = (kind: Kind): string => ITS[kind]();
const EDIT = {
  gift: say({ en: "Edit the gift", es: "Editar el regalo" }),
  groupGift: say({ en: "Edit the group gift", es: "Editar el regalo entre todos" }),
  activity: say({ en: "Edit the activity", es: "Editar la actividad" }),
};
export const editThe = (kind: Kind): string => EDIT[kind]();
export const whatItIs = say({ en: "What it is", es: "Qué es" });
export const groupGiftHint = say({
  en: "A bike, a swing set: relatives chip in, and you buy it.",
  es: "Una bici, un columpio: familiares y amigos aportan y tú lo compras.",
});
/** States that the page needs a payment link first. `{link}` is replaced by a link with the text `addAPaymentLink`. */
export const needsAWay = say({
  en: "For that the page needs a way to send you money, such as Venmo or PayPal. {link} first; what you typed here stays.",
  es: "Para eso la página necesita una forma de enviarte dinero, como Venmo o PayPal. Primero {link}; lo que escribiste aquí se queda.",
});
export const addAPaymentLink = say({
  en: "Add a payment link",
  es: "agrega un enlace de pago",
});
export const activityHint = say({
  en: "Lessons, a camp, a trip: relatives can chip in toward a goal.",
  es: "Clases, un campamento, un viaje: familiares y amigos pueden aportar hasta llegar a una meta.",
});

export const name = say({ en: "Name", es: "Nombre" });
export const pasteOrType = say({
  en: "Paste a link or type a name",
  es: "Pega un enlace o escribe un nombre",
});
export const noNameYet = say({ en: "No name yet", es: "Todavía sin nombre" });
export const webAddress = say({ en: "Web address", es: "Dirección web" });
export const webAddressOptional = say({
  en: "Web address (optional)",
  es: "Dirección web (opcional)",
});
/** Hint below a field that cannot be changed while somebody is giving the wish (rule: pieces). */
export const staysAsItIs = say({
  en: "Stays as it is: somebody is giving this.",
  es: "Se queda así: alguien lo está regalando.",
});
export const picture = say({ en: "Picture (optional)", es: "Imagen (opcional)" });
export const shopsPicture = say({
  en: "Use the shop's picture",
  es: "Usar la imagen de la tienda",
});
export const note = say({ en: "Note (optional)", es: "Nota (opcional)" });
export const activityNoteSample = say({
  en: "What it is, and why",
  es: "Qué es y por qué",
});
export const giftNoteSample = say({
  en: "Size, color, or why",
  es: "Talla, color o por qué",
});
export const more = say({ en: "More", es: "Más" });
export const price = say({ en: "Price (optional)", es: "Precio (opcional)" });
export const priceSample = say({ en: "about $30", es: "unos $30" });
export const howMany = say({ en: "How many", es: "Cuántos" });
export const whatItCosts = say({ en: "What it costs", es: "Cuánto cuesta" });
export const fundingGoal = say({ en: "Funding goal (optional)", es: "Meta (opcional)" });
export const inDollars = say({ en: "In dollars", es: "En dólares" });
export const receivedSoFar = say({
  en: "Received so far (optional)",
  es: "Recibido hasta ahora (opcional)",
});
export const inDollarsAndAdded = say({
  en: "In dollars. Chip-ins that you confirm are added by themselves.",
  es: "En dólares. Los aportes que confirmas se suman solos.",
});
