import { FREE_LINK_LIMIT } from "@giftling/domain/billing/plans";
import { defineMessage } from "../define-message.ts";

export const receivedGiftsTitle = defineMessage({ en: "What arrived?", es: "¿Qué llegó?" });
export const pastBirthdayLabel = defineMessage({
  en: (child: string, day: string) => `${child}'s birthday was on ${day}.`,
  es: (child, day) => `El cumpleaños de ${child} fue el ${day}.`,
});
/** Sentence about a past day that the family named, such as "First day of school was on March 4." */
export const pastSecondDayLabel = defineMessage({
  en: (name: string, day: string) => `${name} was on ${day}.`,
  es: (name, day) => `${name} fue el ${day}.`,
});
export const receivedGiftsHint = defineMessage({
  en: "Check off what came, and put away what nobody gave.",
  es: "Marca lo que llegó y guarda lo que nadie regaló.",
});
export const reviewGiftsButton = defineMessage({ en: "Review", es: "Revisar" });
export const dismissReviewButton = defineMessage({ en: "Not this year", es: "Este año no" });
export const receivedGiftsSavedTitle = defineMessage({ en: "Saved", es: "Guardado" });
export const receivedGiftsSavedMessage = defineMessage({
  en: "Received gifts are below the wishlist.",
  es: "Los regalos recibidos están debajo de la lista de deseos.",
});
/** Heading above a kid's gifts. `child` is the kid's name, or null in a dialog about one kid. */
export const givenWishesLegend = defineMessage({
  en: (child: string | null) => (child === null ? "What was given" : `What ${child} was given`),
  es: (child) => (child === null ? "Lo que regalaron" : `Lo que le regalaron a ${child}`),
});
export const allGiftsReceivedLabel = defineMessage({ en: "All of it arrived", es: "Llegó todo" });
export const remainingWishesLabel = defineMessage({
  en: (child: string | null) => (child === null ? "What nobody gave" : `What nobody gave ${child}`),
  es: (child) => (child === null ? "Lo que nadie regaló" : `Lo que nadie le regaló a ${child}`),
});
export const archiveAllWishesLabel = defineMessage({
  en: "Put all of it away",
  es: "Guardarlo todo",
});
export const archiveWishLabel = defineMessage({ en: "Put away", es: "Se guarda" });
export const keepOnWishlistLabel = defineMessage({
  en: "Keep on the list",
  es: "Se queda en la lista",
});
export const linkLimitTitle = defineMessage({
  en: (child: string) => `You've used all ${FREE_LINK_LIMIT} links for ${child}`,
  es: (child) => `Ya usaste los ${FREE_LINK_LIMIT} enlaces de ${child}`,
});
export const linkLimitMessage = defineMessage({
  en: "Remove one, or upgrade to Premium, which has no limit.",
  es: "Quita uno o pásate a Premium, que no tiene límite.",
});
export const linkLimitNote = defineMessage({
  en: "Payment links, registries and activities count. Everything you have stays just as it is.",
  es: "Cuentan los enlaces de pago, las listas de regalos y las actividades. Todo lo que tienes se queda como está.",
});
