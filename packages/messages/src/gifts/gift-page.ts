import { say } from "../say.ts";

export const scanIt = say({ en: "Scan it with your phone", es: "Escanéalo con tu teléfono" });
export const qrOfYourGift = say({
  en: "QR code of your gift's page",
  es: "Código QR de la página de tu regalo",
});
export const opensYourGift = say({
  en: "It opens your gift there. Show it to nobody else.",
  es: "Ahí se abre tu regalo. No se lo muestres a nadie.",
});
export const keepForLater = say({ en: "Keep this for later", es: "Guárdalo para después" });
export const onlyThisAddress = say({
  en: "Only this address opens your gift, on any device. Send it to yourself, or scan it.",
  es: "Solo esta dirección abre tu regalo, en cualquier aparato. Envíatela o escanéala.",
});
export const sendToMyself = say({ en: "Send it to myself", es: "Enviármelo" });
export const copyTheLink = say({ en: "Copy the link", es: "Copiar el enlace" });
export const showQr = say({ en: "Show a QR code", es: "Mostrar un código QR" });
export const didYouBuy = say({ en: "Did you buy this gift?", es: "¿Compraste este regalo?" });
export const yourName = say({ en: "Your name", es: "Tu nombre" });
export const giveAnonymously = say({ en: "Give anonymously", es: "Regalar de forma anónima" });
export const aFewWords = say({ en: "A few words", es: "Unas palabras" });
export const onlyFamilyReads = say({
  en: (child: string) => `Only ${child}'s family reads them.`,
  es: (child) => `Solo la familia de ${child} las lee.`,
});
export const optional = say({ en: "Optional", es: "Opcional" });
export const iBoughtThis = say({ en: "I bought this gift", es: "Compré este regalo" });
export const notYet = say({ en: "Not yet", es: "Todavía no" });
export const viewInTheShop = say({ en: "View in the shop", es: "Ver en la tienda" });
export const iBoughtIt = say({ en: "I bought it", es: "Ya lo compré" });
export const holdLonger = say({ en: "Hold it 48 hours longer", es: "Apartarlo 48 horas más" });
export const takeItBack = say({ en: "Take it back", es: "Deshacerlo" });
export const giveItBack = say({ en: "Give it back", es: "Devolverlo a la lista" });
export const pausedForNow = say({
  en: "The family is taking a little break right now, so buying can't be recorded yet.",
  es: "La familia se está tomando un descanso, así que por ahora no se puede registrar la compra.",
});
export const forChild = say({
  en: (child: string) => `for ${child}`,
  es: (child) => `para ${child}`,
});
export const fromGiver = say({
  en: (giver: string) => `from ${giver}`,
  es: (giver) => `de ${giver}`,
});
export const openTheCard = say({
  en: (child: string) => `Open the card from ${child}'s family`,
  es: (child) => `Abrir la tarjeta de la familia de ${child}`,
});
export const seeThePage = say({
  en: (child: string) => `See ${child}'s page`,
  es: (child) => `Ver la página de ${child}`,
});
export const allMyGifts = say({ en: "All my gifts", es: "Todos mis regalos" });
export const givenBack = say({ en: "Given back", es: "Devuelto" });
export const takenBack = say({ en: "Taken back", es: "Deshecho" });
export const backOnTheList = say({ en: "Back on the list", es: "De vuelta en la lista" });
export const noLongerWaits = say({
  en: (child: string) => `${child}'s family no longer waits for it.`,
  es: (child) => `La familia de ${child} ya no lo espera.`,
});
export const somebodyElseCan = say({
  en: "Somebody else can give it now. Thank you for telling us.",
  es: "Ahora alguien más puede regalarlo. Gracias por avisarnos.",
});
export const giftNotFound = say({ en: "Gift not found", es: "No encontramos este regalo" });
export const giftIsntHere = say({ en: "This gift isn't here", es: "Este regalo no está aquí" });
export const giftIsntHereWhy = say({
  en: "A hold may have ended, or the gift was given back. If you bought it, please tell the family on their page. The link may also be incomplete.",
  es: "Puede que el tiempo de apartado haya terminado o que el regalo se haya devuelto. Si lo compraste, avísale a la familia en su página. También puede que el enlace esté incompleto.",
});
export const takeItBackAsk = say({ en: "Take it back?", es: "¿Deshacerlo?" });
export const giveItBackAsk = say({ en: "Give it back?", es: "¿Devolverlo a la lista?" });
export const noLongerCounts = say({
  en: (child: string) =>
    `${child}'s family no longer counts on it. Money that you have sent already is between you and them.`,
  es: (child) =>
    `La familia de ${child} ya no cuenta con él. El dinero que ya enviaste queda entre ustedes.`,
});
export const keepIt = say({ en: "Keep it", es: "Conservarlo" });
export const cantOpenGift = say({
  en: "We couldn't open this gift",
  es: "No pudimos abrir este regalo",
});
export const checkThenAgain = say({
  en: "Please check your connection, then try again in a moment.",
  es: "Revisa tu conexión y vuelve a intentarlo en un momento.",
});
const STATES = {
  held: say({ en: "Held for you", es: "Apartado para ti" }),
  bought: say({ en: "You bought this", es: "Lo compraste" }),
  arrived: say({ en: "It arrived", es: "Ya llegó" }),
  sent: say({ en: "You sent this", es: "Lo enviaste" }),
  confirmed: say({ en: "The family has it", es: "La familia ya lo tiene" }),
  dismissed: say({ en: "Not found by the family", es: "La familia no lo encontró" }),
} as const;

