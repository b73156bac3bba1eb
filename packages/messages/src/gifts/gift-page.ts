import { defineMessage } from "../define-message.ts";

export const qrCodeTitle = defineMessage({
  en: "Scan it with your phone",
  es: "Escanéalo con tu teléfono",
});
export const qrCodeAriaLabel = defineMessage({
  en: "QR code of your gift's page",
  es: "Código QR de la página de tu regalo",
});
export const qrCodeDescription = defineMessage({
  en: "It opens your gift there. Show it to nobody else.",
  es: "Ahí se abre tu regalo. No se lo muestres a nadie.",
});
export const saveLinkHeading = defineMessage({
  en: "Keep this for later",
  es: "Guárdalo para después",
});
export const saveLinkDescription = defineMessage({
  en: "Only this address opens your gift, on any device. Send it to yourself, or scan it.",
  es: "Solo esta dirección abre tu regalo, en cualquier aparato. Envíatela o escanéala.",
});
export const sendLinkButton = defineMessage({ en: "Send it to myself", es: "Enviármelo" });
export const copyLinkButton = defineMessage({ en: "Copy the link", es: "Copiar el enlace" });
export const showQrCodeButton = defineMessage({ en: "Show a QR code", es: "Mostrar un código QR" });
export const confirmPurchaseTitle = defineMessage({
  en: "Did you buy this gift?",
  es: "¿Compraste este regalo?",
});
export const giverNameLabel = defineMessage({ en: "Your name", es: "Tu nombre" });
export const anonymousLabel = defineMessage({
  en: "Give anonymously",
  es: "Regalar de forma anónima",
});
export const giverMessageLabel = defineMessage({ en: "A few words", es: "Unas palabras" });
export const giverMessageDescription = defineMessage({
  en: (child: string) => `Only ${child}'s family reads them.`,
  es: (child) => `Solo la familia de ${child} las lee.`,
});
export const optionalPlaceholder = defineMessage({ en: "Optional", es: "Opcional" });
export const confirmPurchaseButton = defineMessage({
  en: "I bought this gift",
  es: "Compré este regalo",
});
export const dismissButton = defineMessage({ en: "Not yet", es: "Todavía no" });
export const viewInShopLink = defineMessage({ en: "View in the shop", es: "Ver en la tienda" });
export const recordPurchaseButton = defineMessage({ en: "I bought it", es: "Ya lo compré" });
export const extendHoldButton = defineMessage({
  en: "Hold it 48 hours longer",
  es: "Apartarlo 48 horas más",
});
export const withdrawContributionButton = defineMessage({ en: "Take it back", es: "Deshacerlo" });
export const releaseGiftButton = defineMessage({ en: "Give it back", es: "Devolverlo a la lista" });
export const hubPausedNote = defineMessage({
  en: "The family is taking a little break right now, so buying can't be recorded yet.",
  es: "La familia se está tomando un descanso, así que por ahora no se puede registrar la compra.",
});
export const recipientLabel = defineMessage({
  en: (child: string) => `for ${child}`,
  es: (child) => `para ${child}`,
});
export const giverLabel = defineMessage({
  en: (giver: string) => `from ${giver}`,
  es: (giver) => `de ${giver}`,
});
export const thankYouLink = defineMessage({
  en: (child: string) => `Open the card from ${child}'s family`,
  es: (child) => `Abrir la tarjeta de la familia de ${child}`,
});
export const hubLink = defineMessage({
  en: (child: string) => `See ${child}'s page`,
  es: (child) => `Ver la página de ${child}`,
});
export const myGiftsLink = defineMessage({ en: "All my gifts", es: "Todos mis regalos" });
export const giftReleasedTitle = defineMessage({ en: "Given back", es: "Devuelto" });
export const contributionWithdrawnHeading = defineMessage({ en: "Taken back", es: "Deshecho" });
export const giftReleasedHeading = defineMessage({
  en: "Back on the list",
  es: "De vuelta en la lista",
});
export const contributionWithdrawnMessage = defineMessage({
  en: (child: string) => `${child}'s family no longer waits for it.`,
  es: (child) => `La familia de ${child} ya no lo espera.`,
});
export const giftReleasedMessage = defineMessage({
  en: "Somebody else can give it now. Thank you for telling us.",
  es: "Ahora alguien más puede regalarlo. Gracias por avisarnos.",
});
export const giftNotFoundTitle = defineMessage({
  en: "Gift not found",
  es: "No encontramos este regalo",
});
export const giftNotFoundHeading = defineMessage({
  en: "This gift isn't here",
  es: "Este regalo no está aquí",
});
export const giftNotFoundMessage = defineMessage({
  en: "A hold may have ended, or the gift was given back. If you bought it, please tell the family on their page. The link may also be incomplete.",
  es: "Puede que el tiempo de apartado haya terminado o que el regalo se haya devuelto. Si lo compraste, avísale a la familia en su página. También puede que el enlace esté incompleto.",
});
export const withdrawContributionTitle = defineMessage({ en: "Take it back?", es: "¿Deshacerlo?" });
export const releaseGiftTitle = defineMessage({
  en: "Give it back?",
  es: "¿Devolverlo a la lista?",
});
export const withdrawContributionMessage = defineMessage({
  en: (child: string) =>
    `${child}'s family no longer counts on it. Money that you have sent already is between you and them.`,
  es: (child) =>
    `La familia de ${child} ya no cuenta con él. El dinero que ya enviaste queda entre ustedes.`,
});
export const keepGiftButton = defineMessage({ en: "Keep it", es: "Conservarlo" });
export const giftLoadErrorTitle = defineMessage({
  en: "We couldn't open this gift",
  es: "No pudimos abrir este regalo",
});
export const loadErrorMessage = defineMessage({
  en: "Please check your connection, then try again in a moment.",
  es: "Revisa tu conexión y vuelve a intentarlo en un momento.",
});
const STATES = {
  held: defineMessage({ en: "Held for you", es: "Apartado para ti" }),
  bought: defineMessage({ en: "You bought this", es: "Lo compraste" }),
  arrived: defineMessage({ en: "It arrived", es: "Ya llegó" }),
  sent: defineMessage({ en: "You sent this", es: "Lo enviaste" }),
  confirmed: defineMessage({ en: "The family has it", es: "La familia ya lo tiene" }),
  dismissed: defineMessage({ en: "Not found by the family", es: "La familia no lo encontró" }),
} as const;

