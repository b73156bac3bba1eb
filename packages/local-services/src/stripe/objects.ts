import { randomBytes } from "node:crypto";

type Metadata = Record<string, string>;

/** Billing period. Both fields are Unix times in seconds. */
export type BillingPeriod = { start: number; end: number };

export type SubscriptionStatus = "incomplete" | "trialing" | "active" | "past_due" | "canceled";

/** Returns a random ID in Stripe's format, such as "cus_" and 24 hexadecimal digits. */
const createStripeId = (prefix: string): string => `${prefix}_${randomBytes(12).toString("hex")}`;

export const getNowSeconds = (): number => Math.floor(Date.now() / 1_000);

/** Creates the fields that all API objects have. Omits unused fields of Stripe's API. */
const createObject = (object: string, prefix: string, created = getNowSeconds()) => ({
  id: createStripeId(prefix),
  object,
  created,
});

export const createCustomer = (fields: {
  email: string | null;
  name: string | null;
  metadata: Metadata;
}) => ({
  ...createObject("customer", "cus"),
  invoice_settings: { default_payment_method: null as string | null },
  ...fields,
});
export type Customer = ReturnType<typeof createCustomer>;

export const createProduct = (name: string) => ({ ...createObject("product", "prod"), name });
export type Product = ReturnType<typeof createProduct>;

export const createPrice = (fields: {
  product: string;
  currency: string;
  unit_amount: number;
  recurring: { interval: "month" | "year"; interval_count: number };
  lookup_key: string | null;
  nickname: string | null;
}) => ({ ...createObject("price", "price"), active: true, type: "recurring", ...fields });
export type Price = ReturnType<typeof createPrice>;

/** Creates a card. The last four digits determine whether charges are declined or disputed. */
export const createCard = (last4: string, customer: string | null = null) => ({
  ...createObject("payment_method", "pm"),
  card: { brand: "visa", last4 },
  customer,
  type: "card",
});
export type PaymentMethod = ReturnType<typeof createCard>;

const CHECKOUT_SECONDS = 24 * 3_600;

export function createCheckoutSession(
  pages: string,
  fields: {
    amount_total: number;
    cancel_url: string;
    client_reference_id: string;
    currency: string;
    customer: string;
    metadata: Metadata;
    payment_method_collection: "always" | "if_required";
    success_url: string;
  },
) {
  const session = createObject("checkout.session", "cs_test");
  return {
    ...session,
    expires_at: session.created + CHECKOUT_SECONDS,
    invoice: null as string | null,
    mode: "subscription",
    payment_status: "unpaid",
    status: "open" as "open" | "complete" | "expired",
    subscription: null as string | null,
    url: `${pages}/checkout/${session.id}` as string | null,
    ...fields,
  };
}
export type CheckoutSession = ReturnType<typeof createCheckoutSession>;

export function createPortalSession(pages: string, customer: string, returnUrl: string | null) {
  const session = createObject("billing_portal.session", "bps");
  return { ...session, customer, return_url: returnUrl, url: `${pages}/portal/${session.id}` };
}
export type PortalSession = ReturnType<typeof createPortalSession>;

export function createSubscription({
  customer,
  price,
  quantity,
  period: { start, end },
  isTrial,
  metadata,
}: {
  customer: string;
  price: Price;
  quantity: number;
  period: BillingPeriod;
  isTrial: boolean;
  metadata: Metadata;
}) {
  const subscription = createObject("subscription", "sub", start);
  const item = {
    ...createObject("subscription_item", "si", start),
    current_period_end: end,
    current_period_start: start,
    price,
    quantity,
    subscription: subscription.id,
  };
  return {
    ...subscription,
    cancel_at: null as number | null,
    cancel_at_period_end: false,
    canceled_at: null as number | null,
    cancellation_details: { reason: null as string | null },
    currency: price.currency,
    customer,
    default_payment_method: null as string | null,
    ended_at: null as number | null,
    items: { object: "list", data: [item] as [typeof item], has_more: false },
    latest_invoice: null as string | null,
    metadata,
    start_date: start,
    status: (isTrial ? "trialing" : "incomplete") as SubscriptionStatus,
    trial_end: isTrial ? end : null,
    trial_start: isTrial ? start : null,
  };
}
export type Subscription = ReturnType<typeof createSubscription>;

/** Creates an open, unpaid invoice for one period of a subscription. */
export const createInvoice = (
  { id, currency, customer }: Subscription,
  reason: "subscription_create" | "subscription_cycle",
  amount: number,
  at: number,
) => ({
  ...createObject("invoice", "in", at),
  amount_due: amount,
  amount_paid: 0,
  attempt_count: 0,
  billing_reason: reason,
  currency,
  customer,
  next_payment_attempt: null as number | null,
  parent: { type: "subscription_details", subscription_details: { subscription: id } },
  status: "open" as "open" | "paid",
  total: amount,
});
export type Invoice = ReturnType<typeof createInvoice>;

/** Creates a charge for an invoice. `failure` is the reason why the charge failed, or null for a successful charge. */
export const createCharge = (
  { amount_due: amount, currency, customer }: Invoice,
  paymentMethod: string | null,
  at: number,
  failure: string | null,
) => ({
  ...createObject("charge", "ch", at),
  amount,
  currency,
  customer,
  disputed: false,
  failure_message: failure,
  paid: failure === null,
  payment_method: paymentMethod,
  status: failure === null ? "succeeded" : "failed",
});
export type Charge = ReturnType<typeof createCharge>;

export const createDispute = ({ id, amount, currency }: Charge) => ({
  ...createObject("dispute", "du"),
  amount,
  charge: id,
  currency,
  reason: "fraudulent",
  status: "needs_response",
});

export const createStripeEvent = (type: string, object: object, at: number) => ({
  ...createObject("event", "evt", at),
  data: { object: structuredClone(object) },
  type,
});
export type StripeEvent = ReturnType<typeof createStripeEvent>;
