import { createStripeId, getNowSeconds } from "../store.ts";
import type { Price, Product } from "../wire.ts";

export function createProduct(over: Pick<Product, "name" | "description" | "metadata">): Product {
  const now = getNowSeconds();
  return {
    id: createStripeId("prod"),
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

export function createPrice(
  over: Pick<Price, "product" | "currency" | "lookup_key" | "nickname" | "metadata"> & {
    unit_amount: number;
    interval: "day" | "week" | "month" | "year";
    interval_count: number;
  },
): Price {
  const { interval, interval_count, unit_amount, ...rest } = over;
  return {
    id: createStripeId("price"),
    object: "price",
    active: true,
    billing_scheme: "per_unit",
    created: getNowSeconds(),
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