/** Returns the state of a gift in a few words. */
export const getGiftStateLabel = (state: keyof typeof STATES): string => STATES[state]();
export const viewAtShopLink = defineMessage({
  en: (shop: string) => `View at ${shop}`,
  es: (shop) => `Ver en ${shop}`,
});
export const heldGiftMessage = defineMessage({
  en: "It is yours until {end}. Then it goes back to the list by itself, so nothing happens if you change your mind.",
  es: "Es tuyo hasta el {end}; después vuelve solo a la lista, así que no pasa nada si cambias de idea.",
});
export const boughtOffListGiftMessage = defineMessage({
  en: (child: string) => `${child}'s family knows.`,
  es: (child) => `La familia de ${child} ya lo sabe.`,
});
export const boughtWishMessage = defineMessage({
  en: (child: string) => `${child}'s family knows, and nobody else will buy it.`,
  es: (child) => `La familia de ${child} ya lo sabe, y nadie más lo comprará.`,
});
export const arrivedGiftMessage = defineMessage({
  en: (child: string) => `${child}'s family has ticked it as arrived.`,
  es: (child) => `La familia de ${child} marcó que ya llegó.`,
});
export const sentContributionMessage = defineMessage({
  en: (child: string) => `You told ${child}'s family {day}. They confirm it once they see it.`,
  es: (child) => `Se lo contaste a la familia de ${child} {day}. Lo confirman en cuanto lo vean.`,
});
export const givenDayLabel = defineMessage({
  en: (day: string) => `on ${day}`,
  es: (day) => `el ${day}`,
});
export const confirmedContributionMessage = defineMessage({
  en: (child: string) => `${child}'s family has confirmed it.`,
  es: (child) => `La familia de ${child} ya lo confirmó.`,
});
export const dismissedContributionMessage = defineMessage({
  en: (child: string) =>
    `${child}'s family couldn't find this in their account. Please ask them about it.`,
  es: (child) => `La familia de ${child} no lo encontró en su cuenta. Pregúntales, por favor.`,
});
export const brandingNote = defineMessage({ en: "Kept by {product}", es: "Guardado en {product}" });
export const confirmPurchaseDescription = defineMessage({
  en: (child: string) => `{gift} leaves the list, and ${child}'s family hears of it.`,
  es: (child) => `{gift} sale de la lista y la familia de ${child} se entera.`,
});
export const releaseGiftMessage = defineMessage({
  en: (gift: string, child: string) =>
    `“${gift}” is free on ${child}'s list again, for you and for others.`,
  es: (gift, child) =>
    `«${gift}» queda libre otra vez en la lista de ${child}, para ti y para los demás.`,
});
