import type { Language } from "@giftling/domain/languages/rules";
import { language, locale } from "./language.ts";

/** One sentence in each language: a language that is missing is an error of `tsc`. */
type Wordings<Values extends unknown[]> = Readonly<
  Record<Language, string | ((...values: Values) => string)>
>;

/**
 * A message: called with its values, it is the sentence in the language of now. A language that puts its words in another
 * order, or has other forms, has a function of its own: nothing is ever glued together outside.
 */
// @__NO_SIDE_EFFECTS__
export function say<Values extends unknown[] = []>(
  wordings: Wordings<Values>,
): (...values: Values) => string {
  return (...values) => {
    const wording = wordings[language()];
    return typeof wording === "string" ? wording : wording(...values);
  };
}

type Forms = { one: string; other: string } & Partial<Record<Intl.LDMLPluralRule, string>>;

/** Which form a whole number has. By hand: a phone needs longer for its first `Intl` rule than for drawing a hub's numbers. */
const FORM_OF: Readonly<Record<Language, (count: number) => keyof Forms>> = {
  en: (count) => (count === 1 ? "one" : "other"),
  es: (count) => (count === 1 ? "one" : "other"),
};

/** The form of a sentence for a whole number, by the rules of the language of now. */
export const plural = (count: number, forms: Forms): string =>
  forms[FORM_OF[language()](count)] ?? forms.other;

/** Names as one reads them: "Emma, Theo, and Mia", "Emma, Theo y Mia". */
export const listed = (names: readonly string[]): string =>
  new Intl.ListFormat(locale()).format(names);

const and = say({
  en: (one: string, other: string) => `${one} and ${other}`,
  es: (one, other) => `${one} y ${other}`,
});

/** The same with a word between all of them: "Emma and Theo and Mia". */
export const joined = (names: readonly string[]): string =>
  names.length === 0 ? "" : names.reduce((one, other) => and(one, other));
