import type { Language } from "@giftling/domain/languages/rules";
import type { Catalogue, Sentence } from "@giftling/domain/sentences/catalogue";
import { language } from "../language.ts";

/**
 * A catalogue of the domain in each language: a sentence or a language that is missing is an error of `tsc`. The values of a
 * pattern stand in a wording by their names, as in English.
 */
type Wordings<Texts> = Readonly<Record<Language, { readonly [Id in keyof Texts]: string }>>;

/** The sentences of a catalogue, with their wordings. */
type Table = {
  texts: Readonly<Record<string, string>>;
  wordings: Readonly<Record<Language, Readonly<Record<string, string>>>>;
};

/** Puts a catalogue of the domain beside its wordings. */
// @__NO_SIDE_EFFECTS__
export const inEachLanguage = <Texts extends Catalogue<Readonly<Record<string, string>>>>(
  texts: Texts,
  wordings: Wordings<Texts>,
): Table => ({ texts, wordings });

const VALUE = /\{(\w+)\}/g;

/** The values that make the pattern this sentence; null when it is another one. */
function valuesIn(pattern: string, sentence: string): Map<string, string> | null {
  const names = [...pattern.matchAll(VALUE)].map(([, name = ""]) => name);
  if (names.length === 0) return null;
  const text = pattern.replaceAll(/[$()*+.?[\\\]^|]/g, "\\$&").replaceAll(VALUE, "(.*)");
  const found = new RegExp(`^${text}$`, "s").exec(sentence);
  return found && new Map(names.map((name, at) => [name, found[at + 1] ?? ""]));
}

/** Words sentences of the domain in the language of now; what is no sentence of these tables stays as it is. */
type Worded = {
  (english: Sentence): Sentence;
  (english: string): string;
};

/** Words the sentences of these catalogues (rule: languages). */
export function createWorded(...tables: readonly Table[]): Worded {
  /** The wording of what stands in a catalogue as it is. */
  const plain = (english: string): string | undefined => {
    for (const { texts, wordings } of tables) {
      for (const id in texts) if (texts[id] === english) return wordings[language()][id];
    }
    return undefined;
  };
  const patterned = (english: string): string | undefined => {
    for (const { texts, wordings } of tables) {
      for (const [id, pattern] of Object.entries(texts)) {
        const values = valuesIn(pattern, english);
        const what = values?.get("what");
        if (what !== undefined) values?.set("what", plain(what) ?? what);
        if (values)
          return wordings[language()][id]?.replaceAll(
            VALUE,
            (_all, name) => values.get(name) ?? "",
          );
      }
    }
    return undefined;
  };
  return (english: string) => (plain(english) ?? patterned(english) ?? english) as Sentence;
}
