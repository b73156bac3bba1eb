import { randomBytes } from "node:crypto";

type Metadata = Record<string, string>;

/** Billing period. Both fields are Unix times in seconds. */
export type BillingPeriod = { start: number; end: number };

export type StripeSubscriptionStatus =
  | "incomplete"
  | "trialing"
  | "active"
  | "past_due"
  | "canceled";

/** Returns a random ID in Stripe's format, such as "cus_" and 24 hexadecimal digits. */
const createStripeId = (prefix: string): string => `${prefix}_${randomBytes(12).toString("hex")}`;

export const getUnixTime = (): number => Math.floor(Date.now() / 1_000);

/** Creates the fields that all API objects have. Omits unused fields of Stripe's API. */
const createObject = (object: string, prefix: string, created = getUnixTime()) => ({
  id: createStripeId(prefix),
  object,
  created,
});

export const createStripeCustomer = (fields: {
  email: string | null;
  name: string | null;
  metadata: Metadata;
}) => ({
  ...createObject("customer", "cus"),
  invoice_settings: { default_payment_method: null as string | null },
  ...fields,
});
export type StripeCustomer = ReturnType<typeof createStripeCustomer>;

export const createStripeProduct = (name: string) => ({ ...createObject("product", "prod"), name });
export type StripeProduct = ReturnType<typeof createStripeProduct>;

export const createStripePrice = (fields: {
  product: string;
  currency: string;
  unit_amount: number;
  recurring: { interval: "month" | "year"; interval_count: number };
  lookup_key: string | null;
  nickname: string | null;
}) => ({ ...createObject("price", "price"), active: true, type: "recurring", ...fields });
export type StripePrice = ReturnType<typeof createStripePrice>;

/** Creates a card. The last four digits determine whether charges are declined or disputed. */
export const createStripePaymentMethod = (last4: string, customer: string | null = null) => ({
  ...createObject("payment_method", "pm"),
  card: { brand: "visa", last4 },
  customer,
  type: "card",
});
export type StripePaymentMethod = ReturnType<typeof createStripePaymentMethod>;

const CHECKOUT_SECONDS = 24 * 3_600;

export function createStripeCheckoutSession(
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
export type StripeCheckoutSession = ReturnType<typeof createStripeCheckoutSession>;

export function createStripePortalSession(
  pages: string,
  customer: string,
  returnUrl: string | null,
) {
  const session = createObject("billing_portal.session", "bps");
  return { ...session, customer, return_url: returnUrl, url: `${pages}/portal/${session.id}` };
}
export type StripePortalSession = ReturnType<typeof createStripePortalSession>;

export function createStripeSubscription({
  customer,
  price,
  quantity,
  period: { start, end },
  isTrial,
  metadata,
}: {
  customer: string;
  price: StripePrice;
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
    status: (isTrial ? "trialing" : "incomplete") as StripeSubscriptionStatus,
    trial_end: isTrial ? end : null,
    trial_start: isTrial ? start : null,
  };
}
export type StripeSubscription = ReturnType<typeof createStripeSubscription>;

/** Creates an open, unpaid invoice for one period of a subscription. */
export const createStripeInvoice = (
  { id, currency, customer }: StripeSubscription,
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
export type StripeInvoice = ReturnType<typeof createStripeInvoice>;

/** Creates a charge for an invoice. `failure` is the reason why the charge failed, or null for a successful charge. */
export const createStripeCharge = (
  { amount_due: amount, currency, customer }: StripeInvoice,
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
export type StripeCharge = ReturnType<typeof createStripeCharge>;

export const createStripeDispute = ({ id, amount, currency }: StripeCharge) => ({
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
