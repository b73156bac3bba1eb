import { createPrice, createProduct } from "../objects/catalogue.ts";
import {
  getBooleanParam,
  getEnumParam,
  getIntegerParam,
  getNestedParams,
  getRequiredParam,
  getTextListParam,
  mergeMetadata,
  text,
} from "../params.ts";
import { createInvalidParamError, StripeApiError } from "../problem.ts";
import { type ApiRoute, getObjectById, LIST_PARAMS, paginateList } from "./call.ts";

/** Routes for products and prices. */
export const catalogueRoutes: ApiRoute[] = [
  {
    call: "POST /v1/products",
    params: ["id", "name", "description", "metadata"],
    run({ store, params, emit }) {
      const product = createProduct({
        name: getRequiredParam(params, "name"),
        description: text(params, "description") ?? null,
        metadata: mergeMetadata(params),
      });
      const id = text(params, "id") ?? product.id;
      if (store.state.products[id]) {
        throw new StripeApiError(400, "Product already exists.", {
          code: "resource_already_exists",
        });
      }
      store.state.products[id] = { ...product, id };
      emit("product.created", { ...product, id });
      return { ...product, id };
    },
  },
  {
    call: "GET /v1/products/:id",
    params: [],
    run: ({ store, ids: [id] }) => getObjectById(store.state.products, "product", id),
  },
  {
    call: "POST /v1/products/:id",
    params: ["name", "description", "metadata", "active"],
    run({ store, ids: [id], params, now }) {
      const product = getObjectById(store.state.products, "product", id);
      product.name = text(params, "name") ?? product.name;
      product.description = text(params, "description") ?? product.description;
      product.active = getBooleanParam(params, "active") ?? product.active;
      product.metadata = mergeMetadata(params, product.metadata);
      product.updated = now;
      return product;
    },
  },
  {
    call: "GET /v1/products",
    params: [...LIST_PARAMS, "active", "ids"],
    run(call) {
      const wanted = getBooleanParam(call.params, "active");
      const ids = getTextListParam(call.params, "ids");
      const products = Object.values(call.store.state.products).filter(
        ({ active, id }) =>
          (wanted === undefined || active === wanted) && (ids.length === 0 || ids.includes(id)),
      );
      return paginateList(call, "/v1/products", products);
    },
  },
  {
    call: "POST /v1/prices",
    params: [
      "currency",
      "product",
      "unit_amount",
      "recurring",
      "lookup_key",
      "transfer_lookup_key",
      "nickname",
      "metadata",
    ],
    run({ store, params, emit }) {
      const recurring = getNestedParams(params, "recurring");
      const lookupKey = text(params, "lookup_key") ?? null;
      const unitAmount = getIntegerParam(params, "unit_amount");
      if (unitAmount === undefined || unitAmount < 0)
        throw createInvalidParamError("unit_amount", "Invalid amount");
      const holder = Object.values(store.state.prices).find(
        (price) => lookupKey !== null && price.lookup_key === lookupKey,
      );
      if (holder && !getBooleanParam(params, "transfer_lookup_key")) {
        const message = `A price (\`${holder.id}\`) already uses that lookup key.`;
        throw new StripeApiError(400, message, { param: "lookup_key" });
      }
      const price = createPrice({
        product: getObjectById(
          store.state.products,
          "product",
          getRequiredParam(params, "product"),
          "product",
        ).id,
        currency: getRequiredParam(params, "currency"),
        unit_amount: unitAmount,
        interval: getEnumParam(recurring, "interval", ["day", "week", "month", "year"]) ?? "month",
        interval_count: getIntegerParam(recurring, "interval_count") ?? 1,
        lookup_key: lookupKey,
        nickname: text(params, "nickname") ?? null,
        metadata: mergeMetadata(params),
      });
      if (holder) holder.lookup_key = null;
      store.state.prices[price.id] = price;
      emit("price.created", price);
      return price;
    },
  },
  {
    call: "GET /v1/prices/:id",
    params: [],
    run: ({ store, ids: [id] }) => getObjectById(store.state.prices, "price", id),
  },
  {
    call: "POST /v1/prices/:id",
    params: ["active", "nickname", "metadata"],
    run({ store, ids: [id], params }) {
      const price = getObjectById(store.state.prices, "price", id);
      price.active = getBooleanParam(params, "active") ?? price.active;
      price.nickname = text(params, "nickname") ?? price.nickname;
      price.metadata = mergeMetadata(params, price.metadata);
      return price;
    },
  },
  {
    call: "GET /v1/prices",
    params: [...LIST_PARAMS, "active", "lookup_keys", "product", "type", "currency"],
    run(call) {
      const wanted = getBooleanParam(call.params, "active");
      const keys = getTextListParam(call.params, "lookup_keys");
      const product = text(call.params, "product");
      const prices = Object.values(call.store.state.prices).filter(
        (price) =>
          (wanted === undefined || price.active === wanted) &&
          (keys.length === 0 || keys.includes(price.lookup_key ?? "")) &&
          (product === undefined || price.product === product),
      );
      return paginateList(call, "/v1/prices", prices);
    },
  },
];
