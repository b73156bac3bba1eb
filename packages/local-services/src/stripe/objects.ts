import { newId, nowSeconds } from "./store.ts";
import type {
  Customer,
  Dispute,
  List,
  PaymentMethod,
  PortalSession,
  Price,
  Product,
  Session,
} from "./wire.ts";

/** All of a list in one page. */
export const wholeList = <Item>(data: Item[], url: string): List<Item> => ({
  object: "list",
  data,
  has_more: false,
  url,
});

export function newCustomer(
  over: Pick<Customer, "email" | "name" | "description" | "metadata">,
): Customer {
  return {
    id: newId("cus"),
    object: "customer",
    address: null,
    balance: 0,
    created: nowSeconds(),
    currency: null,
    customer_account: null,
    default_source: null,
    delinquent: false,
    discount: null,
    invoice_prefix: newId("I").slice(-8).toUpperCase(),
    invoice_settings: {
      custom_fields: null,
      default_payment_method: null,
      footer: null,
      rendering_options: null,
    },
    livemode: false,
    next_invoice_sequence: 1,
    phone: null,
    preferred_locales: [],
    shipping: null,
    tax_exempt: "none",
    test_clock: null,
    ...over,
  };
}

export function newProduct(over: Pick<Product, "name" | "description" | "metadata">): Product {
  const now = nowSeconds();
  return {
    id: newId("prod"),
    object: "product",
    active: true,
    created: now,
    default_price: null,
    images: [],
    livemode: false,
    marketing_features: [],
    package_dimensions: null,
    shippable: null,
    statement_descriptor: null,
    tax_code: null,
    tax_details: null,
    type: "service",
    unit_label: null,
    updated: now,
    url: null,
    ...over,
  };
}

export function newPrice(
  over: Pick<Price, "product" | "currency" | "lookup_key" | "nickname" | "metadata"> & {
    unit_amount: number;
    interval: "day" | "week" | "month" | "year";
    interval_count: number;
  },
): Price {
  const { interval, interval_count, unit_amount, ...rest } = over;
  return {
    id: newId("price"),
    object: "price",
    active: true,
    billing_scheme: "per_unit",
    created: nowSeconds(),
    custom_unit_amount: null,
    livemode: false,
    recurring: {
      interval,
      interval_count,
      meter: null,
      trial_period_days: null,
      usage_type: "licensed",
    },
    tax_behavior: "unspecified",
    tiers_mode: null,
    transform_quantity: null,
    type: "recurring",
    unit_amount,
    unit_amount_decimal: String(unit_amount),
    ...rest,
  };
}

const CHECKOUT_HOURS = 24;

export function newSession(
  over: Pick<
    Session,
    | "amount_total"
    | "cancel_url"
    | "client_reference_id"
    | "currency"
    | "customer"
    | "metadata"
    | "payment_method_collection"
    | "success_url"
  >,
): Session {
  const now = nowSeconds();
  return {
    id: newId("cs_test"),
    object: "checkout.session",
    adaptive_pricing: null,
    after_expiration: null,
    allow_promotion_codes: null,
    allowed_payment_method_types: null,
    amount_subtotal: over.amount_total,
    automatic_tax: { enabled: false, liability: null, provider: null, status: null },
    billing_address_collection: null,
    client_secret: null,
    collected_information: null,
    consent: null,
    consent_collection: null,
    created: now,
    currency_conversion: null,
    custom_fields: [],
    custom_text: {
      after_submit: null,
      shipping_address: null,
      submit: null,
      terms_of_service_acceptance: null,
    },
    customer_account: null,
    customer_creation: null,
    customer_details: null,
    customer_email: null,
    discounts: [],
    expires_at: now + CHECKOUT_HOURS * 3_600,
    integration_identifier: null,
    invoice: null,
    invoice_creation: null,
    livemode: false,
    locale: null,
    managed_payments: null,
    mode: "subscription",
    origin_context: null,
    payment_intent: null,
    payment_link: null,
    payment_method_configuration_details: null,
    payment_method_options: null,
    payment_method_types: ["card"],
    payment_status: "unpaid",
    permissions: null,
    recovered_from: null,
    saved_payment_method_options: null,
    setup_intent: null,
    shipping_address_collection: null,
    shipping_cost: null,
    shipping_options: [],
    status: "open",
    submit_type: null,
    subscription: null,
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
    ui_mode: "hosted_page",
    url: null,
    wallet_options: null,
    ...over,
  };
}

export function newPortalSession(
  over: Pick<PortalSession, "customer" | "return_url">,
): PortalSession {
  return {
    id: newId("bps"),
    object: "billing_portal.session",
    configuration: "bpc_local",
    created: nowSeconds(),
    customer_account: null,
    flow: null,
    livemode: false,
    locale: null,
    on_behalf_of: null,
    url: "",
    ...over,
  };
}

/** A card, known by its last four digits: they say how it behaves. */
export function newCard(last4: string): PaymentMethod {
  return {
    id: newId("pm"),
    object: "payment_method",
    allow_redisplay: "unspecified",
    billing_details: { address: null, email: null, name: null, phone: null, tax_id: null },
    card: {
      brand: "visa",
      checks: null,
      country: "US",
      display_brand: "visa",
      exp_month: 12,
      exp_year: new Date().getUTCFullYear() + 4,
      funding: "credit",
      generated_from: null,
      last4,
      networks: { available: ["visa"], preferred: null },
      regulated_status: "unregulated",
      three_d_secure_usage: { supported: true },
      wallet: null,
    },
    created: nowSeconds(),
    customer: null,
    customer_account: null,
    livemode: false,
    metadata: {},
    type: "card",
  };
}

export function newDispute(charge: { id: string; amount: number; currency: string }): Dispute {
  const { id, amount, currency } = charge;
  const now = nowSeconds();
  return {
    id: newId("du"),
    object: "dispute",
    amount,
    balance_transactions: [],
    charge: id,
    created: now,
    currency,
    enhanced_eligibility_types: [],
    evidence: {
      access_activity_log: null,
      billing_address: null,
      cancellation_policy: null,
      cancellation_policy_disclosure: null,
      cancellation_rebuttal: null,
      customer_communication: null,
      customer_email_address: null,
      customer_name: null,
      customer_purchase_ip: null,
      customer_signature: null,
      duplicate_charge_documentation: null,
      duplicate_charge_explanation: null,
      duplicate_charge_id: null,
      enhanced_evidence: {},
      product_description: null,
      receipt: null,
      refund_policy: null,
      refund_policy_disclosure: null,
      refund_refusal_explanation: null,
      service_date: null,
      service_documentation: null,
      shipping_address: null,
      shipping_carrier: null,
      shipping_date: null,
      shipping_documentation: null,
      shipping_tracking_number: null,
      uncategorized_file: null,
      uncategorized_text: null,
    },
    evidence_details: {
      due_by: now + 7 * 86_400,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: "manual",
    },
    intended_submission_method: null,
    is_charge_refundable: false,
    livemode: false,
    metadata: {},
    payment_intent: null,
    reason: "fraudulent",
    status: "needs_response",
  };
}
