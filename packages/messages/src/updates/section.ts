import { defineMessage, selectPluralForm } from "../define-message.ts";

export const updatesTitle = defineMessage({ en: "Family Updates", es: "Noticias de la familia" });
export const addUpdateButton = defineMessage({ en: "Add an update", es: "Agregar una noticia" });
export const noUpdatesTitle = defineMessage({
  en: "No updates yet",
  es: "Todavía no hay noticias",
});
export const noUpdatesMessage = defineMessage({
  en: (child: string) => `Lost teeth, new words: ${child}'s news will be listed here.`,
  es: (child) => `Dientes que se caen, palabras nuevas: aquí verás las noticias de ${child}.`,
});
/** Label that names the parent who wrote an update, for a family with several parents. */
export const authorLabel = defineMessage({
  en: (parent: string) => `${parent} wrote`,
  es: (parent) => `Escribió ${parent}`,
});
export const cancelMailErrorTitle = defineMessage({
  en: "Couldn't stop the mail",
  es: "No se pudo detener el correo",
});
export const cancelMailErrorMessage = defineMessage({
  en: "It will still leave. Please try again.",
  es: "Todavía va a salir. Inténtalo otra vez.",
});
export const cancelMailButton = defineMessage({ en: "Don't send", es: "No enviar" });
export const cancelMailAriaLabel = defineMessage({
  en: (title: string) => `Don't send: ${title}`,
  es: (title) => `No enviar: ${title}`,
});
export const formatRecipientCount = defineMessage({
  en: (count: number) => selectPluralForm(count, { one: "1 person", other: `${count} people` }),
  es: (count) => selectPluralForm(count, { one: "1 persona", other: `${count} personas` }),
});
const rightAway = defineMessage({ en: "right away", es: "enseguida" });
const inLessThanAMinute = defineMessage({
  en: "in less than a minute",
  es: "en menos de un minuto",
});
const inMinutes = defineMessage({
  en: (minutes: number) =>
    selectPluralForm(minutes, { one: "in 1 minute", other: `in ${minutes} minutes` }),
  es: (minutes) =>
    selectPluralForm(minutes, { one: "en 1 minuto", other: `en ${minutes} minutos` }),
});
/** Formats a delay, such as "right away", "in less than a minute" or "in 5 minutes". */
export function formatDelay(seconds: number): string {
  if (seconds <= 0) return rightAway();
  return seconds < 60 ? inLessThanAMinute() : inMinutes(Math.round(seconds / 60));
}
export const scheduledMailStatus = defineMessage({
  en: (count: number, seconds: number) =>
    `Mail to ${formatRecipientCount(count)} leaves ${formatDelay(seconds)}`,
  es: (count, seconds) => `El correo a ${formatRecipientCount(count)} sale ${formatDelay(seconds)}`,
});
export const dueMailStatus = defineMessage({
  en: (count: number) => `Mail to ${formatRecipientCount(count)} is leaving`,
  es: (count) => `El correo a ${formatRecipientCount(count)} está por salir`,
});
export const sendingMailStatus = defineMessage({
  en: (count: number) => `Mail is on its way to ${formatRecipientCount(count)}`,
  es: (count) => `El correo va en camino a ${formatRecipientCount(count)}`,
});
export const sentMailStatus = defineMessage({
  en: (count: number) => `Mailed to ${formatRecipientCount(count)}`,
  es: (count) => `Enviado por correo a ${formatRecipientCount(count)}`,
});
export const notMailedStatus = defineMessage({ en: "Not mailed", es: "No se envió por correo" });
export const unsentMailEditNote = defineMessage({
  en: (count: number) =>
    `The mail to ${formatRecipientCount(count)} has not left yet: it will say what you save here.`,
  es: (count) =>
    `El correo a ${formatRecipientCount(count)} todavía no sale: dirá lo que guardes aquí.`,
});
export const sentMailEditNote = defineMessage({
  en: (count: number) =>
    `Already mailed to ${formatRecipientCount(count)}. What you change shows on the page, and is not mailed again.`,
  es: (count) =>
    `Ya se envió por correo a ${formatRecipientCount(count)}. Lo que cambies se ve en la página y no se vuelve a enviar.`,
});
export const mailRecipientsNote = defineMessage({
  en: (count: number, seconds: number) =>
    `Goes to ${formatRecipientCount(count)} by mail, ${formatDelay(seconds)}.`,
  es: (count, seconds) =>
    `Llega por correo a ${formatRecipientCount(count)}, ${formatDelay(seconds)}.`,
});
export const unpublishedHubNote = defineMessage({
  en: "Your page isn't published, so nobody gets a mail for now.",
  es: "Tu página no está publicada, así que por ahora nadie recibe un correo.",
});
export const mailDisabledNote = defineMessage({
  en: "Nobody gets a mail. Everybody finds it on the page.",
  es: "Nadie recibe un correo. Todos la ven en la página.",
});
export const noFollowersNote = defineMessage({
  en: "Nobody follows by mail yet. Everybody finds it on the page.",
  es: "Todavía nadie recibe las noticias por correo. Todos la ven en la página.",
});
export const viewAllUpdatesAriaLabel = defineMessage({
  en: (count: number) => `See all ${count} updates`,
  es: (count) => `Ver todo (${count}): noticias`,
});
