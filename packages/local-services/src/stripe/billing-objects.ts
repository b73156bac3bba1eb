import { wholeList } from "./objects.ts";
import { newId } from "./store.ts";
import type { Charge, Customer, Invoice, Price, Subscription, SubscriptionItem } from "./wire.ts";

/** From a moment to another, in seconds. */
export interface Span {
  start: number;
  end: number;
}

export interface NewSubscription {
  customer: string;
  price: Price;
  quantity: number;
  period: Span;
  isTrial: boolean;
  whenCardMissing: Subscription["trial_settings"]["end_behavior"]["missing_payment_method"];
  metadata: Record<string, string>;
}

export function newSubscription(over: NewSubscription): Subscription {
  const { customer, price, period, isTrial } = over;
  const id = newId("sub");
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
    items: wholeList([newItem(id, over)], `/v1/subscription_items?subscription=${id}`),
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
    id: newId("si"),
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

/** An invoice over one period, finalized and not paid yet. */
export function newInvoice(over: {
  customer: Customer;
  subscription: Subscription;
  item: SubscriptionItem;
  amount: number;
  period: Span;
  reason: "subscription_create" | "subscription_cycle";
  at: number;
}): Invoice {
  const { customer, subscription, item, amount, period, at } = over;
  const id = newId("in");
  const sequence = customer.next_invoice_sequence ?? 1;
  customer.next_invoice_sequence = sequence + 1;
  return {
    id,
    object: "invoice",
    account_country: "US",
    account_name: "Giftling",
    account_tax_ids: null,
    amount_due: amount,
    amount_overpaid: 0,
    amount_paid: 0,
    amount_remaining: amount,
    amount_shipping: 0,
    application: null,
    attempt_count: 0,
    attempted: false,
    auto_advance: true,
    automatic_tax: {
      disabled_reason: null,
      enabled: false,
      liability: null,
      provider: null,
      status: null,
    },
    automatically_finalizes_at: null,
    billing_reason: over.reason,
    collection_method: "charge_automatically",
    created: at,
    currency: subscription.currency,
    custom_fields: null,
    customer: customer.id,
    customer_account: null,
    customer_address: null,
    customer_email: customer.email,
    customer_name: customer.name ?? null,
    customer_phone: null,
    customer_shipping: null,
    customer_tax_exempt: "none",
    customer_tax_ids: [],
    default_payment_method: null,
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: [],
    due_date: null,
    effective_at: at,
    ending_balance: 0,
    footer: null,
    from_invoice: null,
    hosted_invoice_url: null,
    invoice_pdf: null,
    issuer: { type: "self" },
    last_finalization_error: null,
    latest_revision: null,
    lines: wholeList([newLine(id, subscription, item, amount, period)], `/v1/invoices/${id}/lines`),
    livemode: false,
    metadata: {},
    next_payment_attempt: null,
    number: `${customer.invoice_prefix}-${String(sequence).padStart(4, "0")}`,
    on_behalf_of: null,
    parent: {
      quote_details: null,
      subscription_details: { metadata: subscription.metadata, subscription: subscription.id },
      type: "subscription_details",
    },
    payment_settings: {
      default_mandate: null,
      payment_method_options: null,
      payment_method_types: null,
    },
    period_end: period.start,
    period_start: subscription.start_date,
    post_payment_credit_notes_amount: 0,
    pre_payment_credit_notes_amount: 0,
    receipt_number: null,
    rendering: null,
    shipping_cost: null,
    shipping_details: null,
    starting_balance: 0,
    statement_descriptor: null,
    status: "open",
    status_transitions: {
      finalized_at: at,
      marked_uncollectible_at: null,
      paid_at: null,
      voided_at: null,
    },
    subtotal: amount,
    subtotal_excluding_tax: amount,
    test_clock: null,
    total: amount,
    total_discount_amounts: [],
    total_excluding_tax: amount,
    total_pretax_credit_amounts: [],
    total_taxes: [],
    webhooks_delivered_at: at,
  };
}

function newLine(
  invoice: string,
  subscription: Subscription,
  item: SubscriptionItem,
  amount: number,
  period: Span,
): Invoice["lines"]["data"][number] {
  return {
    id: newId("il"),
    object: "line_item",
    amount,
    currency: subscription.currency,
    description: null,
    discount_amounts: [],
    discountable: true,
    discounts: [],
    invoice,
    livemode: false,
    metadata: {},
    parent: {
      invoice_item_details: null,
      subscription_item_details: {
        invoice_item: null,
        proration: false,
        proration_details: { credited_items: null },
        subscription: subscription.id,
        subscription_item: item.id,
      },
      type: "subscription_item_details",
    },
    period,
    pretax_credit_amounts: [],
    pricing: {
      price_details: { price: item.price.id, product: item.price.product },
      type: "price_details",
      unit_amount_decimal: item.price.unit_amount_decimal,
    },
    quantity: item.quantity ?? 1,
    quantity_decimal: String(item.quantity ?? 1),
    subscription: subscription.id,
    subtotal: amount,
    taxes: [],
  };
}

/** An attempt to take an invoice's money; `failure` says why it went wrong. */
export function newCharge(
  invoice: Invoice,
  paymentMethod: string | null,
  at: number,
  failure: string | null,
): Charge {
  const isPaid = failure === null;
  return {
    id: newId("ch"),
    object: "charge",
    amount: invoice.amount_due,
    amount_captured: isPaid ? invoice.amount_due : 0,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: null,
    billing_details: { address: null, email: null, name: null, phone: null, tax_id: null },
    calculated_statement_descriptor: "GIFTLING",
    captured: isPaid,
    created: at,
    currency: invoice.currency,
    customer: invoice.customer,
    description: "Subscription",
    disputed: false,
    failure_balance_transaction: null,
    failure_code: isPaid ? null : "card_declined",
    failure_message: failure,
    fraud_details: {},
    livemode: false,
    metadata: {},
    on_behalf_of: null,
    outcome: null,
    paid: isPaid,
    payment_intent: null,
    payment_method: paymentMethod,
    payment_method_details: null,
    receipt_email: null,
    receipt_number: null,
    receipt_url: null,
    refunded: false,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: isPaid ? "succeeded" : "failed",
    transfer_data: null,
    transfer_group: null,
  };
}
