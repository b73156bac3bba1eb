import { defineMessage, selectPluralForm } from "../define-message.ts";
import { formatNameList } from "./frame.ts";

// Messages of a parent's mail about the past seven days (rule: weekly-summary).
export const summaryTitle = defineMessage({
  en: (children: readonly string[]) => `${formatNameList(children)}'s week`,
  es: (children) => `La semana de ${formatNameList(children)}`,
});
export const summaryMessage = defineMessage({
  en: "A look back at the last seven days.",
  es: "Un repaso de los últimos siete días.",
});
export const giftsLabel = defineMessage({
  en: (count: number) => selectPluralForm(count, { one: "1 gift", other: `${count} gifts` }),
  es: (count) => selectPluralForm(count, { one: "1 regalo", other: `${count} regalos` }),
});
export const contributionsLabel = defineMessage({
  en: (amount: string) => `${amount} in contributions`,
  es: (amount) => `${amount} en aportes`,
});
export const followersLabel = defineMessage({
  en: (count: number) =>
    selectPluralForm(count, { one: "1 new follower", other: `${count} new followers` }),
  es: (count) =>
    selectPluralForm(count, {
      one: "1 persona más sigue la página",
      other: `${count} personas más siguen la página`,
    }),
});
export const pageViewsLabel = defineMessage({
  en: (count: number) =>
    selectPluralForm(count, { one: "1 visit to the page", other: `${count} visits to the page` }),
  es: (count) =>
    selectPluralForm(count, { one: "1 visita a la página", other: `${count} visitas a la página` }),
});
export const thankYousLabel = defineMessage({
  en: (count: number) =>
    selectPluralForm(count, { one: "1 thank-you to write", other: `${count} thank-yous to write` }),
  es: (count) =>
    selectPluralForm(count, {
      one: "1 agradecimiento por escribir",
      other: `${count} agradecimientos por escribir`,
    }),
});
export const unconfirmedContributionsLabel = defineMessage({
  en: (count: number) =>
    selectPluralForm(count, {
      one: "1 contribution to confirm",
      other: `${count} contributions to confirm`,
    }),
  es: (count) =>
    selectPluralForm(count, {
      one: "1 aporte por confirmar",
      other: `${count} aportes por confirmar`,
    }),
});
export const pendingTasksMessage = defineMessage({
  en: (tasks: readonly string[]) => `Waiting for you: ${formatNameList(tasks)}.`,
  es: (tasks) => `Pendiente: ${formatNameList(tasks)}.`,
});
