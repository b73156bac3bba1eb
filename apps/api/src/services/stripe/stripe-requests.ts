import type { SubscriptionFacts } from "@giftling/domain";
import type Stripe from "stripe";
import type { FailureReporter } from "../../core/errors/failures.ts";
import {
  ignoreInvalidRequest,
  ignoreMissingResource,
  isMissingResourceError,
} from "./stripe-access.ts";

/** Returns all current subscriptions of a Stripe customer, or null for a missing customer (rule: stripe-truth). */
export async function fetchSubscriptions(
  client: Stripe,
  customer: string,
): Promise<SubscriptionFacts[] | null> {
  try {
    const truths: SubscriptionFacts[] = [];
    const all = client.subscriptions.list({
      customer,
      status: "all",
      limit: 100,
      expand: ["data.latest_invoice"],
    });
    for await (const subscription of all) truths.push(getTruth(subscription));
    return truths;
  } catch (error) {
    if (isMissingResourceError(error)) return null;
    throw error;
  }
}

const moment = (seconds: number): Date => new Date(seconds * 1_000);

function getTruth(subscription: Stripe.Subscription): SubscriptionFacts {
  const [item] = subscription.items.data;
  const { latest_invoice: invoice, trial_end: trialEnd, ended_at: endedAt } = subscription;
  return {
    id: subscription.id,
    status: subscription.status,
    stripePriceId: item?.price.id ?? "",
    createdAt: moment(subscription.created),
    trialEnd: trialEnd === null ? null : moment(trialEnd),
    periodStart: moment(item?.current_period_start ?? subscription.start_date),
    periodEnd: moment(item?.current_period_end ?? subscription.start_date),
    cancelAtPeriodEnd: subscription.cancel_at_period_end || subscription.cancel_at !== null,
    endedAt: endedAt === null ? null : moment(endedAt),
    isLatestInvoicePaid:
      invoice !== null &&
      typeof invoice === "object" &&
      invoice.status === "paid" &&
      invoice.amount_paid > 0,
  };
}

/** Returns whether a subscription is running or could charge again. */
export const isCurrentSubscription = ({ status }: Pick<SubscriptionFacts, "status">): boolean =>
  !["canceled", "incomplete", "incomplete_expired"].includes(status);

/** Cancels a subscription immediately. Does nothing when the subscription does not exist. */
export async function cancelSubscription(client: Stripe, id: string): Promise<void> {
  await client.subscriptions.cancel(id).catch(ignoreMissingResource);
}

/** Returns whether the customer exists in the configured Stripe account and is not deleted. */
export async function hasStripeCustomer(client: Stripe, id: string): Promise<boolean> {
  try {
    return (await client.customers.retrieve(id)).deleted !== true;
  } catch (error) {
    if (isMissingResourceError(error)) return false;
    throw error;
  }
}

/** Returns the Stripe customer's payment methods, or an empty list when the customer does not exist. */
export async function fetchPaymentMethods(client: Stripe, customer: string) {
  const methods: Stripe.PaymentMethod[] = [];
  try {
    const all = client.customers.listPaymentMethods(customer, { limit: 100 });
    for await (const method of all) methods.push(method);
  } catch (error) {
    if (!isMissingResourceError(error)) throw error;
  }
  return methods;
}

/** Returns the creation times of the Stripe customer's disputed charges. */
export async function fetchDisputedCharges(client: Stripe, customer: string): Promise<Date[]> {
  const disputed: Date[] = [];
  for await (const charge of client.charges.list({ customer, limit: 100 })) {
    if (charge.disputed) disputed.push(moment(charge.created));
  }
  return disputed;
}

/** Expires a customer's open checkouts for which `isOver` returns true. Checks the newest checkout first. */
export async function expireCheckoutSessions(
  client: Stripe,
  failures: FailureReporter,
  customer: string,
  isOver: (session: Stripe.Checkout.Session) => boolean,
): Promise<void> {
  const open = client.checkout.sessions.list({ customer, status: "open", limit: 100 });
  for await (const session of open) {
    if (!isOver(session)) continue;
    // A checkout that is already completed or expired stays as it is.
    const expiry = client.checkout.sessions.expire(session.id).catch(ignoreInvalidRequest);
    await failures.tolerate("checkout-expiry", expiry);
  }
}
