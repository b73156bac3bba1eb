import { defineMessage } from "../define-message.ts";
import { formatNameList } from "./frame.ts";

/** Phrase for a subscription to updates, such as "news of Emma and Theo". Used within a sentence. */
export const updatesMailName = defineMessage({
  en: (names: readonly string[]) => `news of ${formatNameList(names) || "a family"}`,
  es: (names) => `noticias de ${formatNameList(names) || "una familia"}`,
});

/** Phrase for a subscription to digests, such as "new ideas for Emma and Theo". Used within a sentence. */
export const digestMailName = defineMessage({
  en: (names: readonly string[]) => `new ideas for ${formatNameList(names) || "a child"}`,
  es: (names) => `ideas nuevas para ${formatNameList(names) || "un regalo"}`,
});

const dayOf = defineMessage({
  en: (child: string, isBirthday: boolean) => `${child}'s ${isBirthday ? "birthday" : "big day"}`,
  es: (child, isBirthday) => `del ${isBirthday ? "cumpleaños" : "gran día"} de ${child}`,
});
const before = defineMessage({
  en: (days: string) => `a reminder before ${days || "a child's birthday"}`,
  es: (days) => `un recordatorio antes ${days || "de un cumpleaños"}`,
});
/** Returns a phrase such as "a reminder before Emma's birthday". A kid without a birthday has a "big day". */
export const formatReminderMailName = (
  kids: readonly { firstName: string; hasBirthday: boolean }[],
): string =>
  before(formatNameList(kids.map(({ firstName, hasBirthday }) => dayOf(firstName, hasBirthday))));

/** Messages of the mail that requests the confirmation of a subscription to updates (rule: email-confirmation). */
const NEWS_CONFIRMATION = {
  subject: defineMessage({
    en: "Shall we send you the family's news?",
    es: "¿Te enviamos las noticias de la familia?",
  }),
  preview: defineMessage({
    en: "Confirm, and you'll hear from the family when there is news.",
    es: "Confirma y sabrás de la familia cuando haya noticias.",
  }),
  title: defineMessage({ en: "Shall we send you the news?", es: "¿Te enviamos las noticias?" }),
  confirmButton: defineMessage({ en: "Yes, send me the news", es: "Sí, quiero las noticias" }),
};
const REMINDER_CONFIRMATION: typeof NEWS_CONFIRMATION = {
  subject: defineMessage({
    en: "Shall we remind you in time?",
    es: "¿Te lo recordamos a tiempo?",
  }),
  preview: defineMessage({
    en: "Confirm, and once a year you'll hear from us three weeks ahead.",
    es: "Confirma y una vez al año te escribimos tres semanas antes.",
  }),
  title: defineMessage({ en: "Shall we remind you?", es: "¿Te lo recordamos?" }),
  confirmButton: defineMessage({ en: "Yes, remind me", es: "Sí, recuérdenmelo" }),
};
/** Messages of the mail that requests the confirmation of an address for thank-yous (rule: person-addresses). */
const THANK_YOU_CONFIRMATION: typeof NEWS_CONFIRMATION = {
  subject: defineMessage({
    en: "May a family thank you here?",
    es: "¿Una familia puede darte las gracias aquí?",
  }),
  preview: defineMessage({
    en: "Confirm, and the family's thanks can reach you.",
    es: "Confirma y el agradecimiento de la familia podrá llegarte.",
  }),
  title: defineMessage({
    en: "May a family thank you here?",
    es: "¿Una familia puede darte las gracias aquí?",
  }),
  confirmButton: defineMessage({ en: "Yes, thank me here", es: "Sí, aquí está bien" }),
};
export const getConfirmationMessages = (
  what: "news" | "reminders" | "thanks",
): typeof NEWS_CONFIRMATION =>
  ({ news: NEWS_CONFIRMATION, reminders: REMINDER_CONFIRMATION, thanks: THANK_YOU_CONFIRMATION })[
    what
  ];

export const confirmationMailReason = defineMessage({
  en: "Nothing more comes to this address until you confirm it.",
  es: "A esta dirección no llega nada más hasta que la confirmes.",
});
export const confirmationMessage = defineMessage({
  en: (what: string) =>
    `Somebody asked for ${what || "a family's thanks"} at this address, and we hope it was you. Confirm on the page that opens.`,
  es: (what) =>
    `Alguien pidió ${what || "el agradecimiento de una familia"} para esta dirección, y esperamos que hayas sido tú. Confirma en la página que se abre.`,
});
export const confirmationLinkNote = defineMessage({
  en: (days: number) =>
    `The link works for ${days} days. If it wasn't you, there is nothing to do: simply ignore this mail.`,
  es: (days) =>
    `El enlace sirve ${days} días. Si no fuiste tú, no tienes que hacer nada: simplemente ignora este correo.`,
});
