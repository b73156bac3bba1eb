import { createStripeId } from "../store.ts";
import type { Price, Subscription, SubscriptionItem } from "../wire.ts";
import { createCompleteList } from "./list.ts";

/** Period of time. Both ends are in seconds. */
export interface Period {
  start: number;
  end: number;
}

export interface NewSubscription {
  customer: string;
  price: Price;
  quantity: number;
  period: Period;
  isTrial: boolean;
  whenCardMissing: Subscription["trial_settings"]["end_behavior"]["missing_payment_method"];
  metadata: Record<string, string>;
}

export function createSubscription(over: NewSubscription): Subscription {
  const { customer, price, period, isTrial } = over;
  const id = createStripeId("sub");
  return {
    id,
    object: "subscription",
    application: null,
    application_fee_percent: null,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null },
    billing_cycle_anchor: isTrial ? period.end : period.start,
    billing_cycle_anchor_config: null,
    billing_mode: { flexible: null, type: "classic" },
    billing_schedules: [],
    billing_thresholds: null,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: null },
    collection_method: "charge_automatically",
    created: period.start,
    currency: price.currency,
    customer,
    customer_account: null,
    days_until_due: null,
    default_payment_method: null,
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: [],
    ended_at: null,
    invoice_settings: {
      account_tax_ids: null,
      custom_fields: null,
      description: null,
      footer: null,
      issuer: { type: "self" },
    },
    items: createCompleteList([newItem(id, over)], `/v1/subscription_items?subscription=${id}`),
    latest_invoice: null,
    livemode: false,
    managed_payments: null,
    metadata: over.metadata,
    next_pending_invoice_item_invoice: null,
    on_behalf_of: null,
    pause_collection: null,
    payment_settings: {
      payment_method_options: null,
      payment_method_types: ["card"],
      save_default_payment_method: "off",
    },
    pending_invoice_item_interval: null,
    pending_setup_intent: null,
    pending_update: null,
    schedule: null,
    start_date: period.start,
    status: isTrial ? "trialing" : "incomplete",
    test_clock: null,
    transfer_data: null,
    trial_end: isTrial ? period.end : null,
    trial_settings: {
      end_behavior: { billing_cycle_anchor: null, missing_payment_method: over.whenCardMissing },
    },
    trial_start: isTrial ? period.start : null,
  };
}

function newItem(subscription: string, over: NewSubscription): SubscriptionItem {
  const { price, quantity, period } = over;
  return {
    id: createStripeId("si"),
    object: "subscription_item",
    billing_thresholds: null,
    created: period.start,
    current_period_end: period.end,
    current_period_start: period.start,
    current_trial: null,
    discounts: [],
    metadata: {},
    plan: {
      id: price.id,
      object: "plan",
      active: price.active,
      amount: price.unit_amount,
      amount_decimal: price.unit_amount_decimal,
      billing_scheme: price.billing_scheme,
      created: price.created,
      currency: price.currency,
      interval: price.recurring?.interval ?? "month",
      interval_count: price.recurring?.interval_count ?? 1,
      livemode: false,
      metadata: price.metadata,
      meter: null,
      nickname: price.nickname,
      product: price.product,
      tiers_mode: null,
      transform_usage: null,
      trial_period_days: null,
      usage_type: "licensed",
    },
    price,
    quantity,
    subscription,
    tax_rates: [],
  };
}
