import { defineMessage, selectPluralForm } from "../define-message.ts";

export const queueTitle = defineMessage({ en: "Thank-You Queue", es: "Por agradecer" });
export const unsharedLinksMessage = defineMessage({
  en: "Every word is written. Only the links below wait for you to share them.",
  es: "Todo está escrito. Solo falta que compartas los enlaces de abajo.",
});
export const allThankedMessage = defineMessage({
  en: "Everybody who gave is thanked. Enjoy the quiet.",
  es: "Ya le agradeciste a todo el mundo. Disfruta la calma.",
});
export const noGiftsMessage = defineMessage({
  en: "When somebody gives, their thank-you waits here for your kind word.",
  es: "Cuando alguien regale algo, su agradecimiento esperará aquí tus palabras.",
});
export const pendingThankYousAriaLabel = defineMessage({
  en: "Waiting for thanks",
  es: "Por agradecer",
});
export const withdrawalRequestStatus = defineMessage({
  en: "Would like to take it back",
  es: "Quiere deshacerlo",
});
export const acceptWithdrawalButton = defineMessage({ en: "Take it back", es: "Deshacerlo" });
export const declineWithdrawalButton = defineMessage({ en: "Keep it", es: "Conservarlo" });
export const withdrawalDeclinedTitle = defineMessage({
  en: "Kept. Their gift's page says so.",
  es: "Se conserva. La página del regalo lo dice.",
});
export const thankYouQueuedStatus = defineMessage({ en: "On its way", es: "En camino" });
export const thankYouQueuedMessage = defineMessage({
  en: (count: number) =>
    selectPluralForm(count, {
      one: "Your thank-you goes out by e-mail.",
      other: "Your thank-yous go out by e-mail.",
    }),
  es: (count) =>
    selectPluralForm(count, {
      one: "Tu agradecimiento sale por correo.",
      other: "Tus agradecimientos salen por correo.",
    }),
});
export const writeGroupThankYouButton = defineMessage({
  en: "Thank several at once",
  es: "Agradecer a varios",
});
export const confirmContributionButton = defineMessage({ en: "Confirm", es: "Confirmar" });
export const confirmContributionAriaLabel = defineMessage({
  en: (what: string) => `Confirm: ${what}`,
  es: (what) => `Confirmar: ${what}`,
});
export const dismissContributionButton = defineMessage({ en: "Dismiss", es: "Descartar" });
export const dismissContributionAriaLabel = defineMessage({
  en: (what: string) => `Dismiss: ${what}`,
  es: (what) => `Descartar: ${what}`,
});
export const moreActionsAriaLabel = defineMessage({
  en: (what: string) => `More: ${what}`,
  es: (what) => `Más: ${what}`,
});
export const writeThankYouButton = defineMessage({
  en: "Write a thank-you",
  es: "Escribir un agradecimiento",
});
export const markThankedButton = defineMessage({
  en: "Mark as thanked",
  es: "Ya le di las gracias",
});
export const thankOnWallButton = defineMessage({
  en: "Thank on the wall",
  es: "Agradecer en el muro",
});
/** Accessible name of a button: the button's label and the object of the action. */
export const thankYouActionAriaLabel = defineMessage({
  en: (verb: string, what: string) => `${verb}: ${what}`,
  es: (verb, what) => `${verb}: ${what}`,
});
export const thankYouTitle = defineMessage({
  en: (child: string) => `A thank-you from ${child}`,
  es: (child) => `Un agradecimiento de ${child}`,
});
export const unsharedLinksAriaLabel = defineMessage({
  en: "Links to share",
  es: "Enlaces por compartir",
});
export const hideSentThankYousButton = defineMessage({
  en: "Hide sent thank-yous",
  es: "Ocultar los agradecimientos enviados",
});
export const showSentThankYousButton = defineMessage({
  en: "Show sent thank-yous",
  es: "Ver los agradecimientos enviados",
});
export const sentThankYousLoadErrorTitle = defineMessage({
  en: "Your sent thank-yous didn't load",
  es: "Tus agradecimientos enviados no se cargaron",
});

