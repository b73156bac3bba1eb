import { newIdempotencyKey } from "../../idempotency-key.ts";
import { errorCode } from "../../trpc.ts";

/** True when the server may have written without our hearing of it. */
function isUncertain(error: unknown): boolean {
  const code = errorCode(error);
  return code === null || code === "INTERNAL" || code === "UNAVAILABLE";
}

/**
 * Sends a write so that trying again after a cut line never does it twice (decision D14). The key of `about`
 * stays the same until an answer came. When the first try did arrive and the details were changed since, the
 * server refuses the key (IDEMPOTENCY_MISMATCH): then the first details are asked for again, whose answer is
 * what really happened. Rejects with the call's own error.
 */
export function createOnce<Input, Answer>() {
  const attempts = new Map<string, { key: string; input: Input }>();
  return async function once(
    about: string,
    input: Input,
    call: (input: Input, idempotencyKey: string) => Promise<Answer>,
  ): Promise<Answer> {
    const first = attempts.get(about);
    const attempt = first ?? { key: newIdempotencyKey(), input };
    attempts.set(about, attempt);
    try {
      const answer = await call(input, attempt.key);
      attempts.delete(about);
      return answer;
    } catch (error) {
      if (isUncertain(error)) throw error;
      if (first !== undefined && errorCode(error) === "IDEMPOTENCY_MISMATCH") {
        const answer = await call(first.input, first.key);
        attempts.delete(about);
        return answer;
      }
      attempts.delete(about);
      throw error;
    }
  };
}
