import { getDeclineReason, isDisputedCard } from "./cards.ts";
import { createInvoice } from "./objects/invoice.ts";
import { createCard, createCharge, createDispute } from "./objects/payments.ts";
import { createSubscription, type Period } from "./objects/subscription.ts";
import {
  addPeriod,
  DAY_SECONDS,
  getSubscriptionCost,
  getSubscriptionItem,
  MAX_PAYMENT_ATTEMPTS,
  RETRY_DAYS,
} from "./periods.ts";
import { createMissingObjectError, StripeApiError } from "./problem.ts";
import type { StripeStore } from "./store.ts";
import type { Charge, Customer, Invoice, PaymentMethod, Subscription } from "./wire.ts";

/** Function that stores an event about an object and sends it to the app. `at` is the time in seconds. */
export type EventSender = (type: string, object: object, at: number) => void;

export interface SubscriptionPurchase {
  customer: string;
  priceId: string;
  quantity: number;
  trialDays: number;
  whenCardMissing: "cancel" | "create_invoice" | "pause";
  metadata: Record<string, string>;
}

/** Starts, renews and ends subscriptions, and handles failed payments. `at` is always a time in seconds. */
export class SubscriptionLifecycle {
  readonly #store: StripeStore;
  readonly #emit: EventSender;

  constructor(store: StripeStore, emit: EventSender) {
    this.#store = store;
    this.#emit = emit;
  }

  /**
   * Starts a subscription. Starts a trial, or charges the first period.
   *
   * @throws StripeApiError (card_declined) when the card is declined. In that case nothing is stored.
   */
  subscribe(purchase: SubscriptionPurchase, at: number): Subscription {
    const { state } = this.#store;
    const customer = state.customers[purchase.customer];
    const price = state.prices[purchase.priceId];
    if (!customer) throw createMissingObjectError("customer", purchase.customer, "customer");
    if (!price) throw createMissingObjectError("price", purchase.priceId, "price");
    const isTrial = purchase.trialDays > 0;
    const end = isTrial ? at + purchase.trialDays * DAY_SECONDS : addPeriod(at, price.recurring);
    const subscription = createSubscription({
      ...purchase,
      price,
      period: { start: at, end },
      isTrial,
    });
    if (isTrial) {
      state.subscriptions[subscription.id] = subscription;
      this.#emit("customer.subscription.created", subscription, at);
      this.#invoice(subscription, "subscription_create", 0, { start: at, end }, at);
      return subscription;
    }
    const refusal = getDeclineReason(this.#cardOf(subscription));
    if (refusal !== null) {
      throw new StripeApiError(402, refusal, { type: "card_error", code: "card_declined" });
    }
    state.subscriptions[subscription.id] = subscription;
    this.#emit("customer.subscription.created", subscription, at);
    const invoice = this.#invoice(
      subscription,
      "subscription_create",
      getSubscriptionCost(subscription),
      { start: at, end },
      at,
    );
    this.pay(invoice, at);
    return subscription;
  }

  /** Charges an open invoice. Returns false when the customer has no card or the card is declined. */
  pay(invoice: Invoice, at: number): boolean {
    const subscription = this.#subscriptionOf(invoice);
    const card = subscription && this.#cardOf(subscription);
    const refusal = getDeclineReason(card);
    const charge = createCharge(invoice, card?.id ?? null, at, refusal);
    invoice.attempted = true;
    invoice.attempt_count += 1;
    this.#store.state.charges[charge.id] = charge;
    if (refusal !== null) {
      this.#emit("charge.failed", charge, at);
      this.#failed(invoice, subscription, at);
      return false;
    }
    this.#emit("charge.succeeded", charge, at);
    this.#paid(invoice, subscription, at);
    if (isDisputedCard(card)) this.dispute(charge, at);
    return true;
  }

  /** Records a dispute of a charge, in which the bank takes the money back. */
  dispute(charge: Charge, at: number): void {
    charge.disputed = true;
    const dispute = createDispute(charge);
    this.#store.state.disputes[dispute.id] = dispute;
    this.#emit("charge.dispute.created", dispute, at);
  }

