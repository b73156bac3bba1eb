import { plural, say } from "../say.ts";

export const thankYouQueue = say({ en: "Thank-You Queue", es: "Por agradecer" });
export const noneWaiting = say({
  en: "No thank-yous waiting",
  es: "No hay agradecimientos pendientes",
});
export const onlyLinksWait = say({
  en: "Every word is written. Only the links below wait for you to share them.",
  es: "Todo está escrito. Solo falta que compartas los enlaces de abajo.",
});
export const everybodyThanked = say({
  en: "Everybody who gave is thanked. Enjoy the quiet.",
  es: "Ya le agradeciste a todo el mundo. Disfruta la calma.",
});
export const whenSomebodyGives = say({
  en: "When somebody gives, their thank-you waits here for your kind word.",
  es: "Cuando alguien regale algo, su agradecimiento esperará aquí tus palabras.",
});
export const waitingForThanks = say({ en: "Waiting for thanks", es: "Por agradecer" });
export const waitingToConfirm = say({ en: "Waiting to be confirmed", es: "Por confirmar" });
export const onItsWay = say({ en: "On its way", es: "En camino" });
export const goOutByMail = say({
  en: (count: number) =>
    plural(count, {
      one: "Your thank-you goes out by e-mail.",
      other: "Your thank-yous go out by e-mail.",
    }),
  es: (count) =>
    plural(count, {
      one: "Tu agradecimiento sale por correo.",
      other: "Tus agradecimientos salen por correo.",
    }),
});
export const thankSeveral = say({
  en: "Thank several at once",
  es: "Agradecer a varias personas",
});
export const confirm = say({ en: "Confirm", es: "Confirmar" });
export const confirmOf = say({
  en: (what: string) => `Confirm: ${what}`,
  es: (what) => `Confirmar: ${what}`,
});
export const dismiss = say({ en: "Dismiss", es: "Descartar" });
export const dismissOf = say({
  en: (what: string) => `Dismiss: ${what}`,
  es: (what) => `Descartar: ${what}`,
});
export const moreOf = say({
  en: (what: string) => `More: ${what}`,
  es: (what) => `Más: ${what}`,
});
export const writeThankYou = say({ en: "Write a thank-you", es: "Escribir un agradecimiento" });
export const markAsThanked = say({ en: "Mark as thanked", es: "Ya le di las gracias" });
export const thankOnWall = say({ en: "Thank on the wall", es: "Agradecer en el muro" });
/** Accessible name of a button, which contains the verb and the giver. */
export const verbOf = say({
  en: (verb: string, what: string) => `${verb}: ${what}`,
  es: (verb, what) => `${verb}: ${what}`,
});
export const copyLink = say({ en: "Copy link", es: "Copiar enlace" });
export const thankYouFrom = say({
  en: (child: string) => `A thank-you from ${child}`,
  es: (child) => `Un agradecimiento de ${child}`,
});
export const linksToShare = say({ en: "Links to share", es: "Enlaces por compartir" });
export const hideSent = say({
  en: "Hide sent thank-yous",
  es: "Ocultar los agradecimientos enviados",
});
export const showSent = say({
  en: "Show sent thank-yous",
  es: "Ver los agradecimientos enviados",
});
export const sentDidntLoad = say({
  en: "Your sent thank-yous didn't load",
  es: "Tus agradecimientos enviados no se cargaron",
});

/** Labels for gifts without a name, by the type of gift. */
const TYPES = {
  wishlist: say({ en: "Wishlist gift", es: "Regalo de la lista" }),
  "529": say({ en: "529 gift", es: "Aporte al 529" }),
  esa: say({ en: "ESA gift", es: "Aporte a la ESA" }),
  contribution: say({ en: "Contribution", es: "Aporte" }),
};
export const typeOfGift = (type: keyof typeof TYPES): string => TYPES[type]();

/** Gift states as shown to parents (rule: thank-you-states). */
const STATES = {
  pending: say({ en: "Waiting", es: "Pendiente" }),
  queued: onItsWay,
  failed: say({ en: "Couldn't be delivered", es: "No se pudo entregar" }),
  sent: say({ en: "Sent", es: "Enviado" }),
  thanked: say({ en: "Marked as thanked", es: "Ya le diste las gracias" }),
};
export const stateOf = (status: keyof typeof STATES): string => STATES[status]();

/** Texts that explain why a mail was not delivered and what the parent can do. */
const PROBLEMS = {
  refused: say({
    en: "Their mail provider refused the address. Share the thank-you's link instead.",
    es: "Su servicio de correo rechazó la dirección. Mejor comparte el enlace del agradecimiento.",
  }),
  unreachable: say({
    en: "The mail didn't get through for a whole day. Send it again, or share its link.",
    es: "El correo no pudo llegar en todo un día. Envíalo otra vez o comparte su enlace.",
  }),
  unsubscribed: say({
    en: "They no longer want mail. Share the thank-you's link instead.",
    es: "Ya no quiere recibir correos. Mejor comparte el enlace del agradecimiento.",
  }),
};
export const problemOf = (problem: keyof typeof PROBLEMS): string => PROBLEMS[problem]();

export const thankedOnTheWall = say({
  en: "Thanked on the wall",
  es: "Le agradeciste en el muro",
});
export const hangsBeneath = say({
  en: (child: string) => `“${child} says thank you” hangs beneath the gift on the hub.`,
  es: (child) => `«${child} te da las gracias» aparece debajo del regalo en la página.`,
});
export const linkNotShared = say({
  en: "Link not shared yet",
  es: "Falta compartir el enlace",
});
export const linkNotSharedMailed = say({
  en: (giver: string | null) =>
    `Link not shared yet; mailed as soon as ${giver ?? "the giver"} confirms`,
  es: (giver) =>
    `Falta compartir el enlace; sale por correo en cuanto ${giver ?? "esa persona"} confirme`,
});
export const willBeMailed = say({
  en: (giver: string | null) => `Will be mailed as soon as ${giver ?? "the giver"} confirms`,
  es: (giver) => `Saldrá por correo en cuanto ${giver ?? "esa persona"} confirme`,
});
const toThankWords = say({
  en: (count: number) => `${count} to thank`,
  es: (count) => `${count} por agradecer`,
});
const toConfirmWords = say({
  en: (count: number) => `${count} to confirm`,
  es: (count) => `${count} por confirmar`,
});
/**
 * Formats the counts of a queue, such as "5 to thank, 2 to confirm". Returns null when both counts are zero (rule:
 * waiting-counts).
 */
export function waitingText(toThank: number, toConfirm: number): string | null {
  const parts = [
    toThank > 0 ? toThankWords(toThank) : null,
    toConfirm > 0 ? toConfirmWords(toConfirm) : null,
  ].filter((part) => part !== null);
  return parts.length === 0 ? null : parts.join(", ");
}
export const couldntMark = say({
  en: "Couldn't mark as thanked",
  es: "No se pudo marcar",
});
export const couldntPutBack = say({
  en: "Couldn't put it back",
  es: "No se pudo devolver a la lista",
});
