import type { Executor } from "@giftling/db/client";
import {
  claimIdempotencyKey,
  saveIdempotentAnswer,
} from "@giftling/db/queries/operation/idempotency";
import type { z } from "zod";
import type { Context } from "./context.ts";
import { hmac } from "./crypto/tokens.ts";
import { AppError } from "./errors/app-error.ts";

/** 8 to 200 visible ASCII characters. */
const KEY = /^[\x21-\x7e]{8,200}$/;

type Call<T> = {
  /** The procedure's name, such as "kids.create". */
  procedure: string;
  /** The signed-in parent; null for a visitor. */
  actorId: string | null;
  input: unknown;
  /** What is kept of the answer. No secrets: make tokens again with `derivedToken` from what is kept. */
  answer: z.ZodType<T>;
};

/**
 * Runs `work` in one transaction; with an Idempotency-Key, once: the same key and input gets the first answer again,
 * also when both arrive at once (the second waits for the first), and the same key with another input is refused with
 * IDEMPOTENCY_MISMATCH (D14). A failed call keeps nothing, so a retry runs anew.
 */
export async function withIdempotency<T>(
  ctx: Context,
  call: Call<T>,
  work: (tx: Executor) => Promise<T>,
): Promise<T> {
  const key = ctx.idempotencyKey;
  if (key === null) return ctx.deps.db.transaction((tx) => work(tx));
  if (!KEY.test(key)) {
    throw new AppError("INVALID_INPUT", {
      message: "The Idempotency-Key must be 8 to 200 visible ASCII characters.",
      fields: { "Idempotency-Key": "Use 8 to 200 visible ASCII characters." },
    });
  }
  const scope = `${call.procedure} ${call.actorId ?? "visitor"}`;
  // Keyed: from a bare hash somebody could guess the name that an anonymous giver typed (D11).
  const fingerprint = hmac(ctx.deps.config.secret, "idempotency", canonicalJson(call.input));
  return ctx.deps.db.transaction(async (tx) => {
    const first = await claimIdempotencyKey(tx, scope, key, fingerprint);
    if (first) {
      if (first.fingerprint !== fingerprint) throw new AppError("IDEMPOTENCY_MISMATCH");
      return call.answer.parse(JSON.parse(first.answer));
    }
    const answer = await work(tx);
    await saveIdempotentAnswer(tx, scope, key, JSON.stringify(answer));
    return answer;
  });
}

/** JSON with sorted keys, so that the same input has one spelling. */
function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    part !== null && typeof part === "object" && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}
