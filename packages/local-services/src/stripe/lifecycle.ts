import { getDeclineReason, isDisputedCard } from "./cards.ts";
import { createMissingObjectError, getObjectById, StripeApiError } from "./errors.ts";
import {
  createStripeCharge,
  createStripeDispute,
  createStripeInvoice,
  createStripePaymentMethod,
  createStripeSubscription,
  type StripeCharge,
  type StripeCustomer,
  type StripeInvoice,
  type StripePaymentMethod,
  type StripePrice,
  type StripeSubscription,
} from "./objects.ts";
import type { CheckoutSubscriptionSettings, StripeStore } from "./store.ts";
import type { WebhookDelivery } from "./webhooks.ts";

const DAY_SECONDS = 86_400;

/** Days between payment attempts for an open invoice. */
const RETRY_DAYS = 3;

/** Number of failed payment attempts after which a subscription ends. */
export const MAX_PAYMENT_ATTEMPTS = 4;

export function getSubscriptionCost(subscription: StripeSubscription): number {
  const [{ price, quantity }] = subscription.items.data;
  return price.unit_amount * quantity;
}

/** Returns the Unix time one period after `start`, in seconds. A month after January 31 is the end of February. */
function addPeriod(
  start: number,
  { interval, interval_count: count }: StripePrice["recurring"],
): number {
  const from = new Date(start * 1_000);
  const months = from.getUTCMonth() + count * (interval === "year" ? 12 : 1);
  const lastDay = new Date(Date.UTC(from.getUTCFullYear(), months + 1, 0)).getUTCDate();
  const to = new Date(from);
  to.setUTCFullYear(from.getUTCFullYear(), months, Math.min(from.getUTCDate(), lastDay));
  return Math.floor(to.getTime() / 1_000);
}

/** State machine that starts, renews and ends subscriptions. `at` is a Unix time in seconds. */
export class SubscriptionLifecycle {
  readonly store: StripeStore;
  readonly webhooks: WebhookDelivery;

  constructor(store: StripeStore, webhooks: WebhookDelivery) {
    this.store = store;
    this.webhooks = webhooks;
  }

