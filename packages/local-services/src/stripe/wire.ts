import type Stripe from "stripe";

/** API version of the local provider, which is also the version of this workspace's Stripe SDK. */
export const API_VERSION = "2026-10-28.endive" satisfies Stripe.LatestApiVersion;

// The SDK parses decimal strings into its own number type, but the API sends strings. All other types are the SDK's, so
// that an object without a field of the real API does not compile.
type OnWire<Thing, Over> = Omit<Thing, keyof Over> & Over;

export type Customer = Stripe.Customer;
export type Product = Stripe.Product;
export type Price = OnWire<Stripe.Price, { product: string; unit_amount_decimal: string | null }>;
type Plan = OnWire<Stripe.Plan, { amount_decimal: string | null }>;
export type SubscriptionItem = OnWire<Stripe.SubscriptionItem, { plan: Plan; price: Price }>;
export type Subscription = OnWire<
  Stripe.Subscription,
  {
    customer: string;
    default_payment_method: string | null;
    latest_invoice: string | null;
    items: ListPage<SubscriptionItem>;
    trial_settings: Stripe.Subscription.TrialSettings;
  }
>;
type InvoiceLine = OnWire<
  Stripe.InvoiceLineItem,
  {
    quantity_decimal: string | null;
    pricing: OnWire<
      NonNullable<Stripe.InvoiceLineItem["pricing"]>,
      { unit_amount_decimal: string | null }
    >;
  }
>;
export type Invoice = OnWire<Stripe.Invoice, { customer: string; lines: ListPage<InvoiceLine> }>;
export type Charge = OnWire<Stripe.Charge, { customer: string }>;
export type Dispute = OnWire<Stripe.Dispute, { charge: string }>;
export type PaymentMethod = OnWire<Stripe.PaymentMethod, { customer: string | null }>;
export type CheckoutSession = OnWire<Stripe.Checkout.Session, { customer: string }>;
export type PortalSession = Stripe.BillingPortal.Session;

/** Page of a list, in the API's format. */
export interface ListPage<Item> {
  object: "list";
  data: Item[];
  has_more: boolean;
  url: string;
}

/** Event with a copy of the object as it was when the event occurred. */
export interface StripeEvent extends Omit<Stripe.EventBase, "data" | "object" | "type"> {
  object: "event";
  type: string;
  data: { object: object; previous_attributes?: object };
}
