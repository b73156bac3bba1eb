import { newPrice, newProduct } from "../objects/catalogue.ts";
import { below, flag, integer, metadata, oneOf, required, text, texts } from "../params.ts";
import { invalid, StripeProblem } from "../problem.ts";
import { get, LIST_PARAMS, page, type Route } from "./call.ts";

/** Routes for products and prices. */
export const catalogueRoutes: Route[] = [
  {
    call: "POST /v1/products",
    params: ["id", "name", "description", "metadata"],
    run({ store, params, emit }) {
      const product = newProduct({
        name: required(params, "name"),
        description: text(params, "description") ?? null,
        metadata: metadata(params),
      });
      const id = text(params, "id") ?? product.id;
      if (store.state.products[id]) {
        throw new StripeProblem(400, "Product already exists.", {
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
    run: ({ store, ids: [id] }) => get(store.state.products, "product", id),
  },
  {
    call: "POST /v1/products/:id",
    params: ["name", "description", "metadata", "active"],
    run({ store, ids: [id], params, now }) {
      const product = get(store.state.products, "product", id);
      product.name = text(params, "name") ?? product.name;
      product.description = text(params, "description") ?? product.description;
      product.active = flag(params, "active") ?? product.active;
      product.metadata = metadata(params, product.metadata);
      product.updated = now;
      return product;
    },
  },
  {
    call: "GET /v1/products",
    params: [...LIST_PARAMS, "active", "ids"],
    run(call) {
      const wanted = flag(call.params, "active");
      const ids = texts(call.params, "ids");
      const products = Object.values(call.store.state.products).filter(
        ({ active, id }) =>
          (wanted === undefined || active === wanted) && (ids.length === 0 || ids.includes(id)),
      );
      return page(call, "/v1/products", products);
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
      const recurring = below(params, "recurring");
      const lookupKey = text(params, "lookup_key") ?? null;
      const unitAmount = integer(params, "unit_amount");
      if (unitAmount === undefined || unitAmount < 0)
        throw invalid("unit_amount", "Invalid amount");
      const holder = Object.values(store.state.prices).find(
        (price) => lookupKey !== null && price.lookup_key === lookupKey,
      );
      if (holder && !flag(params, "transfer_lookup_key")) {
        const message = `A price (\`${holder.id}\`) already uses that lookup key.`;
        throw new StripeProblem(400, message, { param: "lookup_key" });
      }
      const price = newPrice({
        product: get(store.state.products, "product", required(params, "product"), "product").id,
        currency: required(params, "currency"),
        unit_amount: unitAmount,
        interval: oneOf(recurring, "interval", ["day", "week", "month", "year"]) ?? "month",
        interval_count: integer(recurring, "interval_count") ?? 1,
        lookup_key: lookupKey,
        nickname: text(params, "nickname") ?? null,
        metadata: metadata(params),
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
    run: ({ store, ids: [id] }) => get(store.state.prices, "price", id),
  },
  {
    call: "POST /v1/prices/:id",
    params: ["active", "nickname", "metadata"],
    run({ store, ids: [id], params }) {
      const price = get(store.state.prices, "price", id);
      price.active = flag(params, "active") ?? price.active;
      price.nickname = text(params, "nickname") ?? price.nickname;
      price.metadata = metadata(params, price.metadata);
      return price;
    },
  },
  {
    call: "GET /v1/prices",
    params: [...LIST_PARAMS, "active", "lookup_keys", "product", "type", "currency"],
    run(call) {
      const wanted = flag(call.params, "active");
      const keys = texts(call.params, "lookup_keys");
      const product = text(call.params, "product");
      const prices = Object.values(call.store.state.prices).filter(
        (price) =>
          (wanted === undefined || price.active === wanted) &&
          (keys.length === 0 || keys.includes(price.lookup_key ?? "")) &&
          (product === undefined || price.product === product),
      );
      return page(call, "/v1/prices", prices);
    },
  },
];
