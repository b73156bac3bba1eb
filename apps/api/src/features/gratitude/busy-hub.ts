import { isRefused } from "@giftling/db/queries/gratitude/gift-store";
import { type CountedWindow, isWindowFull } from "@giftling/db/queries/operation/rate-limits";
import type { Context } from "../../context.ts";
import type { Deps } from "../../deps.ts";
import { memberAddresses } from "../../email/outbox/members.ts";
import { queueMails } from "../../email/outbox/queue-mails.ts";

/** What a stranger's gift is counted in, and what its try is; none of both for the family's own. */
export type Counts = { windows: readonly CountedWindow[]; tries: readonly CountedWindow[] };

/**
 * Runs `store`, which stores a stranger's gift to that family and counts it and its try (rule: rate-limits). When a window is
 * full nothing is stored: RATE_LIMITED, and the parent is told of gifts that were refused, once a day.
 */
export async function storeCounted<Stored>(
  { deps }: Pick<Context, "deps">,
  familyId: string,
  { windows, tries }: Counts,
  store: () => Promise<Stored>,
): Promise<Stored> {
  try {
    await deps.limiter.mayGive(windows);
  } catch (refusal) {
    await deps.limiter.countTry(tries);
    throw refusal;
  }
  try {
    return await store();
  } catch (error) {
    // The statement counted the try as well, unless Postgres refused it.
    if (isRefused(error)) await deps.limiter.countTry(tries);
    if (!isWindowFull(error)) throw error;
    await tellParents(deps, familyId);
    throw await deps.limiter.giftRefusal(windows);
  }
}

async function tellParents(deps: Deps, familyId: string): Promise<void> {
  const day = deps.clock.now().toISOString().slice(0, 10);
  await deps.db.transaction(async (tx) => {
    const mails = (await memberAddresses(tx, familyId)).map((to) => ({
      kind: "busy-hub" as const,
      to,
      facts: {},
      onceFor: `${familyId}:${to.userId}:${day}`,
    }));
    await queueMails(tx, deps, mails);
  });
}
