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

/** The form of a sentence for a number, by the rules of the language of now. */
export const plural = (count: number, forms: Forms): string =>
  forms[new Intl.PluralRules(locale()).select(count)] ?? forms.other;

/** Names as one reads them: "Emma, Theo, and Mia", "Emma, Theo y Mia". */
export const listed = (names: readonly string[]): string =>
  new Intl.ListFormat(locale()).format(names);