  /**
   * Starts a subscription with a trial, or charges the first period immediately. Stores no subscription if the card is
   * declined.
   *
   * @throws StripeApiError (card_declined) when the card is declined.
   */
  subscribe(
    purchase: CheckoutSubscriptionSettings & { customer: string },
    at: number,
  ): StripeSubscription {
    const { state } = this.store;
    const price = getObjectById(state.prices, "price", purchase.priceId, "price");
    const isTrial = purchase.trialDays > 0;
    const end = isTrial ? at + purchase.trialDays * DAY_SECONDS : addPeriod(at, price.recurring);
    const period = { start: at, end };
    const subscription = createStripeSubscription({ ...purchase, price, period, isTrial });
    const refusal = isTrial ? null : getDeclineReason(this.#cardOf(subscription));
    if (refusal !== null) {
      throw new StripeApiError(402, refusal, { type: "card_error", code: "card_declined" });
    }
    state.subscriptions[subscription.id] = subscription;
    this.webhooks.emit("customer.subscription.created", subscription, at);
    const amount = isTrial ? 0 : getSubscriptionCost(subscription);
    const invoice = this.#invoice(subscription, "subscription_create", amount, at);
    if (!isTrial) this.pay(invoice, at);
    return subscription;
  }

  /** Charges an open invoice. Returns false when the customer has no card or the card is declined. */
  pay(invoice: StripeInvoice, at: number): boolean {
    const subscription = this.#subscriptionOf(invoice);
    const card = subscription && this.#cardOf(subscription);
    const refusal = getDeclineReason(card);
    const charge = createStripeCharge(invoice, card?.id ?? null, at, refusal);
    invoice.attempt_count += 1;
    this.store.state.charges[charge.id] = charge;
    if (refusal !== null) {
      this.webhooks.emit("charge.failed", charge, at);
      this.#failed(invoice, subscription, at);
      return false;
    }
    this.webhooks.emit("charge.succeeded", charge, at);
    this.#paid(invoice, subscription, at);
    if (isDisputedCard(card)) this.dispute(charge, at);
    return true;
  }

  dispute(charge: StripeCharge, at: number): void {
    charge.disputed = true;
    this.webhooks.emit("charge.dispute.created", createStripeDispute(charge), at);
  }

  /** Cancels a subscription immediately. Payments of the subscription's open invoices are not retried. */
  end(
    subscription: StripeSubscription,
    at: number,
    reason: "cancellation_requested" | "payment_failed",
  ) {
    if (subscription.status === "canceled") {
      throw createMissingObjectError("subscription", subscription.id);
    }
    subscription.status = "canceled";
    subscription.canceled_at ??= at;
    subscription.ended_at = at;
    subscription.cancel_at = null;
    subscription.cancellation_details.reason = reason;
    for (const invoice of Object.values(this.store.state.invoices)) {
      if (invoice.status !== "open" || this.#subscriptionOf(invoice) !== subscription) continue;
      invoice.next_payment_attempt = null;
    }
    this.webhooks.emit("customer.subscription.deleted", subscription, at);
  }

  /** Sets whether a subscription ends when its current period ends. */
  setCancelAtPeriodEnd(subscription: StripeSubscription, ends: boolean, at: number): void {
    subscription.cancel_at_period_end = ends;
    subscription.cancel_at = ends ? subscription.items.data[0].current_period_end : null;
    subscription.canceled_at = ends ? at : null;
    this.webhooks.emit("customer.subscription.updated", subscription, at);
  }

  /** Adds a card to a customer and makes the card the default payment method. */
  addDefaultCard(customerId: string, last4: string, at: number): void {
    const customer = getObjectById(this.store.state.customers, "customer", customerId, "customer");
    const card = createStripePaymentMethod(last4, customerId);
    this.store.state.paymentMethods[card.id] = card;
    this.webhooks.emit("payment_method.attached", card, at);
    this.setDefaultCard(customer, card.id, at);
  }

  /** Makes a stored card the default payment method, and charges the open invoices of past-due subscriptions. */
  setDefaultCard(customer: StripeCustomer, cardId: string, at: number): void {
    customer.invoice_settings.default_payment_method = cardId;
    this.webhooks.emit("customer.updated", customer, at);
    const { invoices, subscriptions } = this.store.state;
    for (const subscription of Object.values(subscriptions)) {
      if (subscription.customer !== customer.id) continue;
      subscription.default_payment_method = null;
      if (subscription.status !== "past_due") continue;
      const invoice = invoices[subscription.latest_invoice ?? ""];
      if (invoice?.status === "open") this.pay(invoice, at);
    }
  }

  detachCard(card: StripePaymentMethod, at: number): void {
    const { customers, subscriptions } = this.store.state;
    const customer = customers[card.customer ?? ""];
    card.customer = null;
    for (const subscription of Object.values(subscriptions)) {
      if (subscription.default_payment_method === card.id) {
        subscription.default_payment_method = null;
      }
    }
    this.webhooks.emit("payment_method.detached", card, at);
    if (customer?.invoice_settings.default_payment_method !== card.id) return;
    customer.invoice_settings.default_payment_method = null;
    this.webhooks.emit("customer.updated", customer, at);
  }

  /** Ends a trial. Charges the first period, or ends a subscription that has no card or was canceled. */
  endTrial(subscription: StripeSubscription, at: number): void {
    subscription.trial_end = at;
    const hasCard = this.#cardOf(subscription) !== undefined;
    if (hasCard && !subscription.cancel_at_period_end) this.renew(subscription, at);
    else this.end(subscription, at, "cancellation_requested");
  }

  renew(subscription: StripeSubscription, at: number): void {
    const [item] = subscription.items.data;
    item.current_period_start = at;
    item.current_period_end = addPeriod(at, item.price.recurring);
    const amount = getSubscriptionCost(subscription);
    this.pay(this.#invoice(subscription, "subscription_cycle", amount, at), at);
  }

  #invoice(
    subscription: StripeSubscription,
    reason: "subscription_create" | "subscription_cycle",
    amount: number,
    at: number,
  ): StripeInvoice {
    const invoice = createStripeInvoice(subscription, reason, amount, at);
    this.store.state.invoices[invoice.id] = invoice;
    subscription.latest_invoice = invoice.id;
    this.webhooks.emit("invoice.created", invoice, at);
    this.webhooks.emit("invoice.finalized", invoice, at);
    if (amount === 0) this.#paid(invoice, undefined, at);
    return invoice;
  }

  #paid(invoice: StripeInvoice, subscription: StripeSubscription | undefined, at: number): void {
    invoice.status = "paid";
    invoice.amount_paid = invoice.amount_due;
    invoice.next_payment_attempt = null;
    this.webhooks.emit("invoice.paid", invoice, at);
    this.webhooks.emit("invoice.payment_succeeded", invoice, at);
    if (subscription) this.#become(subscription, "active", at);
  }

  #failed(invoice: StripeInvoice, subscription: StripeSubscription | undefined, at: number): void {
    const isLast = invoice.attempt_count >= MAX_PAYMENT_ATTEMPTS;
    invoice.next_payment_attempt = isLast ? null : at + RETRY_DAYS * DAY_SECONDS;
    this.webhooks.emit("invoice.payment_failed", invoice, at);
    if (subscription) this.#become(subscription, "past_due", at);
  }

  #become(subscription: StripeSubscription, status: "active" | "past_due", at: number): void {
    if (subscription.status === "canceled") return;
    subscription.status = status;
    this.webhooks.emit("customer.subscription.updated", subscription, at);
  }

  #subscriptionOf(invoice: StripeInvoice): StripeSubscription | undefined {
    return this.store.state.subscriptions[invoice.parent.subscription_details.subscription];
  }

  #cardOf(subscription: StripeSubscription): StripePaymentMethod | undefined {
    const { customers, paymentMethods } = this.store.state;
    const ofCustomer = customers[subscription.customer]?.invoice_settings.default_payment_method;
    return paymentMethods[subscription.default_payment_method ?? ofCustomer ?? ""];
  }
}
