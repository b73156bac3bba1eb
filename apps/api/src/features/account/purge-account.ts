import { lockFamily } from "@giftling/db/queries/account/families";
import { deleteFamily, listAddresses } from "@giftling/db/queries/account/purge";
import { findOwner } from "@giftling/db/queries/account/users";
import { canReactivate } from "@giftling/domain";
import { addressHmac } from "../../crypto/tombstones.ts";
import type { Deps } from "../../deps.ts";
import { queueMails } from "../../email/outbox/queue-mails.ts";
import { found } from "../../errors/app-error.ts";

export type PurgeDeps = Pick<Deps, "db" | "clock" | "config" | "jobs">;

/**
 * Deletes a family and its members for good once its account has been closed for 90 days (rule: account-purge): its rows,
 * with jobs that delete its pictures' files and the customer at Stripe, and a last mail. What stays are HMACs of its
 * addresses and, if there was a trial, of the identity. False for an account that is gone, open again, or not due.
 */
export async function purgeAccount(deps: PurgeDeps, familyId: string): Promise<boolean> {
  const { db, clock, config, jobs } = deps;
  return db.transaction(async (tx) => {
    // Held: who reactivates at the same time comes before this, or finds nothing.
    const family = await lockFamily(tx, familyId);
    if (!family?.closedAt || canReactivate(family.closedAt, clock.now())) return false;
    const { email } = found(await findOwner(tx, familyId));
    const addresses = await listAddresses(tx, familyId);
    const hmacs = addresses.map((address) => addressHmac(config.secret, address));
    const { id, closedAt, stripeCustomerId } = family;
    for (const storageKey of await deleteFamily(tx, { id, closedAt }, hmacs)) {
      await jobs.enqueue(tx, "delete-file", { storageKey });
    }
    if (stripeCustomerId !== null) {
      await jobs.enqueue(tx, "delete-stripe-customer", { stripeCustomerId });
    }
    if (email !== "") {
      await queueMails(tx, deps, [{ kind: "purged", to: { recipient: email, email }, facts: {} }]);
    }
    return true;
  });
}
