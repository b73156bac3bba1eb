import { getErrorCode } from "./api-error.ts";
import { createIdempotencyKey } from "./idempotency-key.ts";

/** Returns whether a failed write may have succeeded on the server. */
function isUncertain(error: unknown): boolean {
  const code = getErrorCode(error);
  return code === null || code === "INTERNAL" || code === "UNAVAILABLE";
}

/** Response to a write, and the input that was written, possibly by an earlier attempt. */
type WriteResult<Input, Answer> = { answer: Answer; input: Input };

/**
 * Creates a function that sends a write. A retry after a lost response does not repeat the write.
 *
 * All attempts with the same `about`, the subject of the write, use one key until the outcome is known. If an earlier
 * attempt with a different input succeeded, the server rejects the key with IDEMPOTENCY_MISMATCH. The function then
 * resends the earlier input and returns the response. If the request fails, the function rejects with the error
 * (rule: idempotency-key).
 */
export function createRetrySafeSender<Input, Answer>() {
  /**
   * Write attempts with an unknown outcome, by subject. All attempts with the same subject use the idempotency key
   * `key`. `unheard` contains the attempts' inputs, latest first.
   */
  const attempts = new Map<string, { key: string; unheard: readonly Input[] }>();
  return async function once(
    about: string,
    input: Input,
    call: (input: Input, idempotencyKey: string) => Promise<Answer>,
  ): Promise<WriteResult<Input, Answer>> {
    const { key, unheard } = attempts.get(about) ?? { key: createIdempotencyKey(), unheard: [] };

    async function ask(
      details: Input,
      earlier: readonly Input[],
    ): Promise<WriteResult<Input, Answer>> {
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
