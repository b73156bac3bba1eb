import { retryOnConflict } from "@giftling/db/postgres-error";
import { type GiftCountParameters, getExceededLimit } from "@giftling/db/queries/gifts/gift-counts";
import type { Context } from "../../access/context.ts";
import type { Deps } from "../../services/deps.ts";
import { listMemberAddresses } from "../../services/email/outbox/members.ts";
import { queueMails } from "../../services/email/outbox/queue-mails.ts";

/**
 * Runs the transaction that stores a gift and retries it after a deadlock. `counting` counts a visitor's gift. Over a
 * limit, stores nothing, throws RATE_LIMITED, and mails the parents about too many gifts, at most once a day (rule:
 * rate-limits).
 */
export async function storeCountedGift<Stored>(
  { deps }: Pick<Context, "deps">,
  familyId: string,
  counting: GiftCountParameters | null,
  transact: () => Promise<Stored>,
): Promise<Stored> {
  try {
    return await retryOnConflict(transact);
  } catch (error) {
    const limit = getExceededLimit(error);
    if (counting === null || limit === null) throw error;
    if (!limit.counter.endsWith("_tries")) await mailParents(deps, familyId);
    throw await deps.limiter.refuseGift(counting, limit);
  }
}

async function mailParents(deps: Deps, familyId: string): Promise<void> {
  const day = deps.clock.now().toISOString().slice(0, 10);
  await deps.db.transaction(async (tx) => {
    const mails = (await listMemberAddresses(tx, familyId)).map((to) => ({
      kind: "busy-hub" as const,
      to,
      facts: {},
      onceFor: `${familyId}:${to.userId}:${day}`,
    }));
    await queueMails(tx, deps, mails);
  });
}
