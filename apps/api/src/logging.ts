/** What may be logged of an error: never its values. Messages of the database and of drizzle hold what people typed. */
class SafeError {
  readonly type: string = "";
  readonly message: string = "";
  readonly stack: string = "";
  readonly code?: string;
  readonly constraint?: string;
  readonly cause?: SafeError;

  constructor(facts: Partial<SafeError>) {
    Object.assign(this, facts);
  }
}

const isText = (value: unknown): value is string => typeof value === "string";

/** Errors whose message or stack repeats a request's values. */
function repeatsValues(error: Error): boolean {
  return (
    error.name === "PostgresError" ||
    error.name === "ZodError" ||
    // JSON's own words quote the text that it stumbled over.
    error instanceof SyntaxError ||
    error.constructor.name === "DrizzleQueryError" ||
    error.message.startsWith("Failed query")
  );
}

/** The loggable part of anything thrown: kind, code, place; the words only where they are surely ours. */
export function safeError(error: unknown, depth = 0): SafeError {
  if (!(error instanceof Error)) return new SafeError({ type: typeof error });
  const code = "code" in error && isText(error.code) ? error.code : undefined;
  const constraint =
    "constraint_name" in error && isText(error.constraint_name) ? error.constraint_name : undefined;
  const frames = error.stack?.split("\n").filter((line) => /^\s+at /.test(line)) ?? [];
  return new SafeError({
    type: error.name === "Error" ? error.constructor.name : error.name,
    message: repeatsValues(error) ? "" : error.message.slice(0, 300),
    stack: frames.slice(0, 12).join("\n"),
    ...(code ? { code } : {}),
    ...(constraint ? { constraint } : {}),
    ...(error.cause !== undefined && depth < 4 ? { cause: safeError(error.cause, depth + 1) } : {}),
  });
}

/** pino's options: no addresses, cookies, bodies or queries, of requests or of anything (privacy). */
export const logOptions = (level: string) => ({
  level,
  base: undefined,
  serializers: {
    // What a caller made safe stays as it is; made safe twice, nothing would be left of it.
    err: (error: unknown) => ({ ...(error instanceof SafeError ? error : safeError(error)) }),
  },
});
