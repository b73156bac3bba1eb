import { defineMessage, formatList } from "../define-message.ts";

// Messages in the footer of mails, about the reason for the mail and how to unsubscribe.
export const accountMailReason = defineMessage({
  en: "You get this because it is about your account.",
  es: "Recibes este correo porque es sobre tu cuenta.",
});
export const mailPreferencesMessage = defineMessage({
  en: "Fewer of these?",
  es: "¿Quieres recibir menos?",
});
export const mailPreferencesLink = defineMessage({
  en: "Choose your mails",
  es: "Elige tus correos",
});
export const unsubscribeLabel = defineMessage({
  en: "Unsubscribe",
  es: "Dejar de recibir correos",
});
export const endRemindersLabel = defineMessage({
  en: "No more reminders",
  es: "No más recordatorios",
});
export const endDigestLabel = defineMessage({
  en: "No more new ideas",
  es: "No más ideas nuevas",
});
export const mailOptOutLabel = defineMessage({
  en: "Never write to me again",
  es: "No me escriban nunca más",
});
export const deleteAddressLabel = defineMessage({
  en: "Delete my address",
  es: "Borrar mi dirección",
});
/** States who receives a reply to a mail. `parents` is the number of parents. */
export const replyNote = defineMessage({
  en: (parents: number) =>
    `If you answer this mail, it goes straight to ${parents === 1 ? "the parent" : "the parents"}.`,
  es: "Si respondes a este correo, tu respuesta le llega directo a la familia.",
});

/** Label of the link to a kid's page in mails, and on the pages that open from mails. */
export const viewKidHubLink = defineMessage({
  en: (child: string) => `See ${child}'s page`,
  es: (child) => `Ver la página de ${child}`,
});
export const openDashboardButton = defineMessage({
  en: "Open your dashboard",
  es: "Abrir tu panel",
});
export const unnamedPersonLabel = defineMessage({ en: "Somebody", es: "Alguien" });
/** Formats names within a sentence, such as "Emma", "Emma and Theo" or "Emma, Theo and Ana". */
export const formatNameList = defineMessage({
  en: (names: readonly string[]) =>
    names.length < 2 ? (names[0] ?? "") : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`,
  es: (names) => formatList(names),
});
