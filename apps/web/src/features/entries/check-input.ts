/** One sentence for each field that is wrong. */
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

/** What the API would be asked for, or what it would refuse, field by field (spec section 5). */
export function checkInput<Input>(schema: Schema<Input>, value: unknown): Checked<Input> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return { ok: true, input: parsed.data };
  const problems: Record<string, string> = {};
  for (const { path, message } of parsed.error.issues) problems[String(path[0])] ??= message;
  return { ok: false, problems };
}
