declare const kind: unique symbol;

/**
 * English message from a catalog in this folder, for a person whose input or request was rejected. `packages/messages`
 * translates the message before it is sent (rule: languages).
 */
export type Sentence = string & { readonly [kind]: "sentence" };

/** Sentence with placeholders for values. A placeholder is written as "{name}". */
export type Pattern<Names extends string = string> = string & {
  readonly [kind]: { readonly names: Names };
};

/** Names of the placeholders in a text, such as "most" for "at most {most}". */
type NamesIn<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never;

/** Sentences and patterns by id. */
export type Catalog<Texts extends Readonly<Record<string, string>>> = {
  readonly [Id in keyof Texts]: Texts[Id] extends `${string}{${string}`
    ? Pattern<NamesIn<Texts[Id]>>
    : Sentence;
};

/**
 * Returns the texts, typed as sentences and patterns. A value for the placeholder `what` is the name of a field. This name
 * is a sentence itself and is also translated.
 */
// @__NO_SIDE_EFFECTS__
export const catalog = <const Texts extends Readonly<Record<string, string>>>(
  texts: Texts,
): Catalog<Texts> => texts as unknown as Catalog<Texts>;

/** Returns a pattern's sentence, with the placeholders replaced by the values. */
// @__NO_SIDE_EFFECTS__
export const filled = <Names extends string>(
  pattern: Pattern<Names>,
  values: Readonly<Record<NoInfer<Names>, string | number>>,
): Sentence => {
  const by = new Map<string, string | number>(Object.entries(values));
  return pattern.replaceAll(/\{(\w+)\}/g, (_all, name) => String(by.get(name))) as Sentence;
};

/** Returns the message of a schema issue. `catalog.test.ts` verifies that every message is a sentence from a catalog. */
export const saidBy = (issue: { message: string }): Sentence => issue.message as Sentence;
