import { findFamily } from "@giftling/db/queries/account/families";
import { findOwner } from "@giftling/db/queries/account/users";
import {
  deleteStripeEventsBefore,
  findFamilyByCustomer,
  listLeastRecentlySynced,
  markStripeEventProcessed,
} from "@giftling/db/queries/billing/stripe";
import { addDays, formatFullName } from "@giftling/domain";
import type { Deps } from "../../services/deps.ts";
import type { TaskPayload } from "../../services/jobs/queue.ts";
import { isMissingResourceError } from "../../services/stripe/stripe-access.ts";
import { type SyncDeps, syncSubscription } from "./sync-subscription.ts";

/** Maximum number of families synced with Stripe per run. Families with the oldest sync come first. */
const MOST_RECONCILED = 1_000;

/** Minimum age of a family's last sync, in milliseconds, before a run syncs the family again. */
const FRESH_MS = 30 * 60 * 1_000;

/**
 * Retention of event IDs, in days. Stripe retries an event for 3 days, and an operator can resend an event for 30 days.
 */
const EVENT_DAYS = 60;

/** Syncs the family of a webhook event's customer and records the event as processed. */
export async function handleStripeEvent(
  deps: SyncDeps,
  { eventId, customerId, chargeId }: TaskPayload<"stripe-event">,
): Promise<void> {
  const customer = customerId ?? (await customerOfCharge(deps, chargeId));
  const family = customer === null ? null : await findFamilyByCustomer(deps.db, customer);
  if (family) await syncSubscription(deps, family.id);
  await markStripeEventProcessed(deps.db, eventId, deps.clock.now());
}

async function customerOfCharge({ stripe }: SyncDeps, chargeId: string | null) {
  if (!stripe || chargeId === null) return null;
  const client = await stripe.client();
  const { customer } = await client.charges.retrieve(chargeId);
  return typeof customer === "string" ? customer : (customer?.id ?? null);
}

/** Syncs a family's subscriptions with Stripe. Cancels all subscriptions of a closed account (rule: closed-account). */
export const syncFamilySubscriptions = (
  deps: SyncDeps,
  { familyId }: TaskPayload<"sync-subscription">,
) => syncSubscription(deps, familyId);

/** Permanently deletes a customer and its subscriptions at Stripe. Idempotent (rule: account-purge). */
export async function deleteStripeCustomer(
  { stripe }: Pick<Deps, "stripe">,
  { stripeCustomerId }: TaskPayload<"delete-stripe-customer">,
): Promise<void> {
  try {
    const client = await stripe?.client();
    await client?.customers.del(stripeCustomerId);
  } catch (error) {
    if (!isMissingResourceError(error)) throw error;
  }
}

/**
 * Copies the current owner's name and e-mail address to the family's Stripe customer, so that invoices go to the owner.
 * Clears the customer's address if the owner has no address. Idempotent (rule: handing-over).
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
    await client?.customers.update(customer, { email: owner.email, name: formatFullName(owner) });
  } catch (error) {
    if (!isMissingResourceError(error)) throw error;
  }
}

/**
 * Syncs families with Stripe, independently of webhook events, and deletes expired event IDs. Stops at the first
 * failure. The next run starts with the failed family.
 */
export async function reconcileSubscriptions(deps: SyncDeps): Promise<void> {
  if (!deps.stripe) return;
  const now = deps.clock.now();
  const before = new Date(now.getTime() - FRESH_MS);
  const families = await listLeastRecentlySynced(deps.db, before, MOST_RECONCILED);
  for (const { familyId } of families) await syncSubscription(deps, familyId);
  await deleteStripeEventsBefore(deps.db, addDays(now, -EVENT_DAYS));
}