  /** Ends a subscription immediately. */
  end(subscription: Subscription, at: number, reason: "cancellation_requested" | "payment_failed") {
    if (subscription.status === "canceled") {
      throw createMissingObjectError("subscription", subscription.id);
    }
    subscription.status = "canceled";
    subscription.canceled_at ??= at;
    subscription.ended_at = at;
    subscription.cancel_at = null;
    subscription.cancellation_details = {
      comment: null,
      feedback: null,
      feedback_option: null,
      reason,
    };
    for (const invoice of Object.values(this.#store.state.invoices)) {
      if (invoice.status !== "open" || this.#subscriptionOf(invoice) !== subscription) continue;
      invoice.auto_advance = false;
      invoice.next_payment_attempt = null;
    }
    this.#emit("customer.subscription.deleted", subscription, at);
  }

  /** Sets whether a subscription ends at the end of its period. */
  endWithPeriod(subscription: Subscription, ends: boolean, at: number): void {
    subscription.cancel_at_period_end = ends;
    subscription.cancel_at = ends ? getSubscriptionItem(subscription).current_period_end : null;
    subscription.canceled_at = ends ? at : null;
    this.#emit("customer.subscription.updated", subscription, at);
  }

  /** Adds a card to a customer and uses it for all further charges. */
  setCard(customerId: string, last4: string, at: number): void {
    const customer = this.#store.state.customers[customerId];
    if (!customer) throw createMissingObjectError("customer", customerId, "customer");
    const card = { ...createCard(last4), customer: customerId };
    this.#store.state.paymentMethods[card.id] = card;
    this.#emit("payment_method.attached", card, at);
    this.takeCard(customer, card.id, at);
  }

  /** Sets a stored card as the customer's default for all further charges, and charges open invoices with it. */
  takeCard(customer: Customer, cardId: string, at: number): void {
    customer.invoice_settings.default_payment_method = cardId;
    this.#emit("customer.updated", customer, at);
    const { invoices, subscriptions } = this.#store.state;
    for (const subscription of Object.values(subscriptions)) {
      if (subscription.customer !== customer.id) continue;
      subscription.default_payment_method = null;
      if (subscription.status !== "past_due") continue;
      const invoice = invoices[subscription.latest_invoice ?? ""];
      if (invoice?.status === "open") this.pay(invoice, at);
    }
  }

  /** Detaches a card from its customer. The card is not charged again. */
  dropCard(card: PaymentMethod, at: number): void {
    const { customers, subscriptions } = this.#store.state;
    const customer = typeof card.customer === "string" ? customers[card.customer] : undefined;
    card.customer = null;
    for (const subscription of Object.values(subscriptions)) {
      if (subscription.default_payment_method === card.id) {
        subscription.default_payment_method = null;
      }
    }
    this.#emit("payment_method.detached", card, at);
    if (customer?.invoice_settings.default_payment_method !== card.id) return;
    customer.invoice_settings.default_payment_method = null;
    this.#emit("customer.updated", customer, at);
  }

  /**
   * Ends a trial. If the customer has a card, charges the first period. Otherwise the subscription's settings determine
   * what happens.
   */
  endTrial(subscription: Subscription, at: number): void {
    subscription.trial_end = at;
    const whenMissing = subscription.trial_settings.end_behavior.missing_payment_method;
    const hasCard = this.#cardOf(subscription) !== undefined;
    if (subscription.cancel_at_period_end || (!hasCard && whenMissing === "cancel")) {
      this.end(subscription, at, "cancellation_requested");
    } else if (!hasCard && whenMissing === "pause") {
      subscription.status = "paused";
      this.#emit("customer.subscription.paused", subscription, at);
    } else this.renew(subscription, at);
  }

  /** Starts a subscription's next period and charges it. */
  renew(subscription: Subscription, at: number): void {
    const item = getSubscriptionItem(subscription);
    const period = { start: at, end: addPeriod(at, item.price.recurring) };
    item.current_period_start = period.start;
    item.current_period_end = period.end;
    const reason = "subscription_cycle";
    this.pay(
      this.#invoice(subscription, reason, getSubscriptionCost(subscription), period, at),
      at,
    );
  }

  #invoice(
    subscription: Subscription,
    reason: "subscription_create" | "subscription_cycle",
    amount: number,
    period: Period,
    at: number,
  ): Invoice {
    const customer = this.#store.state.customers[subscription.customer];
    if (!customer) throw createMissingObjectError("customer", subscription.customer, "customer");
    const item = getSubscriptionItem(subscription);
    const invoice = createInvoice({ customer, subscription, item, amount, period, reason, at });
    this.#store.state.invoices[invoice.id] = invoice;
    subscription.latest_invoice = invoice.id;
    this.#emit("invoice.created", invoice, at);
    this.#emit("invoice.finalized", invoice, at);
    if (amount === 0) this.#paid(invoice, undefined, at);
    return invoice;
  }

  #paid(invoice: Invoice, subscription: Subscription | undefined, at: number): void {
    invoice.status = "paid";
    invoice.amount_paid = invoice.amount_due;
    invoice.amount_remaining = 0;
    invoice.attempted = true;
    invoice.auto_advance = false;
    invoice.next_payment_attempt = null;
    invoice.status_transitions.paid_at = at;
    this.#emit("invoice.paid", invoice, at);
    this.#emit("invoice.payment_succeeded", invoice, at);
    if (subscription) this.#become(subscription, "active", at);
  }

  #failed(invoice: Invoice, subscription: Subscription | undefined, at: number): void {
    const isLast = invoice.attempt_count >= MAX_PAYMENT_ATTEMPTS;
    invoice.next_payment_attempt = isLast ? null : at + RETRY_DAYS * DAY_SECONDS;
    this.#emit("invoice.payment_failed", invoice, at);
    if (subscription) this.#become(subscription, "past_due", at);
  }

  #become(subscription: Subscription, status: "active" | "past_due", at: number): void {
    if (subscription.status === "canceled") return;
    subscription.status = status;
    this.#emit("customer.subscription.updated", subscription, at);
  }

  #subscriptionOf(invoice: Invoice): Subscription | undefined {
    const id = invoice.parent?.subscription_details?.subscription;
    return typeof id === "string" ? this.#store.state.subscriptions[id] : undefined;
  }

  #cardOf(subscription: Subscription): PaymentMethod | undefined {
    const { customers, paymentMethods } = this.#store.state;
    const ofCustomer = customers[subscription.customer]?.invoice_settings.default_payment_method;
    const id = subscription.default_payment_method ?? ofCustomer;
    return typeof id === "string" ? paymentMethods[id] : undefined;
  }
}
