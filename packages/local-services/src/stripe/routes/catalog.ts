import { z } from "zod";
import { getObjectById, StripeApiError } from "../errors.ts";
import { createStripePrice, createStripeProduct } from "../objects.ts";
import {
  type ApiRoute,
  createRoute,
  integerSchema,
  optionalTextSchema,
  PAGINATION_PARAMS,
  paginateList,
  textListSchema,
} from "./route-builders.ts";

export const catalogRoutes: ApiRoute[] = [
  createRoute(
    "POST /v1/products",
    { id: optionalTextSchema, name: z.string() },
    ({ store, params, emit }) => {
      const created = createStripeProduct(params.name);
      const product = { ...created, id: params.id ?? created.id };
      store.state.products[product.id] = product;
      emit("product.created", product);
      return product;
    },
  ),
  createRoute(
    "GET /v1/products",
    { ...PAGINATION_PARAMS, ids: textListSchema },
    ({ store, params }) =>
      paginateList(
        params,
        Object.values(store.state.products).filter(({ id }) => params.ids.includes(id)),
      ),
  ),
  createRoute(
    "POST /v1/prices",
    {
      currency: z.string(),
      product: z.string(),
      unit_amount: integerSchema.min(0),
      recurring: z.strictObject({
        interval: z.enum(["month", "year"]),
        interval_count: integerSchema.default(1),
      }),
      lookup_key: z.string(),
      transfer_lookup_key: optionalTextSchema,
      nickname: optionalTextSchema,
    },
    ({ store, params, emit }) => {
      const { prices, products } = store.state;
      const { transfer_lookup_key: transfer, nickname = null, ...fields } = params;
      getObjectById(products, "product", params.product, "product");
      const holder = Object.values(prices).find(({ lookup_key: key }) => key === params.lookup_key);
      if (holder && transfer !== "true") {
        const message = `A price (\`${holder.id}\`) already uses that lookup key.`;
        throw new StripeApiError(400, message, { param: "lookup_key" });
      }
      if (holder) holder.lookup_key = null;
      const price = createStripePrice({ ...fields, nickname });
      prices[price.id] = price;
      emit("price.created", price);
      return price;
    },
  ),
  createRoute(
    "GET /v1/prices",
    { ...PAGINATION_PARAMS, active: optionalTextSchema, lookup_keys: textListSchema },
    ({ store, params }) =>
      paginateList(
        params,
        Object.values(store.state.prices).filter(({ lookup_key: key }) =>
          params.lookup_keys.includes(key ?? ""),
        ),
      ),
  ),
];
