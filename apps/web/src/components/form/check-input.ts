import { worded } from "@giftling/messages/sentences/parents";

/** One sentence for each field that is wrong, as @mantine/form keeps its errors. */
export type Problems = Readonly<Record<string, string>>;

export type Checked<Input> = { ok: true; input: Input } | { ok: false; problems: Problems };

/** What a schema of the domain offers to a form. */
type Schema<Input> = {
  safeParse: (value: unknown) =>
    | { success: true; data: Input }
    | {
        success: false;
        error: { issues: readonly { path: readonly PropertyKey[]; message: string }[] };
      };
};

/** What the API would be asked for, or what it would refuse, field by field. */
export function checkInput<Input>(schema: Schema<Input>, value: unknown): Checked<Input> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return { ok: true, input: parsed.data };
  const problems: Record<string, string> = {};
  for (const { path, message } of parsed.error.issues)
    problems[String(path[0])] ??= worded(message);
  return { ok: false, problems };
}

/**
 * The options of `useForm` by which a form is checked: its submit handler gets what `check` made of the values. The domain's
 * schemas describe what a call takes rather than what was typed (texts are trimmed, addresses completed, ids added), so
 * @mantine/form's own `schemaResolver`, which holds the typed values against a schema, doesn't fit them.
 */
export const checkedBy = <Values, Input>(check: (values: Values) => Checked<Input>) => ({
  validate: (values: Values): Record<string, string> => {
    const checked = check(values);
    return checked.ok ? {} : { ...checked.problems };
  },
  transformValues: check,
});
