import { plural, say } from "../say.ts";

export const familyUpdates = say({ en: "Family Updates", es: "Noticias de la familia" });
export const addAnUpdate = say({ en: "Add an update", es: "Agregar una noticia" });
export const noUpdatesYet = say({ en: "No updates yet", es: "Todavía no hay noticias" });
export const lostTeeth = say({
  en: (child: string) => `Lost teeth, new words: ${child}'s news will be listed here.`,
  es: (child) => `Dientes que se caen, palabras nuevas: aquí verás las noticias de ${child}.`,
});
/** States which parent wrote an update, in a family of two parents. */
export const wrote = say({
  en: (parent: string) => `${parent} wrote`,
  es: (parent) => `Escribió ${parent}`,
});
export const couldntStop = say({
  en: "Couldn't stop the mail",
  es: "No se pudo detener el correo",
});
export const stillLeaves = say({
  en: "It will still leave. Please try again.",
  es: "Todavía va a salir. Inténtalo otra vez.",
});
export const dontSend = say({ en: "Don't send", es: "No enviar" });
export const dontSendOf = say({
  en: (title: string) => `Don't send: ${title}`,
  es: (title) => `No enviar: ${title}`,
});
const people = say({
  en: (count: number) => plural(count, { one: "1 person", other: `${count} people` }),
  es: (count) => plural(count, { one: "1 persona", other: `${count} personas` }),
});
const rightAway = say({ en: "right away", es: "enseguida" });
const inLessThanAMinute = say({ en: "in less than a minute", es: "en menos de un minuto" });
const inMinutes = say({
  en: (minutes: number) => plural(minutes, { one: "in 1 minute", other: `in ${minutes} minutes` }),
  es: (minutes) => plural(minutes, { one: "en 1 minuto", other: `en ${minutes} minutos` }),
});
/** Formats a delay, such as "right away", "in less than a minute" or "in 5 minutes". */
function inSeconds(seconds: number): string {
  if (seconds <= 0) return rightAway();
  return seconds < 60 ? inLessThanAMinute() : inMinutes(Math.round(seconds / 60));
}
export const mailLeaves = say({
  en: (count: number, seconds: number) => `Mail to ${people(count)} leaves ${inSeconds(seconds)}`,
  es: (count, seconds) => `El correo a ${people(count)} sale ${inSeconds(seconds)}`,
});
export const mailIsLeaving = say({
  en: (count: number) => `Mail to ${people(count)} is leaving`,
  es: (count) => `El correo a ${people(count)} está por salir`,
});
export const mailIsOnItsWay = say({
  en: (count: number) => `Mail is on its way to ${people(count)}`,
  es: (count) => `El correo va en camino a ${people(count)}`,
});
export const mailed = say({
  en: (count: number) => `Mailed to ${people(count)}`,
  es: (count) => `Enviado por correo a ${people(count)}`,
});
export const notMailed = say({ en: "Not mailed", es: "No se envió por correo" });
export const willSayWhatYouSave = say({
  en: (count: number) =>
    `The mail to ${people(count)} has not left yet: it will say what you save here.`,
  es: (count) => `El correo a ${people(count)} todavía no sale: dirá lo que guardes aquí.`,
});
export const alreadyMailed = say({
  en: (count: number) =>
    `Already mailed to ${people(count)}. What you change shows on the page, and is not mailed again.`,
  es: (count) =>
    `Ya se envió por correo a ${people(count)}. Lo que cambies se ve en la página y no se vuelve a enviar.`,
});
export const goesTo = say({
  en: (count: number, seconds: number) =>
    `Goes to ${people(count)} by mail, ${inSeconds(seconds)}.`,
  es: (count, seconds) => `Llega por correo a ${people(count)}, ${inSeconds(seconds)}.`,
});
export const notPublished = say({
  en: "Your hub isn't published, so nobody gets a mail for now.",
  es: "Tu página no está publicada, así que por ahora nadie recibe un correo.",
});
export const nobodyGetsMail = say({
  en: "Nobody gets a mail. Everybody finds it on the page.",
  es: "Nadie recibe un correo. Todos la ven en la página.",
});
export const nobodyFollows = say({
  en: "Nobody follows by mail yet. Everybody finds it on the page.",
  es: "Todavía nadie recibe las noticias por correo. Todos la ven en la página.",
});
