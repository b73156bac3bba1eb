import type { Language } from "@giftling/domain/languages/rules";
import { getLanguage, getLocale } from "./language.ts";

/** Sentence in each language, or a function that returns the sentence. `tsc` reports a missing language. */
type Wordings<Values extends unknown[]> = Readonly<
  Record<Language, string | ((...values: Values) => string)>
>;

/**
 * Defines a message, which is a function that inserts values and returns the sentence in the current language. Each
 * language has a complete sentence or a function, because word order and plural forms differ. Callers never concatenate
 * parts of sentences.
 */
// @__NO_SIDE_EFFECTS__
export function defineMessage<Values extends unknown[] = []>(
  wordings: Wordings<Values>,
): (...values: Values) => string {
  return (...values) => {
    const wording = wordings[getLanguage()];
    return typeof wording === "string" ? wording : wording(...values);
  };
}

type Forms = { one: string; other: string } & Partial<Record<Intl.LDMLPluralRule, string>>;

/** Functions that select the plural form of a number, by language. `Intl.PluralRules` is too slow on a phone. */
const PLURAL_FORM_SELECTORS: Readonly<Record<Language, (count: number) => keyof Forms>> = {
  en: (count) => (count === 1 ? "one" : "other"),
  es: (count) => (count === 1 ? "one" : "other"),
};

/** Returns the plural form for a whole number in the current language. */
export const selectPluralForm = (count: number, forms: Forms): string =>
  forms[PLURAL_FORM_SELECTORS[getLanguage()](count)] ?? forms.other;

/** Formats a list of names, such as "Emma, Theo, and Mia" or "Emma, Theo y Mia". */
export const formatList = (names: readonly string[]): string =>
  new Intl.ListFormat(getLocale()).format(names);

const and = defineMessage({
  en: (one: string, other: string) => `${one} and ${other}`,
  es: (one, other) => `${one} y ${other}`,
});

/** Joins all names with conjunctions, such as "Emma and Theo and Mia". */
export const formatNamesWithAnd = (names: readonly string[]): string =>
  names.length === 0 ? "" : names.reduce((one, other) => and(one, other));
