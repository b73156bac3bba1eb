import { defineMessage, selectPluralForm } from "../define-message.ts";

const onlyYouSeeThese = defineMessage({ en: "Only you see these.", es: "Solo tú los ves." });
/** Hint about drafts. `missing` is the number of drafts that need a link before publication. */
export const draftsHint = defineMessage({
  en: (missing: number) =>
    missing === 0
      ? onlyYouSeeThese()
      : `${onlyYouSeeThese()} ${selectPluralForm(missing, { one: "One needs", other: `${missing} need` })} a link first.`,
  es: (missing) =>
    missing === 0
      ? onlyYouSeeThese()
      : `${onlyYouSeeThese()} ${selectPluralForm(missing, {
          one: "A uno le falta",
          other: `A ${missing} les falta`,
        })} el enlace.`,
});
export const publishNamedDraftsButton = defineMessage({
  en: (count: number) => `Put ${count} on the list`,
  es: (count) => `Poner ${count} en la lista`,
});
export const publishAllDraftsButton = defineMessage({
  en: "Put all on the list",
  es: "Poner todos en la lista",
});
export const wishesPublishedConfirmation = defineMessage({
  en: (count: number) =>
    selectPluralForm(count, {
      one: "1 wish is now on the list",
      other: `${count} wishes are now on the list`,
    }),
  es: (count) =>
    selectPluralForm(count, {
      one: "1 deseo ya está en la lista",
      other: `${count} deseos ya están en la lista`,
    }),
});
export const unpublishedDraftsMessage = defineMessage({
  en: (count: number) =>
    selectPluralForm(count, { one: "One stayed as it is", other: `${count} stayed as they are` }),
  es: (count) =>
    selectPluralForm(count, {
      one: "Uno se quedó como estaba",
      other: `${count} se quedaron como estaban`,
    }),
});
