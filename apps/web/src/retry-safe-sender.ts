import { createIdempotencyKey } from "./idempotency-key.ts";
import { getErrorCode } from "./trpc.ts";

/** Returns true when the write may have succeeded on the server although no valid response arrived. */
function isUncertain(error: unknown): boolean {
  const code = getErrorCode(error);
  return code === null || code === "INTERNAL" || code === "UNAVAILABLE";
}

/**
 * Result of a write, and the input with which the write succeeded. This is an earlier input if an earlier attempt had
 * already succeeded.
 */
type Done<Input, Answer> = { answer: Answer; input: Input };

/**
 * Creates a function that sends a write. Retries after a lost response never write twice (rule: idempotency-key).
 *
 * The key for `about` stays the same until the outcome of every attempt is known. If an earlier attempt succeeded and the
 * input has changed since, the server rejects the key with IDEMPOTENCY_MISMATCH. The earlier input is then sent again, and
 * its response is the result of the write. Rejects with the error of the call.
 */
export function createRetrySafeSender<Input, Answer>() {
  /** Attempts that may have succeeded, by subject: their common key and their inputs, latest first. */
  const attempts = new Map<string, { key: string; unheard: readonly Input[] }>();
  return async function once(
    about: string,
    input: Input,
    call: (input: Input, idempotencyKey: string) => Promise<Answer>,
  ): Promise<Done<Input, Answer>> {
    const { key, unheard } = attempts.get(about) ?? { key: createIdempotencyKey(), unheard: [] };

    async function ask(details: Input, earlier: readonly Input[]): Promise<Done<Input, Answer>> {
      try {
        const answer = await call(details, key);
        attempts.delete(about);
        return { answer, input: details };
      } catch (error) {
        if (isUncertain(error)) {
          if (details === input) attempts.set(about, { key, unheard: [input, ...unheard] });
          throw error;
        }
        const [before, ...others] = earlier;
        if (getErrorCode(error) !== "IDEMPOTENCY_MISMATCH" || before === undefined) throw error;
        return ask(before, others);
      }
    }
    return ask(input, unheard);
  };
}
