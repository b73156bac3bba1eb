import { newIdempotencyKey } from "./idempotency-key.ts";
import { errorCode } from "./trpc.ts";

/** True when the server may have written without our hearing of it. */
function isUncertain(error: unknown): boolean {
  const code = errorCode(error);
  return code === null || code === "INTERNAL" || code === "UNAVAILABLE";
}

/** What was done, and with which details: not always the last ones, when an earlier try had arrived after all. */
type Done<Input, Answer> = { answer: Answer; input: Input };

/**
 * Sends a write so that trying again after a cut line never does it twice (rule: idempotency-key). The key of `about`
 * stays the same until it is known what became of every try; a refusal in between says nothing about the tries
 * before it. When one of them did arrive and the details were changed since, the server refuses the key
 * (IDEMPOTENCY_MISMATCH): then the earlier details are asked for again, and the answer is what really
 * happened. Rejects with the call's own error.
 */
export function createOnce<Input, Answer>() {
  /** By what they are about: the key of the tries that may have arrived, and their details, latest first. */
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
