import { createStripeId, getNowSeconds } from "../store.ts";
import type { CheckoutSession, PortalSession } from "../wire.ts";

const CHECKOUT_HOURS = 24;

export function createCheckoutSession(
  over: Pick<
    CheckoutSession,
    | "amount_total"
    | "cancel_url"
    | "client_reference_id"
    | "currency"
    | "customer"
    | "metadata"
    | "payment_method_collection"
    | "success_url"
  >,
): CheckoutSession {
  const now = getNowSeconds();
  return {
    id: createStripeId("cs_test"),
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

export function createPortalSession(
  over: Pick<PortalSession, "customer" | "return_url">,
): PortalSession {
  return {
    id: createStripeId("bps"),
    object: "billing_portal.session",
    configuration: "bpc_local",
    created: getNowSeconds(),
    customer_account: null,
    flow: null,
    livemode: false,
    locale: null,
    on_behalf_of: null,
    url: "",
    ...over,
  };
}