const GIFT_TYPE_LABELS = {
  wishlist: defineMessage({ en: "Wishlist gift", es: "Regalo de la lista" }),
  "529": defineMessage({ en: "529 gift", es: "Aporte al 529" }),
  esa: defineMessage({ en: "ESA gift", es: "Aporte a la ESA" }),
  contribution: defineMessage({ en: "Contribution", es: "Aporte" }),
};
export const getGiftTypeLabel = (type: keyof typeof GIFT_TYPE_LABELS): string =>
  GIFT_TYPE_LABELS[type]();

/** Names of the thank-you statuses, as shown to parents (rule: thank-you-states). */
const STATUS_LABELS = {
  pending: defineMessage({ en: "Waiting", es: "Pendiente" }),
  queued: thankYouQueuedStatus,
  failed: defineMessage({ en: "Couldn't be delivered", es: "No se pudo entregar" }),
  sent: defineMessage({ en: "Sent", es: "Enviado" }),
  thanked: defineMessage({ en: "Marked as thanked", es: "Ya le diste las gracias" }),
};
export const getThankYouStatusLabel = (status: keyof typeof STATUS_LABELS): string =>
  STATUS_LABELS[status]();

/** Messages about the reason why a mail was not delivered, and about what the parent can do. */
const DELIVERY_ERROR_MESSAGES = {
  refused: defineMessage({
    en: "Their mail provider refused the address. Share the thank-you's link instead.",
    es: "Su servicio de correo rechazó la dirección. Mejor comparte el enlace del agradecimiento.",
  }),
  unreachable: defineMessage({
    en: "The mail didn't get through for a whole day. Send it again, or share its link.",
    es: "El correo no pudo llegar en todo un día. Envíalo otra vez o comparte su enlace.",
  }),
  unsubscribed: defineMessage({
    en: "They no longer want mail. Share the thank-you's link instead.",
    es: "Ya no quiere recibir correos. Mejor comparte el enlace del agradecimiento.",
  }),
};
export const getDeliveryErrorMessage = (problem: keyof typeof DELIVERY_ERROR_MESSAGES): string =>
  DELIVERY_ERROR_MESSAGES[problem]();

export const thankedOnWallStatus = defineMessage({
  en: "Thanked on the wall",
  es: "Le agradeciste en el muro",
});
export const thankedOnWallMessage = defineMessage({
  en: (child: string) => `“${child} says thank you” appears under the gift on the page.`,
  es: (child) => `«${child} te da las gracias» aparece debajo del regalo en la página.`,
});
export const unsharedLinkStatus = defineMessage({
  en: "Link not shared yet",
  es: "Falta compartir el enlace",
});
export const unsharedLinkMailStatus = defineMessage({
  en: (giver: string | null) =>
    `Link not shared yet; mailed as soon as ${giver ?? "the giver"} confirms`,
  es: (giver) =>
    `Falta compartir el enlace; sale por correo en cuanto ${giver ?? "esa persona"} confirme`,
});
export const pendingMailStatus = defineMessage({
  en: (giver: string | null) => `Will be mailed as soon as ${giver ?? "the giver"} confirms`,
  es: (giver) => `Saldrá por correo en cuanto ${giver ?? "esa persona"} confirme`,
});
const toThankWords = defineMessage({
  en: (count: number) => `${count} to thank`,
  es: (count) => `${count} por agradecer`,
});
const toConfirmWords = defineMessage({
  en: (count: number) => `${count} to confirm`,
  es: (count) => `${count} por confirmar`,
});
const ideasWords = defineMessage({
  en: (count: number) => (count === 1 ? "1 idea" : `${count} ideas`),
  es: (count) => (count === 1 ? "1 idea" : `${count} ideas`),
});
/** Formats counts, such as "5 to thank, 2 to confirm". Returns null if all are zero (rule: waiting-counts). */
export function formatQueueCounts(
  toThank: number,
  toConfirm: number,
  toReview: number,
): string | null {
  const parts = [
    toThank > 0 ? toThankWords(toThank) : null,
    toConfirm > 0 ? toConfirmWords(toConfirm) : null,
    toReview > 0 ? ideasWords(toReview) : null,
  ].filter((part) => part !== null);
  return parts.length === 0 ? null : parts.join(", ");
}
export const markThankedError = defineMessage({
  en: "Couldn't mark as thanked",
  es: "No se pudo marcar",
});
export const restoreThankYouError = defineMessage({
  en: "Couldn't put it back",
  es: "No se pudo devolver a la lista",
});
