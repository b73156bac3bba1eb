import { deleteIdempotencyKeysBefore } from "@giftling/db/queries/idempotency";
import { deleteRateLimitsBefore } from "@giftling/db/queries/rate-limits";
import { forgetVisitorsBefore } from "@giftling/db/queries/visitors";
import { addDays } from "@giftling/domain";
import { sweepSessions } from "../auth/session.ts";
import type { Deps } from "../deps.ts";

/** How long an idempotency key answers, and a visitor's hash is kept (D29), in days. */
const IDEMPOTENCY_DAYS = 2;
const VISITOR_DAYS = 30;

/** Forgets what has served its time: ended sessions, old idempotency keys, old windows of limits, old visitor hashes. */
export async function sweep(deps: Pick<Deps, "db" | "clock">): Promise<void> {
  const now = deps.clock.now();
  await sweepSessions(deps.db, now);
  await deleteIdempotencyKeysBefore(deps.db, addDays(now, -IDEMPOTENCY_DAYS));
  await deleteRateLimitsBefore(deps.db, now);
  await forgetVisitorsBefore(deps.db, addDays(now, -VISITOR_DAYS));
}
