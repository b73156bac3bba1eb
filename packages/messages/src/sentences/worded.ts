/** Sentences of the domain and of the API, each under its English, with its message. */
export type Sentences = Readonly<Record<string, () => string>>;

/** The same of sentences with values in them: what they look like in English, and their message. */
export type Patterns = readonly (readonly [RegExp, (...values: string[]) => string])[];

/**
 * Words sentences that come as English into the language of now. One that is not known stays as it is: what programs alone meet
 * needs no other language.
 */
export function createWorded(
  sentences: Sentences,
  patterns: Patterns = [],
): (english: string) => string {
  return (english) => {
    if (Object.hasOwn(sentences, english)) return sentences[english]?.() ?? english;
    for (const [pattern, message] of patterns) {
      const found = pattern.exec(english);
      if (found) return message(...found.slice(1));
    }
    return english;
  };
}
