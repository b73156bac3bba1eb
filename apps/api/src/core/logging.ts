import { destination } from "pino";

/** Loggable parts of an error. A database error has no message, because the message can contain user input. */
type LoggableError = {
  type: string;
  message: string;
  stack: string;
  code?: string;
  constraint?: string;
  cause?: LoggableError;
};

const isText = (value: unknown): value is string => typeof value === "string";

/** Returns whether an error's message can contain values from a request. */
function repeatsValues(error: Error): boolean {
  return (
    error.name === "PostgresError" ||
    error.name === "ZodError" ||
    // JSON's own message quotes its input.
    error instanceof SyntaxError ||
    error.constructor.name === "DrizzleQueryError" ||
    error.message.startsWith("Failed query")
  );
}

/** Returns the loggable parts of a thrown value. Omits a message that can contain values from a request. */
export function redactError(error: unknown, depth = 0): LoggableError {
  if (!(error instanceof Error)) return { type: typeof error, message: "", stack: "" };
  const code = "code" in error && isText(error.code) ? error.code : undefined;
  const constraint =
    "constraint_name" in error && isText(error.constraint_name) ? error.constraint_name : undefined;
  const frames = error.stack?.split("\n").filter((line) => /^\s+at /.test(line)) ?? [];
  return {
    type: error.name === "Error" ? error.constructor.name : error.name,
    message: repeatsValues(error) ? "" : error.message.slice(0, 300),
    stack: frames.slice(0, 12).join("\n"),
    ...(code ? { code } : {}),
    ...(constraint ? { constraint } : {}),
    ...(error.cause !== undefined && depth < 4
      ? { cause: redactError(error.cause, depth + 1) }
      : {}),
  };
}

export type LogDestination = { write(line: string): void };

/** Creates the destination of log lines, which writes in batches. A killed process loses its pending lines. */
const createOutput = () => destination({ fd: 1, minLength: 4096, periodicFlush: 100 });

/** Returns pino options that exclude addresses, cookies, bodies and query strings from the log, and redact errors. */
export const createLoggerOptions = (level: string, stream: LogDestination = createOutput()) => ({
  level,
  stream,
  base: undefined,
  serializers: { err: (error: unknown) => redactError(error) },
});
