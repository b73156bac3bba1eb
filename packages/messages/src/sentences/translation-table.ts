import type { Language } from "@giftling/domain/languages/rules";
import type { Sentence, SentenceCatalog } from "@giftling/domain/sentences/catalog";
import { getLanguage } from "../language.ts";

/** Translations of the domain package's sentences. A translation has the English sentence's placeholders. */
type Wordings<Texts> = Readonly<Record<Language, { readonly [Id in keyof Texts]: string }>>;

/** English sentences of the domain package, with their translations. */
type TranslationTable = {
  texts: Readonly<Record<string, string>>;
  wordings: Readonly<Record<Language, Readonly<Record<string, string>>>>;
};

/** Combines English sentences of the domain package with their translations. */
// @__NO_SIDE_EFFECTS__
export const createTranslationTable = <
  Texts extends SentenceCatalog<Readonly<Record<string, string>>>,
>(
  texts: Texts,
  wordings: Wordings<Texts>,
): TranslationTable => ({ texts, wordings });

const VALUE = /\{(\w+)\}/g;

/** Returns the values inserted into a pattern, by placeholder. Returns null if the sentence does not match. */
function extractValues(pattern: string, sentence: string): Map<string, string> | null {
  const names = [...pattern.matchAll(VALUE)].map(([, name = ""]) => name);
  if (names.length === 0) return null;
  const text = pattern.replaceAll(/[$()*+.?[\\\]^|]/g, "\\$&").replaceAll(VALUE, "(.*)");
  const found = new RegExp(`^${text}$`, "s").exec(sentence);
  return found && new Map(names.map((name, at) => [name, found[at + 1] ?? ""]));
}

/** Function that translates the domain's sentences. Returns unknown texts unchanged. */
type Translator = {
  (english: Sentence): Sentence;
  (english: string): string;
};

/** Creates a translator for the sentences of the given translation tables (rule: languages). */
export function createMessageTranslator(...tables: readonly TranslationTable[]): Translator {
  /** Returns the translation of a sentence without placeholders, or undefined for an unknown sentence. */
  const plain = (english: string): string | undefined => {
    for (const { texts, wordings } of tables) {
      for (const id in texts) if (texts[id] === english) return wordings[getLanguage()][id];
    }
    return undefined;
  };
  const patterned = (english: string): string | undefined => {
    for (const { texts, wordings } of tables) {
      for (const [id, pattern] of Object.entries(texts)) {
        const values = extractValues(pattern, english);
        const what = values?.get("what");
        if (what !== undefined) values?.set("what", plain(what) ?? what);
        if (values)
          return wordings[getLanguage()][id]?.replaceAll(
            VALUE,
            (_all, name) => values.get(name) ?? "",
          );
      }
    }
    return undefined;
  };
  return (english: string) => (plain(english) ?? patterned(english) ?? english) as Sentence;
}
