import { findFamily } from "@giftling/db/queries/account/families";
import { findOwner } from "@giftling/db/queries/account/users";
import {
  deleteStripeEventsBefore,
  findFamilyByCustomer,
  findLeastSynced,
  markStripeEventProcessed,
} from "@giftling/db/queries/billing/stripe";
import { addDays, fullName } from "@giftling/domain";
import type { Deps } from "../../deps.ts";
import type { TaskPayload } from "../../jobs/queue.ts";
import { isGone } from "../../stripe/gate.ts";
import { type SyncDeps, syncSubscription } from "./sync-subscription.ts";

/** Families compared with Stripe in one run, those first whose truth is the oldest. */
const MOST_RECONCILED = 1_000;

/** A truth this fresh is not fetched again, in milliseconds. */
const FRESH_MS = 30 * 60 * 1_000;

/** How long an event's id is remembered, in days: Stripe sends one again for three, an operator for thirty. */
const EVENT_DAYS = 60;

/** Fetches what an event hinted at. */
export async function takeStripeEvent(
  deps: SyncDeps,
  { eventId, customerId, chargeId }: TaskPayload<"stripe-event">,
): Promise<void> {
  const customer = customerId ?? (await customerOfCharge(deps, chargeId));
  const family = customer === null ? null : await findFamilyByCustomer(deps.db, customer);
  if (family) await syncSubscription(deps, family.id);
  await markStripeEventProcessed(deps.db, eventId, deps.clock.now());
}

async function customerOfCharge(
  { stripe }: SyncDeps,
  chargeId: string | null,
): Promise<string | null> {
  if (!stripe || chargeId === null) return null;
  const client = await stripe.client();
  const { customer } = await client.charges.retrieve(chargeId);
  return typeof customer === "string" ? customer : (customer?.id ?? null);
}

/** Fetches a family's truth; for a closed account that ends everything at Stripe (rule: closed-account). */
export const syncFamily = (deps: SyncDeps, { familyId }: TaskPayload<"sync-subscription">) =>
  syncSubscription(deps, familyId);

/** Deletes a customer at Stripe for good, with what runs there (rule: account-purge). Twice does no harm. */
export async function deleteStripeCustomer(
  { stripe }: Pick<Deps, "stripe">,
  { stripeCustomerId }: TaskPayload<"delete-stripe-customer">,
): Promise<void> {
  try {
    const client = await stripe?.client();
    await client?.customers.del(stripeCustomerId);
  } catch (error) {
    if (!isGone(error)) throw error;
  }
}

/**
 * Gives a family's customer at Stripe the name and address of who owns the family now, so that invoices go there (rule:
 * handing-over). An owner without an address leaves none: the former one's mailbox is not theirs. Twice does no harm.
 */
export async function updateStripeCustomer(
  { db, stripe }: Pick<Deps, "db" | "stripe">,
  { familyId }: TaskPayload<"update-stripe-customer">,
): Promise<void> {
  const customer = (await findFamily(db, familyId))?.stripeCustomerId;
  const owner = await findOwner(db, familyId);
  if (!customer || !owner) return;
  try {
    const client = await stripe?.client();
    await client?.customers.update(customer, { email: owner.email, name: fullName(owner) });
  } catch (error) {
    if (!isGone(error)) throw error;
  }
}

/** Compares families with Stripe, whatever events were lost. Stops at the first failure: the next hour goes on there. */
export async function reconcile(deps: SyncDeps): Promise<void> {
  if (!deps.stripe) return;
  const now = deps.clock.now();
  const before = new Date(now.getTime() - FRESH_MS);
  const families = await findLeastSynced(deps.db, before, MOST_RECONCILED);
  for (const { familyId } of families) await syncSubscription(deps, familyId);
  await deleteStripeEventsBefore(deps.db, addDays(now, -EVENT_DAYS));
}
