import { newIdempotencyKey } from "./idempotency-key.ts";
import { errorCode } from "./trpc.ts";

/** Returns true when the server may have written without a response. */
function isUncertain(error: unknown): boolean {
  const code = errorCode(error);
  return code === null || code === "INTERNAL" || code === "UNAVAILABLE";
}

/** Result of a write and the details with which it succeeded, which are earlier ones when an earlier attempt had arrived. */
type Done<Input, Answer> = { answer: Answer; input: Input };

/**
 * Creates a sender whose retries after a lost response never write twice (rule: idempotency-key).
 *
 * The key of `about` stays the same until the outcome of every attempt is known. When one arrived and the details changed
 * since, the server refuses the key (IDEMPOTENCY_MISMATCH); then the earlier details are sent again, and the response is
 * what really happened. Rejects with the call's own error.
 */
export function createOnce<Input, Answer>() {
  /** By subject: the key of attempts that may have arrived, and their details, latest first. */
  const attempts = new Map<string, { key: string; unheard: readonly Input[] }>();
  return async function once(
    about: string,
    input: Input,
    call: (input: Input, idempotencyKey: string) => Promise<Answer>,
  ): Promise<Done<Input, Answer>> {
    const { key, unheard } = attempts.get(about) ?? { key: newIdempotencyKey(), unheard: [] };

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
        if (errorCode(error) !== "IDEMPOTENCY_MISMATCH" || before === undefined) throw error;
        return ask(before, others);
      }
    }
    return ask(input, unheard);
  };
}
