import { defineMessage, formatNamesWithAnd, selectPluralForm } from "../define-message.ts";

export const emptyInboxTitle = defineMessage({ en: "All caught up", es: "Todo al día" });
export const nextBirthdayMessage = defineMessage({
  en: (child: string, day: string) => `Next up: ${child}'s birthday on ${day}.`,
  es: (child, day) => `Lo próximo: el cumpleaños de ${child}, el ${day}.`,
});
/** Message that names thanked givers, most recent first. `more` is the number of further givers. */
export const giversThankedMessage = defineMessage({
  en: (names: readonly string[], more: number) =>
    `Thanked: ${more === 0 ? formatNamesWithAnd(names) : `${names.join(", ")} and ${more} more`}.`,
  es: (names, more) =>
    `Ya agradeciste a ${more === 0 ? formatNamesWithAnd(names) : `${names.join(", ")} y ${more} más`}.`,
});
export const tasksAriaLabel = defineMessage({ en: "Also waiting", es: "También pendiente" });
export const giftForKidLabel = defineMessage({
  en: (gift: string, child: string) => `${gift} for ${child}`,
  es: (gift, child) => `${gift} para ${child}`,
});
/** Label of the button that shows each gift on a giver's card. `count` is the number of gifts. */
export const showAllGiftsButton = defineMessage({
  en: (count: number) => `${count} gifts`,
  es: (count) => `${count} regalos`,
});
export const pendingNameStatus = defineMessage({
  en: "Not on the wall yet",
  es: "Aún no está en el muro",
});
export const proposalsTitle = defineMessage({
  en: (child: string, count: number) =>
    selectPluralForm(count, { one: `One idea for ${child}`, other: `${count} ideas for ${child}` }),
  es: (child, count) =>
    selectPluralForm(count, {
      one: `Una idea para ${child}`,
      other: `${count} ideas para ${child}`,
    }),
});
export const proposalsMessage = defineMessage({
  en: (count: number) =>
    selectPluralForm(count, {
      one: "From family or friends. Only you see it until you put it on the list.",
      other: "From family and friends. Only you see them until you put them on the list.",
    }),
  es: (count) =>
    selectPluralForm(count, {
      one: "De familiares o amigos. Solo tú la ves hasta que la pongas en la lista.",
      other: "De familiares y amigos. Solo tú las ves hasta que las pongas en la lista.",
    }),
});
export const reviewProposalsLink = defineMessage({ en: "Review", es: "Revisar" });
export const draftsTitle = defineMessage({
  en: (child: string, count: number) =>
    selectPluralForm(count, {
      one: `One draft for ${child}`,
      other: `${count} drafts for ${child}`,
    }),
  es: (child, count) =>
    selectPluralForm(count, {
      one: `Un borrador para ${child}`,
      other: `${count} borradores para ${child}`,
    }),
});
export const draftsMessage = defineMessage({
  en: (count: number) =>
    selectPluralForm(count, {
      one: "Only your family sees it until you publish it.",
      other: "Only your family sees them until you publish them.",
    }),
  es: (count) =>
    selectPluralForm(count, {
      one: "Solo tu familia lo ve hasta que lo publiques.",
      other: "Solo tu familia los ve hasta que los publiques.",
    }),
});
export const finishDraftsLink = defineMessage({ en: "Finish", es: "Terminar" });
