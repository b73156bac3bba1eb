import { createStripeId, getNowSeconds } from "../store.ts";
import type { Customer } from "../wire.ts";

export function createCustomer(
  over: Pick<Customer, "email" | "name" | "description" | "metadata">,
): Customer {
  return {
    id: createStripeId("cus"),
    object: "customer",
    address: null,
    balance: 0,
    created: getNowSeconds(),
    currency: null,
    customer_account: null,
    default_source: null,
    delinquent: false,
    discount: null,
    invoice_prefix: createStripeId("I").slice(-8).toUpperCase(),
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
