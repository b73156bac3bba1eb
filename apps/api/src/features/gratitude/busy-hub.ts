import { findGiftParent } from "@giftling/db/queries/gratitude/contribution-target";
import { type CountedWindow, isWindowFull } from "@giftling/db/queries/operation/rate-limits";
import type { Context } from "../../context.ts";
import type { Deps } from "../../deps.ts";
import { queueMails } from "../../email/outbox/queue-mails.ts";

/**
 * Runs `store`, which stores a stranger's gift to that family and counts it in `windows` (rule: rate-limits). When one is
 * full nothing is stored: RATE_LIMITED, and the parent is told, once a day.
 */
export async function storeCounted<Stored>(
  { deps }: Pick<Context, "deps">,
  userId: string,
  windows: readonly CountedWindow[],
  store: () => Promise<Stored>,
): Promise<Stored> {
  await deps.limiter.mayGive(windows);
  try {
    return await store();
  } catch (error) {
    if (!isWindowFull(error)) throw error;
    await tellParent(deps, userId);
    throw await deps.limiter.giftRefusal(windows);
  }
}

async function tellParent(deps: Deps, userId: string): Promise<void> {
  const parent = await findGiftParent(deps.db, userId);
  if (!parent) return;
  const day = deps.clock.now().toISOString().slice(0, 10);
  const to = { userId, email: parent.email };
  await deps.db.transaction((tx) =>
    queueMails(tx, deps, [{ kind: "busy-hub", to, facts: {}, onceFor: `${userId}:${day}` }]),
  );
}
