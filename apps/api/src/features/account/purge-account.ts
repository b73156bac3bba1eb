import type { Executor } from "@giftling/db/client";
import { type FamilyRow, lockFamily } from "@giftling/db/queries/account/families";
import { deleteFamily, listAddresses } from "@giftling/db/queries/account/purge";
import { listMembers } from "@giftling/db/queries/family/members";
import { canReactivate } from "@giftling/domain";
import { addressHmac } from "../../crypto/tombstones.ts";
import type { Deps } from "../../deps.ts";
import { queueMails } from "../../email/outbox/queue-mails.ts";

export type PurgeDeps = Pick<Deps, "db" | "clock" | "config" | "jobs">;

/**
 * Deletes a family and its members for good once its account has been closed for 90 days (rule: account-purge): its rows,
 * with jobs that delete its pictures' files and the customer at Stripe, and a last mail to each. What stays are HMACs of its
 * addresses and, if there was a trial, of the identity. False for an account that is gone, open again, or not due.
 */
export async function purgeAccount(deps: PurgeDeps, familyId: string): Promise<boolean> {
  const { db, clock } = deps;
  return db.transaction(async (tx) => {
    // Held: who reactivates at the same time comes before this, or finds nothing.
    const family = await lockFamily(tx, familyId);
    if (!family?.closedAt || canReactivate(family.closedAt, clock.now())) return false;
    const members = (await listMembers(tx, familyId)).filter(({ email }) => email !== "");
    await dropFamily(tx, deps, family);
    const mails = members.map(({ email, language }) => ({
      kind: "purged" as const,
      to: { recipient: email, email },
      // Nobody can be asked once the person is gone.
      language: language ?? family.language,
      facts: {},
    }));
    await queueMails(tx, deps, mails);
    return true;
  });
}

/**
 * Deletes a family that the caller holds: its rows, with jobs that delete its pictures' files and the customer at Stripe, and
 * its members except those who stay. Tombstones of its addresses and identities are left (rule: tombstones).
 */
export async function dropFamily(
  tx: Executor,
  { config, jobs }: Pick<Deps, "config" | "jobs">,
  { id, closedAt, stripeCustomerId }: FamilyRow,
  { staying = [] }: { staying?: readonly string[] } = {},
): Promise<void> {
  const addresses = await listAddresses(tx, id);
  const hmacs = addresses.map((address) => addressHmac(config.secret, address));
  for (const storageKey of await deleteFamily(tx, { id, closedAt }, hmacs, { staying })) {
    await jobs.enqueue(tx, "delete-file", { storageKey });
  }
  if (stripeCustomerId !== null) {
    await jobs.enqueue(tx, "delete-stripe-customer", { stripeCustomerId });
  }
}
