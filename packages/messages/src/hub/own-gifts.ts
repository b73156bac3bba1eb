import { defineMessage } from "../define-message.ts";

export const ownGiftsAriaLabel = defineMessage({ en: "Your gifts", es: "Tus regalos" });
export const contributionLabel = defineMessage({
  en: "You gave {gift}",
  es: "Aportaste {gift}",
});
export const purchaseLabel = defineMessage({ en: "You gave {gift}", es: "Regalaste {gift}" });
export const heldWishStatus = defineMessage({
  en: "Held for you until {end}",
  es: "Apartado hasta el {end}",
});
export const allGiftsLink = defineMessage({ en: "All your gifts", es: "Todos tus regalos" });
export const releaseGiftButton = defineMessage({
  en: "Let someone else get it",
  es: "Ya no lo regalo",
});
export const giftReleasedTitle = defineMessage({
  en: "Back on the list",
  es: "De vuelta en la lista",
});
export const giftReleasedMessage = defineMessage({
  en: (gift: string) => `${gift} can be given again.`,
  es: (gift) => `${gift} se puede regalar otra vez.`,
});
export const contributionWithdrawnTitle = defineMessage({ en: "Taken back", es: "Deshecho" });
export const contributionWithdrawnMessage = defineMessage({
  en: (child: string) => `${child}'s family isn't expecting it anymore.`,
  es: (child) => `La familia de ${child} ya no lo espera.`,
});