/** Returns a gift's state in one or two words. */
export const giftState = (state: keyof typeof STATES): string => STATES[state]();
export const viewAt = say({
  en: (shop: string) => `View at ${shop}`,
  es: (shop) => `Ver en ${shop}`,
});
export const yoursUntil = say({
  en: "It is yours until {end}. Then it goes back to the list by itself, so nothing happens if you change your mind.",
  es: "Es tuyo hasta el {end}; después vuelve solo a la lista, así que no pasa nada si cambias de idea.",
});
export const familyKnows = say({
  en: (child: string) => `${child}'s family knows.`,
  es: (child) => `La familia de ${child} ya lo sabe.`,
});
export const familyKnowsAndNobody = say({
  en: (child: string) => `${child}'s family knows, and nobody else will buy it.`,
  es: (child) => `La familia de ${child} ya lo sabe, y nadie más lo comprará.`,
});
export const tickedAsArrived = say({
  en: (child: string) => `${child}'s family has ticked it as arrived.`,
  es: (child) => `La familia de ${child} marcó que ya llegó.`,
});
export const youTold = say({
  en: (child: string) => `You told ${child}'s family {day}. They confirm it once they see it.`,
  es: (child) => `Se lo contaste a la familia de ${child} {day}. Lo confirman en cuanto lo vean.`,
});
export const onDay = say({ en: (day: string) => `on ${day}`, es: (day) => `el ${day}` });
export const hasConfirmed = say({
  en: (child: string) => `${child}'s family has confirmed it.`,
  es: (child) => `La familia de ${child} ya lo confirmó.`,
});
export const couldntFind = say({
  en: (child: string) =>
    `${child}'s family couldn't find this in their account. Please ask them about it.`,
  es: (child) => `La familia de ${child} no lo encontró en su cuenta. Pregúntales, por favor.`,
});
export const keptBy = say({ en: "Kept by {product}", es: "Guardado en {product}" });
export const leavesTheList = say({
  en: (child: string) => `{gift} leaves the list, and ${child}'s family hears of it.`,
  es: (child) => `{gift} sale de la lista y la familia de ${child} se entera.`,
});
export const freeAgain = say({
  en: (gift: string, child: string) =>
    `“${gift}” is free on ${child}'s list again, for you and for others.`,
  es: (gift, child) =>
    `«${gift}» queda libre otra vez en la lista de ${child}, para ti y para los demás.`,
});
