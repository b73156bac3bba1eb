import { defineMessage } from "../define-message.ts";
import { removedWishStatus } from "./my-gifts.ts";

export const optionalPlaceholder = defineMessage({ en: "Optional", es: "Opcional" });
export const extendHoldButton = defineMessage({
  en: "Hold it 48 hours longer",
  es: "Apartarlo 48 horas más",
});
export const withdrawContributionButton = defineMessage({ en: "Take it back", es: "Deshacerlo" });
export const releaseGiftButton = defineMessage({
  en: "Let someone else get it",
  es: "Dejar que lo regale otra persona",
});
export const hubPausedNote = defineMessage({
  en: "The family is taking a little break right now, so buying can't be recorded yet.",
  es: "La familia se está tomando un descanso, así que por ahora no se puede registrar la compra.",
});
export const giftRecipientLabel = defineMessage({
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
export const contributionWithdrawnHeading = defineMessage({ en: "Taken back", es: "Deshecho" });
export const giftReleasedHeading = defineMessage({
  en: "Back on the list",
  es: "De vuelta en la lista",
});
export const contributionWithdrawnMessage = defineMessage({
  en: (child: string) => `${child}'s family isn't expecting it anymore.`,
  es: (child) => `La familia de ${child} ya no lo espera.`,
});
export const giftReleasedMessage = defineMessage({
  en: "Someone else can get it now. Thank you for telling us.",
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
  en: "The hold may have ended, or the gift went back on the list. If you bought it, please tell the family on their page. The link may also be incomplete.",
  es: "Puede que el tiempo de apartado haya terminado o que el regalo se haya devuelto. Si lo compraste, avísale a la familia en su página. También puede que el enlace esté incompleto.",
});
export const withdrawContributionTitle = defineMessage({ en: "Take it back?", es: "¿Deshacerlo?" });
export const releaseGiftTitle = defineMessage({
  en: "Let someone else get it?",
  es: "¿Dejar que lo regale otra persona?",
});
export const withdrawContributionMessage = defineMessage({
  en: (child: string) =>
    `${child}'s family no longer counts on it. Money that you have sent already is between you and them.`,
  es: (child) =>
    `La familia de ${child} ya no cuenta con él. El dinero que ya enviaste queda entre ustedes.`,
});
export const withdrawOffListGiftMessage = defineMessage({
  en: (gift: string, child: string) =>
    `“${gift}” comes off the wall, and ${child}'s family no longer expects it.`,
  es: (gift, child) => `«${gift}» sale del muro y la familia de ${child} ya no lo espera.`,
});
export const cancelGiftUndoButton = defineMessage({ en: "Keep it", es: "Conservarlo" });
export const giftLoadErrorTitle = defineMessage({
  en: "We couldn't open this gift",
  es: "No pudimos abrir este regalo",
});
export const loadErrorMessage = defineMessage({
  en: "Please check your connection, then try again in a moment.",
  es: "Revisa tu conexión y vuelve a intentarlo en un momento.",
});
const GIFT_STATE_LABELS = {
  ended: removedWishStatus,
  held: defineMessage({ en: "Held for you", es: "Apartado para ti" }),
  bought: defineMessage({ en: "You bought this", es: "Lo compraste" }),
  given: defineMessage({ en: "You gave this", es: "Lo regalaste" }),
  arrived: defineMessage({ en: "It arrived", es: "Ya llegó" }),
  sent: defineMessage({ en: "You sent this", es: "Lo enviaste" }),
  confirmed: defineMessage({ en: "The family has it", es: "La familia ya lo tiene" }),
  dismissed: defineMessage({ en: "Not found by the family", es: "La familia no lo encontró" }),
  asked: defineMessage({ en: "You asked to take it back", es: "Pediste deshacerlo" }),
  kept: defineMessage({ en: "The family kept it", es: "La familia lo conservó" }),
  withdrawn: defineMessage({ en: "Taken back", es: "Deshecho" }),
} as const;

export const getGiftStateLabel = (state: keyof typeof GIFT_STATE_LABELS): string =>
  GIFT_STATE_LABELS[state]();
export const heldGiftMessage = defineMessage({
  en: "It's yours until {end}. Then it goes back on the list by itself, so it's fine to change your mind.",
  es: "Es tuyo hasta el {end}; después vuelve solo a la lista, así que no pasa nada si cambias de idea.",
});
export const heldArchivedWishMessage = defineMessage({
  en: (child: string) =>
    `${child}'s family has put this wish away. You can still get it until {end}, but ask them first.`,
  es: (child) =>
    `La familia de ${child} guardó este deseo aparte. Todavía puedes regalarlo hasta el {end}, pero pregúntales antes.`,
});
export const canceledHoldMessage = defineMessage({
  en: (child: string) =>
    `${child}'s family took this off the list, so it's no longer held for you. If you have bought it already, please tell them on their page.`,
  es: (child) =>
    `La familia de ${child} lo quitó de la lista, así que ya no está apartado para ti. Si ya lo compraste, avísales en su página, por favor.`,
});
export const purchasedRemovedWishMessage = defineMessage({
  en: (child: string) =>
    `${child}'s family took this off the list. They still know that it's from you, so it's fine if it is on its way.`,
  es: (child) =>
    `La familia de ${child} lo quitó de la lista. Sigue anotado que es de tu parte, así que no pasa nada si ya va en camino.`,
});
export const undoRemovedWishPurchaseHint = defineMessage({
  en: "If you haven't bought it yet, you can take it back here.",
  es: "Si todavía no lo compraste, aquí puedes deshacerlo.",
});
export const removedActivityMessage = defineMessage({
  en: (child: string) =>
    `${child}'s family took this off the list. If you have a question about your gift, please ask them.`,
  es: (child) =>
    `La familia de ${child} lo quitó de la lista. Si tienes alguna duda sobre tu regalo, pregúntales, por favor.`,
});
export const recordedOffListGiftMessage = defineMessage({
  en: (child: string) => `${child}'s family knows.`,
  es: (child) => `La familia de ${child} ya lo sabe.`,
});
export const purchasedWishMessage = defineMessage({
  en: (child: string) => `${child}'s family knows, and nobody else will buy it.`,
  es: (child) => `La familia de ${child} ya lo sabe, y nadie más lo comprará.`,
});
export const receivedGiftMessage = defineMessage({
  en: (child: string) => `${child}'s family marked it as arrived.`,
  es: (child) => `La familia de ${child} marcó que ya llegó.`,
});
export const reportedContributionMessage = defineMessage({
  en: (child: string) => `You told ${child}'s family {day}. They'll confirm it once they see it.`,
  es: (child) => `Se lo contaste a la familia de ${child} {day}. Lo confirman en cuanto lo vean.`,
});
export const giftDateLabel = defineMessage({
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
export const withdrawalRequestedMessage = defineMessage({
  en: (child: string) =>
    `${child}'s family has confirmed it, so they decide. We let them know that you asked.`,
  es: (child) =>
    `La familia de ${child} ya lo confirmó, así que decide. Le avisamos que lo pediste.`,
});
export const withdrawalDeclinedMessage = defineMessage({
  en: (child: string) =>
    `You asked to take it back, and ${child}'s family kept it. Please talk to them about it.`,
  es: (child) =>
    `Pediste deshacerlo y la familia de ${child} lo conservó. Habla con ellos, por favor.`,
});
export const requestWithdrawalButton = defineMessage({
  en: "Ask to take it back",
  es: "Pedir que se deshaga",
});
export const requestWithdrawalTitle = defineMessage({
  en: "Ask to take it back?",
  es: "¿Pedir que se deshaga?",
});
export const requestWithdrawalMessage = defineMessage({
  en: (child: string) =>
    `${child}'s family has confirmed it already, so we ask them. They can take it back or keep it.`,
  es: (child) =>
    `La familia de ${child} ya lo confirmó, así que se lo pedimos. Puede deshacerlo o conservarlo.`,
});
export const sendWithdrawalRequestButton = defineMessage({
  en: "Ask the family",
  es: "Pedírselo a la familia",
});
export const brandingNote = defineMessage({
  en: "Saved on {product}",
  es: "Guardado en {product}",
});
export const confirmPurchaseDescription = defineMessage({
  en: (child: string) => `{gift} comes off the list, and we let ${child}'s family know.`,
  es: (child) => `{gift} sale de la lista y le avisamos a la familia de ${child}.`,
});
export const releaseGiftMessage = defineMessage({
  en: (gift: string, child: string) =>
    `“${gift}” goes back on ${child}'s list, for you and for others.`,
  es: (gift, child) =>
    `«${gift}» queda libre otra vez en la lista de ${child}, para ti y para los demás.`,
});
