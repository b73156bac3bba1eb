import { insertStripeEvent } from "@giftling/db/queries/billing/stripe";
import type Stripe from "stripe";
import type { Deps } from "../../services/deps.ts";

/**
 * Stores the ID of a Stripe event and enqueues the sync of the event's customer, in one transaction. Ignores an event
 * that is already stored.
 */
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

/** Returns the ID of an event's customer. For an event without a customer, returns the ID of the disputed charge. */
function getHint(object: object): { customerId: string | null; chargeId: string | null } {
  const textAt = (name: string): string | null => {
    const value: unknown = Reflect.get(object, name);
    return typeof value === "string" ? value : null;
  };
  const customerId = textAt("object") === "customer" ? textAt("id") : textAt("customer");
  return { customerId, chargeId: customerId === null ? textAt("charge") : null };
}
