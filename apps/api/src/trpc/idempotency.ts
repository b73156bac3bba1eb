import type { Executor } from "@giftling/db/client";
import { retryOnConflict } from "@giftling/db/postgres-error";
import {
  claimIdempotencyKey,
  findIdempotentResponse,
  type IdempotentResponse,
  saveIdempotentResponse,
} from "@giftling/db/queries/operation/idempotency";
import { API_CLIENT_ERRORS } from "@giftling/domain";
import type { Context } from "../access/context.ts";
import { hmac } from "../core/crypto/tokens.ts";
import { AppError } from "../core/errors/app-error.ts";

/** Pattern of a valid Idempotency-Key: 8 to 200 visible ASCII characters. */
const KEY = /^[\x21-\x7e]{8,200}$/;

/** Returns the `Idempotency-Key` header, or null if absent. Throws INVALID_INPUT for an invalid header. */
export function parseIdempotencyKey(key: string | null): string | null {
  if (key === null || KEY.test(key)) return key;
  throw new AppError("INVALID_INPUT", {
    message: API_CLIENT_ERRORS.idempotencyKeyHeaderInvalid,
    fields: { "Idempotency-Key": API_CLIENT_ERRORS.idempotencyKeyInvalid },
  });
}

/** tRPC context of a procedure that takes an Idempotency-Key. */
export type IdempotentContext = Context & {
  idempotency: {
    /** Procedure and caller within which an Idempotency-Key is unique, such as "kids.create <user id>". */
    scope: string;
    /** Validated `Idempotency-Key` header. Null if absent. */
    key: string | null;
  };
};

/** Returns whether a completed call with the same Idempotency-Key has stored a response. */
export async function hasIdempotentResponse({
  deps,
  idempotency: { scope, key },
}: IdempotentContext) {
  return key !== null && (await findIdempotentResponse(deps.db, scope, key)) !== null;
}

/** Function that returns the row in which an action stores its response, or null if there is no Idempotency-Key. */
export type SaveResponse<Saved> = (saved: Saved) => IdempotentResponse | null;

/**
 * Returns an idempotent resolver for an `action` that stores a gift and its response in one statement. The action must
 * reject if nothing is stored or if the key already has a response. If the key has a response, the resolver returns
 * that response.
 */
export const createSingleStatementResolver =
  <Ctx, Input, Saved, Answer>(
    action: (
      ctx: Ctx & IdempotentContext,
      input: Input,
      save: SaveResponse<Saved>,
    ) => Promise<Saved>,
    answer: (ctx: Ctx, saved: Saved) => Promise<Answer> | Answer,
  ) =>
  async ({ ctx, input }: { ctx: Ctx & IdempotentContext; input: Input }): Promise<Answer> => {
    const { scope, key } = ctx.idempotency;
    if (key === null) return answer(ctx, await action(ctx, input, () => null));
    const fingerprint = getFingerprint(ctx, input);
    const save: SaveResponse<Saved> = (done) => ({
      scope,
      key,
      fingerprint,
      answer: JSON.stringify(done),
    });
    try {
      return await answer(ctx, await action(ctx, input, save));
    } catch (error) {
      const first = await findIdempotentResponse(ctx.deps.db, scope, key);
      if (!first) throw error;
      return answer(ctx, JSON.parse(getAnswer(first, fingerprint)));
    }
  };

/**
 * Runs `work` in one transaction, with retries. With an Idempotency-Key, commits `work` at most once for each key.
 *
 * A repeated call with the same input returns the first response. A concurrent call waits for the first call. A call
 * with another input throws IDEMPOTENCY_MISMATCH. A failed call stores nothing, so a retry runs `work` again. A stored
 * response is also validated by the output schema (rule: idempotency-key).
 */
export async function runInTransaction<Saved>(
  ctx: Context & Partial<IdempotentContext>,
  input: unknown,
  work: (tx: Executor) => Promise<Saved>,
): Promise<Saved> {
  const { db } = ctx.deps;
  const { scope = "", key = null } = ctx.idempotency ?? {};
  if (key === null) return retryOnConflict(() => db.transaction(work));
  const fingerprint = getFingerprint(ctx, input);
  return retryOnConflict(() =>
    db.transaction(async (tx) => {
      const first = await claimIdempotencyKey(tx, scope, key, fingerprint);
      if (first) return JSON.parse(getAnswer(first, fingerprint));
      const answer = await work(tx);
      await saveIdempotentResponse(tx, scope, key, JSON.stringify(answer));
      return answer;
    }),
  );
}

/** Returns a keyed hash of a call's input, because an unkeyed hash would allow guessing the input. */
const getFingerprint = (ctx: Context, input: unknown): string =>
  hmac(ctx.deps.config.secret, "idempotency", canonicalJson(input));

/** Returns the stored response as JSON. Throws IDEMPOTENCY_MISMATCH when the earlier call had another input. */
function getAnswer(first: { fingerprint: string; answer: string }, fingerprint: string): string {
  if (first.fingerprint !== fingerprint) throw new AppError("IDEMPOTENCY_MISMATCH");
  return first.answer;
}

/** Serializes JSON with sorted keys, so that equal inputs have equal fingerprints. */
function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    part !== null && typeof part === "object" && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}
