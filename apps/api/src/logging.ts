/**
 * The parts of an error that may be logged, without values: messages of the database and of drizzle contain what people
 * typed.
 */
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
    // JSON's own message quotes the text it failed on.
    error instanceof SyntaxError ||
    error.constructor.name === "DrizzleQueryError" ||
    error.message.startsWith("Failed query")
  );
}

/** The loggable part of anything thrown: type, code, stack, and the message where it is surely our own. */
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

/** pino's options: logs no addresses, cookies, bodies or queries. */
export const logOptions = (level: string) => ({
  level,
  base: undefined,
  serializers: {
    // Leaves an error that a caller made safe already; doing it twice would empty it.
    err: (error: unknown) => ({ ...(error instanceof SafeError ? error : safeError(error)) }),
  },
});
