import { defineMessage, selectPluralForm } from "../define-message.ts";
import { formatDelay, formatRecipientCount } from "./section.ts";

// Messages about the weekly mail with a kid's new wishes (rule: wish-digest).
export const digestTitle = defineMessage({
  en: "New ideas by mail",
  es: "Ideas nuevas por correo",
});
const ideas = defineMessage({
  en: (count: number) =>
    selectPluralForm(count, { one: "1 new idea", other: `${count} new ideas` }),
  es: (count) => selectPluralForm(count, { one: "1 idea nueva", other: `${count} ideas nuevas` }),
});
/** Status of a digest whose mails are sent within the hour. */
export const imminentDigestStatus = defineMessage({
  en: (wishes: number, people: number, seconds: number) =>
    `A mail with ${ideas(wishes)} goes to ${formatRecipientCount(people)} ${formatDelay(seconds)}`,
  es: (wishes, people, seconds) =>
    `Un correo con ${ideas(wishes)} le llega a ${formatRecipientCount(people)} ${formatDelay(seconds)}`,
});
/** Status of a digest whose mails are sent at a later time. */
export const scheduledDigestStatus = defineMessage({
  en: (wishes: number, people: number, { day, time }: { day: string; time: string }) =>
    `A mail with ${ideas(wishes)} goes to ${formatRecipientCount(people)} on ${day} at ${time}`,
  es: (wishes, people, { day, time }) =>
    `Un correo con ${ideas(wishes)} le llega a ${formatRecipientCount(people)} el ${day}, ${time}`,
});
export const nextDigestNote = defineMessage({
  en: (people: number) =>
    `When you add wishes, they go to ${formatRecipientCount(people)}, at most once a week.`,
  es: (people) =>
    `Cuando agregues deseos, le llegan a ${formatRecipientCount(people)}, una vez por semana como máximo.`,
});
export const noDigestFollowersNote = defineMessage({
  en: "Nobody has asked for them yet. Relatives can, under “Get updates” on the page.",
  es: "Todavía nadie las pidió. Se puede en la página, en «Recibir noticias».",
});
export const digestDisabledNote = defineMessage({
  en: (people: number) =>
    selectPluralForm(people, {
      one: "1 person would like your new wishes by mail, at most once a week.",
      other: `${people} people would like your new wishes by mail, at most once a week.`,
    }),
  es: (people) =>
    selectPluralForm(people, {
      one: "1 persona quisiera recibir los deseos nuevos por correo, una vez por semana como máximo.",
      other: `${people} personas quisieran recibir los deseos nuevos por correo, una vez por semana como máximo.`,
    }),
});
export const digestSettingsLink = defineMessage({
  en: "Turn it on in Settings",
  es: "Activarlo en Ajustes",
});
