import { findFamily } from "@giftling/db/queries/account/families";
import { findOwner } from "@giftling/db/queries/account/users";
import {
  findFamilyByCustomer,
  insertStripeEvent,
  listLeastRecentlySyncedSubscriptions,
  markPaymentMethodMissing,
  markStripeEventProcessed,
} from "@giftling/db/queries/billing/stripe";
import { deleteExpiredRows } from "@giftling/db/queries/operation/expired-rows";
import { addDays, formatFullName } from "@giftling/domain";
import type Stripe from "stripe";
import type { Deps } from "../../services/deps.ts";
import { queueParentMail } from "../../services/email/outbox/queue-mails.ts";
import type { TaskPayload } from "../../services/jobs/queue.ts";
import {
  ignoreInvalidRequest,
  ignoreMissingResource,
} from "../../services/stripe/stripe-access.ts";
import {
  expireCheckoutSessions,
  fetchPaymentMethods,
} from "../../services/stripe/stripe-requests.ts";
import { type SubscriptionSyncDeps, syncSubscription } from "./sync-subscription.ts";

/** Stores the ID of a Stripe event and enqueues the sync of its customer. Ignores an event that is already stored. */
export async function queueStripeEvent({ db, jobs, clock }: Deps, event: Stripe.Event) {
  const { customerId, chargeId } = getHint(event.data.object);
  const concerns = customerId !== null || chargeId !== null;
  await db.transaction(async (tx) => {
    const processedAt = concerns ? null : clock.now();
    const isNew = await insertStripeEvent(tx, { id: event.id, type: event.type, processedAt });
    if (!isNew || !concerns) return;
    await jobs.enqueue(tx, "stripe-event", { eventId: event.id, customerId, chargeId });
  });
}

/** Returns the ID of a Stripe event's customer, or the ID of the disputed charge for an event without a customer. */
function getHint(object: object): { customerId: string | null; chargeId: string | null } {
  const textAt = (name: string): string | null => {
    const value: unknown = Reflect.get(object, name);
    return typeof value === "string" ? value : null;
  };
  const customerId = textAt("object") === "customer" ? textAt("id") : textAt("customer");
  return { customerId, chargeId: customerId === null ? textAt("charge") : null };
}

/** Maximum number of families synced with Stripe per run. Families with the oldest sync come first. */
const MOST_RECONCILED = 1_000;

/** Minimum age of a family's last sync, in milliseconds, before a run syncs the family again. */
const FRESH_MS = 30 * 60 * 1_000;

/** Retention of event IDs, in days. Stripe retries events for 3 days, and operators can resend events for 30 days. */
const EVENT_DAYS = 60;

/** Syncs the family of a webhook event's customer and records the event as processed. */
export async function handleStripeEvent(
  deps: SubscriptionSyncDeps,
  { eventId, customerId, chargeId }: TaskPayload<"stripe-event">,
): Promise<void> {
  const customer = customerId ?? (await customerOfCharge(deps, chargeId));
  const family = customer === null ? null : await findFamilyByCustomer(deps.db, customer);
  if (family) await syncSubscription(deps, family.id);
  await markStripeEventProcessed(deps.db, eventId, deps.clock.now());
}

async function customerOfCharge({ stripe }: SubscriptionSyncDeps, chargeId: string | null) {
  if (!stripe || chargeId === null) return null;
  const client = await stripe.client();
  const { customer } = await client.charges.retrieve(chargeId);
  return typeof customer === "string" ? customer : (customer?.id ?? null);
}

/** Permanently deletes a customer and its subscriptions at Stripe. Idempotent (rule: account-purge). */
export async function deleteStripeCustomer(
  { stripe }: Pick<Deps, "stripe">,
  { stripeCustomerId }: TaskPayload<"delete-stripe-customer">,
): Promise<void> {
  const client = await stripe?.client();
  await client?.customers.del(stripeCustomerId).catch(ignoreMissingResource);
}

/** Copies the owner's name and e-mail address to the Stripe customer. Idempotent (rule: handing-over). */
export async function updateStripeCustomer(
  { db, stripe }: Pick<Deps, "db" | "stripe">,
  { familyId }: TaskPayload<"update-stripe-customer">,
): Promise<void> {
  const customer = (await findFamily(db, familyId))?.stripeCustomerId;
  const owner = await findOwner(db, familyId);
  if (!customer || !owner) return;
  const client = await stripe?.client();
  const { email } = owner;
  await client?.customers
    .update(customer, { email, name: formatFullName(owner) })
    .catch(ignoreMissingResource);
}

/**
 * Syncs families with Stripe and deletes expired event IDs. A failed sync ends the job's run. The job's next run
 * repeats the sync.
 */
export async function reconcileSubscriptions(deps: SubscriptionSyncDeps): Promise<void> {
  if (!deps.stripe) return;
  const now = deps.clock.now();
  const before = new Date(now.getTime() - FRESH_MS);
  const families = await listLeastRecentlySyncedSubscriptions(deps.db, before, MOST_RECONCILED);
  for (const { familyId } of families) await syncSubscription(deps, familyId);
  await deleteExpiredRows(deps.db, "stripeEvents", addDays(now, -EVENT_DAYS));
}

type HandoverDeps = Pick<Deps, "db" | "clock" | "config" | "stripe" | "failures" | "jobs">;

/** Transfers a Stripe customer to its new owner. Idempotent. Throws when Stripe fails (rule: handing-over). */
export async function transferStripeCustomer(
  deps: HandoverDeps,
  { familyId, handedOverAt }: TaskPayload<"hand-over-stripe-customer">,
): Promise<void> {
  const { db, stripe, failures } = deps;
  const customer = (await findFamily(db, familyId))?.stripeCustomerId;
  if (!stripe || !customer) return;
  await updateStripeCustomer(deps, { familyId });
  const moment = new Date(handedOverAt);
  const client = await stripe.client();
  await expireCheckoutSessions(client, failures, customer, ({ created }) =>
    isBefore(created, moment),
  );
  const methods = await fetchPaymentMethods(client, customer);
  const former = methods.filter(({ created }) => isBefore(created, moment));
  if (former.length === 0) return;
  // Stored before detaching, because a retry after a crash would find no payment method to detach.
  await requestPaymentMethod(deps, familyId, moment);
  for (const { id } of former) {
    // A payment method that is missing or already detached stays as it is.
    await client.paymentMethods.detach(id).catch(ignoreInvalidRequest);
  }
}

const isBefore = (seconds: number, moment: Date) => seconds * 1_000 < moment.getTime();

async function requestPaymentMethod(deps: HandoverDeps, familyId: string, since: Date) {
  await deps.db.transaction(async (tx) => {
    await markPaymentMethodMissing(tx, familyId, since);
    const owner = await findOwner(tx, familyId);
    const onceFor = `${familyId}:${since.toISOString()}`;
    await queueParentMail(tx, deps, owner, { kind: "payment-method-needed", facts: {}, onceFor });
  });
}
