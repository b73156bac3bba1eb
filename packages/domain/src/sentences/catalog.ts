declare const kind: unique symbol;

/** English message about a rejected input or request. `packages/messages` translates each message (rule: languages). */
export type Sentence = string & { readonly [kind]: "sentence" };

/** Sentence with placeholders for values, such as "{name}". */
export type SentencePattern<Names extends string = string> = string & {
  readonly [kind]: { readonly names: Names };
};

/** Names of the placeholders in a text, such as "most" in "at most {most}". */
type NamesIn<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never;

/** Texts of a catalog by ID, typed as sentences, or as patterns if they have placeholders. */
export type SentenceCatalog<Texts extends Readonly<Record<string, string>>> = {
  readonly [Id in keyof Texts]: Texts[Id] extends `${string}{${string}`
    ? SentencePattern<NamesIn<Texts[Id]>>
    : Sentence;
};

/**
 * Returns the texts of a catalog, typed as sentences and patterns. The placeholder `what` is the name of a field, which
 * is also translated.
 */
// @__NO_SIDE_EFFECTS__
export const createSentenceCatalog = <const Texts extends Readonly<Record<string, string>>>(
  texts: Texts,
): SentenceCatalog<Texts> => texts as unknown as SentenceCatalog<Texts>;

/** Returns the sentence of a pattern, with each placeholder replaced by its value. */
// @__NO_SIDE_EFFECTS__
export const fillPattern = <Names extends string>(
  pattern: SentencePattern<Names>,
  values: Readonly<Record<NoInfer<Names>, string | number>>,
): Sentence => {
  const by = new Map<string, string | number>(Object.entries(values));
  return pattern.replaceAll(/\{(\w+)\}/g, (_all, name) => String(by.get(name))) as Sentence;
};

/**
 * Returns the message of a schema issue, typed as a sentence. `catalog.test.ts` verifies that the catalogs contain
 * every schema message.
 */
export const getIssueMessage = (issue: { message: string }): Sentence => issue.message as Sentence;
