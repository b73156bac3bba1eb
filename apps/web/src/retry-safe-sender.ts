import type { ErrorCode } from "@giftling/domain";
import { getErrorCode } from "./api-error.ts";
import { deleteDraft, readDraftOrDefault, saveDraft } from "./components/memory/drafts.ts";
import { createIdempotencyKey } from "./idempotency-key.ts";

/** Codes of errors after which a write may have succeeded on the server. Null represents a lost response. */
export const UNKNOWN_OUTCOME_ERROR_CODES: readonly (ErrorCode | null)[] = [
  null,
  "INTERNAL",
  "UNAVAILABLE",
];

/**
 * Sends a write with `call`. A retry after a lost response does not repeat the write, even after a reload.
 *
 * All attempts with the same `subject`, such as "purchase" followed by a wish's ID, use one key until the outcome is
 * known. Session storage contains the key and the inputs of these attempts. If an earlier attempt with a different
 * input succeeded, the server rejects the key with IDEMPOTENCY_MISMATCH. The function then resends the earlier input
 * and returns that input with the response. If the request fails, the function rejects with the error
 * (rule: idempotency-key).
 */
export async function sendRetrySafe<Input, Answer>(
  subject: string,
  input: Input,
  call: (input: Input, idempotencyKey: string) => Promise<Answer>,
): Promise<{ answer: Answer; input: Input }> {
  const draft = `sent ${subject}`;
  // `unheard` contains the inputs of the attempts with an unknown outcome, latest first.
  const { key, unheard } = readDraftOrDefault<{ key: string; unheard: Input[] }>(draft, {
    key: createIdempotencyKey(),
    unheard: [],
  });
  const inputs = [input, ...unheard];
  // Stores the key before the response arrives, so that a reload or a concurrent call uses the same key.
  saveDraft(draft, { key, unheard: inputs });
  for (let at = 0; ; at += 1) {
    const sent = inputs[at] ?? input;
    try {
      const answer = await call(sent, key);
      deleteDraft(draft);
      return { answer, input: sent };
    } catch (error) {
      const code = getErrorCode(error);
      if (UNKNOWN_OUTCOME_ERROR_CODES.includes(code)) throw error;
      if (unheard.length > 0) saveDraft(draft, { key, unheard });
      else deleteDraft(draft);
      if (code !== "IDEMPOTENCY_MISMATCH" || at === unheard.length) throw error;
    }
  }
}
