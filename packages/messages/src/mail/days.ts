import { defineMessage, selectPluralForm } from "../define-message.ts";

// Messages of the mails before a kid's days, to followers and parents (rule: reminders).
const WEEK_COUNTS = {
  en: ["", "in a week", "in two weeks", "in three weeks", "in four weeks", "in five weeks"],
  es: ["", "una semana", "dos semanas", "tres semanas", "cuatro semanas", "cinco semanas"],
} as const;
const listWeeks = (days: number) => (days % 7 === 0 ? days / 7 : 0);
const inEnglish = (days: number) =>
  days === 1 ? "tomorrow" : WEEK_COUNTS.en[listWeeks(days)] || `in ${days} days`;
const inSpanish = (days: number) => WEEK_COUNTS.es[listWeeks(days)] || `${days} días`;

/** Formats the time until a day, such as "in three weeks", "in 20 days" or "tomorrow". */
const inDays = defineMessage({
  en: inEnglish,
  es: (days) => (days === 1 ? "mañana" : `en ${inSpanish(days)}`),
});

export const birthdayCountdown = defineMessage({
  en: (child: string, days: number) => `${child}'s birthday is ${inDays(days)}`,
  es: (child, days) =>
    days === 1
      ? `Mañana es el cumpleaños de ${child}`
      : `${days === 7 ? "Falta" : "Faltan"} ${inSpanish(days)} para el cumpleaños de ${child}`,
});
/** Formats the time until a kid's second day, such as "First day of school is in 20 days". */
export const secondDayCountdown = defineMessage({
  en: (name: string, days: number) => `${name} is ${inDays(days)}`,
  es: (name, days) => `${name}, ${inDays(days)}`,
});

/** Returns a sentence such as "Emma's birthday is in three weeks" or "Emma: First day of school is in 20 days". */
export const formatDayCountdown = (child: string, name: string | null, days: number): string =>
  name === null ? birthdayCountdown(child, days) : secondDayCountdown(`${child}: ${name}`, days);
export const reminderDatePreview = defineMessage({
  en: (day: string) => `On ${day}.`,
  es: (day) => `El ${day}.`,
});
export const reminderDateMessage = defineMessage({
  en: (day: string) => `It is on ${day}.`,
  es: (day) => `Es el ${day}.`,
});
export const reminderKicker = defineMessage({
  en: "A reminder, as you asked",
  es: "Un recordatorio, como pediste",
});
export const reminderMailReason = defineMessage({
  en: (child: string) =>
    `You get this once a year because you asked to be reminded of ${child}'s days.`,
  es: (child) =>
    `Recibes este correo una vez al año porque pediste que te recordemos los días de ${child}.`,
});
export const addToCalendarLink = defineMessage({
  en: "Add the day to your calendar",
  es: "Agregar el día a tu calendario",
});
export const followerNoOpenWishesMessage = defineMessage({
  en: (child: string) => `${child}'s page has other ways to be part of it.`,
  es: (child) => `En la página de ${child} hay otras formas de participar.`,
});
export const followerOpenWishesMessage = defineMessage({
  en: (wishes: number) =>
    `${selectPluralForm(wishes, { one: "1 wish is", other: `${wishes} wishes are` })} left on the list, and there is time to choose.`,
  es: (wishes) =>
    `${selectPluralForm(wishes, { one: "Queda 1 deseo", other: `Quedan ${wishes} deseos` })} en la lista, y hay tiempo para elegir.`,
});

export const parentNoOpenWishesMessage = defineMessage({
  en: "Nothing is left on the list at the moment.",
  es: "Por ahora no queda nada en la lista.",
});
export const parentOpenWishesMessage = defineMessage({
  en: (wishes: number) =>
    `${selectPluralForm(wishes, { one: "1 wish is", other: `${wishes} wishes are` })} left on the list.`,
  es: (wishes) =>
    `${selectPluralForm(wishes, { one: "Queda 1 deseo", other: `Quedan ${wishes} deseos` })} en la lista.`,
});
export const wishlistReviewTitle = defineMessage({
  en: (child: string) => `Is ${child}'s list ready?`,
  es: (child) => `¿Todo listo en la lista de ${child}?`,
});
export const birthdayDateMessage = defineMessage({
  en: (child: string, day: string, days: number) =>
    `${child}'s birthday is on ${day}, ${inDays(days)}.`,
  es: (child, day, days) => `El cumpleaños de ${child} es el ${day}, ${inDays(days)}.`,
});
export const secondDayDateMessage = defineMessage({
  en: (name: string, day: string, days: number) => `${name} is on ${day}, ${inDays(days)}.`,
  es: (name, day, days) => `${name} es el ${day}, ${inDays(days)}.`,
});
export const reviewWishlistButton = defineMessage({
  en: "Review the list",
  es: "Revisar la lista",
});
export const followerReminderNote = defineMessage({
  en: "Relatives who asked for a reminder get it three weeks before the day.",
  es: "A quienes pidieron un recordatorio les llega tres semanas antes del día.",
});
