import { forgetVisitorsBefore } from "@giftling/db/queries/analytics/visitors";
import { deletePicturesUnusedSince } from "@giftling/db/queries/kids";
import {
  deleteLastMailsSettledBefore,
  deleteMailsSettledBefore,
} from "@giftling/db/queries/mail/outbox";
import { deleteIdempotencyKeysBefore } from "@giftling/db/queries/operation/idempotency";
import { deleteRateLimitsBefore } from "@giftling/db/queries/operation/rate-limits";
import { addDays } from "@giftling/domain";
import { sweepSessions } from "../auth/session.ts";
import type { Deps } from "../deps.ts";

/** How long an idempotency key answers, and a visitor's hash is kept (D29), in days. */
const IDEMPOTENCY_DAYS = 2;
const VISITOR_DAYS = 30;

/** How long it is known that a mail was sent, so that nothing is told twice. In days. */
const SETTLED_MAIL_DAYS = 90;

/** How long the address of a purged family waits for its undeliverable last mail to be tried again. In days. */
const LAST_MAIL_DAYS = 7;

/** How long a picture waits to be used after its upload. In days. */
const UNUSED_PICTURE_DAYS = 1;

/**
 * Forgets what has served its time: mail long sent, ended sessions, old idempotency keys, old windows of limits, old
 * visitor hashes, and pictures that were uploaded and never used.
 */
export async function sweep(deps: Pick<Deps, "db" | "clock" | "jobs">): Promise<void> {
  const now = deps.clock.now();
  await sweepSessions(deps.db, now);
  await deleteIdempotencyKeysBefore(deps.db, addDays(now, -IDEMPOTENCY_DAYS));
  await deleteRateLimitsBefore(deps.db, now);
  await forgetVisitorsBefore(deps.db, addDays(now, -VISITOR_DAYS));
  await deleteMailsSettledBefore(deps.db, addDays(now, -SETTLED_MAIL_DAYS));
  await deleteLastMailsSettledBefore(deps.db, addDays(now, -LAST_MAIL_DAYS));
  await deps.db.transaction(async (tx) => {
    const unused = await deletePicturesUnusedSince(tx, addDays(now, -UNUSED_PICTURE_DAYS));
    for (const storageKey of unused) await deps.jobs.enqueue(tx, "delete-file", { storageKey });
  });
}
