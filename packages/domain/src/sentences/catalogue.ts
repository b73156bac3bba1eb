declare const kind: unique symbol;

/**
 * Message for a person whose input or request was refused, in English, from a catalog in this folder. `packages/messages`
 * translates it before it is sent (rule: languages).
 */
export type Sentence = string & { readonly [kind]: "sentence" };

/** Sentence with placeholders for values, written as "{name}". */
export type Pattern<Names extends string = string> = string & {
  readonly [kind]: { readonly names: Names };
};

/** Names of the placeholders in a text: "most" of "at most {most}". */
type NamesIn<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never;

/** Sentences and patterns by id. */
export type Catalogue<Texts extends Readonly<Record<string, string>>> = {
  readonly [Id in keyof Texts]: Texts[Id] extends `${string}{${string}`
    ? Pattern<NamesIn<Texts[Id]>>
    : Sentence;
};

/** Makes sentences of texts. A value called `what` is itself a sentence: the name of a field, which is worded, too. */
// @__NO_SIDE_EFFECTS__
export const catalogue = <const Texts extends Readonly<Record<string, string>>>(
  texts: Texts,
): Catalogue<Texts> => texts as unknown as Catalogue<Texts>;

/** The sentence that a pattern makes of its values. */
// @__NO_SIDE_EFFECTS__
export const filled = <Names extends string>(
  pattern: Pattern<Names>,
  values: Readonly<Record<NoInfer<Names>, string | number>>,
): Sentence => {
  const by = new Map<string, string | number>(Object.entries(values));
  return pattern.replaceAll(/\{(\w+)\}/g, (_all, name) => String(by.get(name))) as Sentence;
};

/** Returns the message of a schema issue, which is always a sentence of a catalog (catalogue.test.ts). */
export const saidBy = (issue: { message: string }): Sentence => issue.message as Sentence;
