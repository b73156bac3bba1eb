import type { KidDay } from "@giftling/domain/kids/days";
import { defineMessage } from "../define-message.ts";

const birthdayOf = defineMessage({
  en: (child: string) => `${child}'s birthday`,
  es: (child) => `el cumpleaños de ${child}`,
});
const named = defineMessage({ en: (name: string) => `“${name}”`, es: (name) => `«${name}»` });
const both = defineMessage({
  en: (one: string, other: string) => `${one} and ${other}`,
  es: (one, other) => `${one} y ${other}`,
});
const add = defineMessage({
  en: (days: string) => `Add ${days} to your calendar`,
  es: (days) => `Agregar ${days} a tu calendario`,
});

/** Formats the list of a kid's days, such as "Emma's birthday and “Christmas”". */
const inWords = (child: string, days: readonly KidDay[]): string =>
  days
    .map(({ name }) => (name === null ? birthdayOf(child) : named(name)))
    .reduce((one, other) => both(one, other));

/** Returns the label of a hub's calendar link, such as "Add Emma's birthday and “Christmas” to your calendar". */
export const getAddToCalendarLabel = (child: string, days: readonly KidDay[]): string =>
  add(inWords(child, days));

const remind = defineMessage({
  en: (days: string) => `Remind me before ${days}`,
  es: (days) => `Recuérdame con tiempo ${days}`,
});
/** Returns the label of a hub's reminder checkbox, such as "Remind me before Emma's birthday and “Christmas”". */
export const getReminderLabel = (child: string, days: readonly KidDay[]): string =>
  remind(inWords(child, days));
export const reminderDescription = defineMessage({
  en: "Once a year, three weeks ahead.",
  es: "Una vez al año, tres semanas antes.",
});
export const emailOptionsLabel = defineMessage({ en: "By e-mail", es: "Por correo electrónico" });
export const updatesLabel = defineMessage({
  en: (child: string) => `News of ${child}`,
  es: (child) => `Noticias de ${child}`,
});

export const digestLabel = defineMessage({
  en: "New ideas, at most once a week",
  es: "Ideas nuevas, como mucho una vez por semana",
});

export const calendarName = defineMessage({
  en: (child: string) => `${child}'s days`,
  es: (child) => `Los días de ${child}`,
});

/** Title of a kid's day in the calendar, such as "Emma's birthday" or "Emma: First day of school". */
export const calendarEventTitle = defineMessage({
  en: (child: string, name: string | null) =>
    name === null ? `${child}'s birthday` : `${child}: ${name}`,
  es: (child, name) => (name === null ? `Cumpleaños de ${child}` : `${child}: ${name}`),
});
export const calendarEventDescription = defineMessage({
  en: (address: string) => `See what is on the list: ${address}`,
  es: (address) => `Mira qué hay en la lista: ${address}`,
});
export const calendarAlarmDescription = defineMessage({
  en: (day: string) => `${day} is in three weeks`,
  es: (day) => `${day}: faltan tres semanas`,
});
