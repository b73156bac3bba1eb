import type { YearlyDay } from "@giftling/domain/kids/days";
import { say } from "../say.ts";

const birthdayOf = say({
  en: (child: string) => `${child}'s birthday`,
  es: (child) => `el cumpleaños de ${child}`,
});
const named = say({ en: (name: string) => `“${name}”`, es: (name) => `«${name}»` });
const both = say({
  en: (one: string, other: string) => `${one} and ${other}`,
  es: (one, other) => `${one} y ${other}`,
});
const add = say({
  en: (days: string) => `Add ${days} to your calendar`,
  es: (days) => `Agregar ${days} a tu calendario`,
});

/** What puts a child's days into a calendar: "Add Emma's birthday and “Christmas” to your calendar". */
export const addToCalendar = (child: string, days: readonly YearlyDay[]): string =>
  add(
    days
      .map(({ name }) => (name === null ? birthdayOf(child) : named(name)))
      .reduce((one, other) => both(one, other)),
  );

/** The calendar's own name. */
export const calendarOf = say({
  en: (child: string) => `${child}'s days`,
  es: (child) => `Los días de ${child}`,
});

/** "Emma's birthday", or "Emma: First day of school". */
export const dayTitle = say({
  en: (child: string, name: string | null) =>
    name === null ? `${child}'s birthday` : `${child}: ${name}`,
  es: (child, name) => (name === null ? `Cumpleaños de ${child}` : `${child}: ${name}`),
});
export const seeTheList = say({
  en: (address: string) => `See what is on the list: ${address}`,
  es: (address) => `Mira qué hay en la lista: ${address}`,
});
export const inThreeWeeks = say({
  en: (day: string) => `${day} is in three weeks`,
  es: (day) => `${day}: faltan tres semanas`,
});
