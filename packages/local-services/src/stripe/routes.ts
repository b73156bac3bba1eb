import { z } from "zod";
import { getTestCardLast4 } from "./cards.ts";
import { getObjectById, StripeApiError } from "./errors.ts";
import type { SubscriptionLifecycle } from "./lifecycle.ts";
import {
  createCard,
  createCheckoutSession,
  createCustomer,
  createPortalSession,
  createPrice,
  createProduct,
  type PaymentMethod,
} from "./objects.ts";
import { integer, metadata, parseParams, text, textList } from "./params.ts";
import type { StripeState, StripeStore } from "./store.ts";

/** Arguments of a call's handler besides the parameters. */
export interface ApiCall {
  store: StripeStore;
  lifecycle: SubscriptionLifecycle;
  emit: (type: string, object: object) => void;
  /** Id in the call's path. Empty when the path has none. */
  id: string;
  /** Base URL of the hosted pages, such as http://localhost:3001/stripe. */
  pages: string;
  /** Current time in seconds. */
  now: number;
}

export interface ApiRoute {
  /** Method and path pattern, such as "POST /v1/customers/:id". */
  call: string;
  /** Handles a call with this body or query. Returns the object and the paths of the ids to replace by their objects. */
  run(call: ApiCall, sent: string): { object: object; expand: string[] };
}

const accept = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.strictObject({ ...shape, expand: textList });

function createRoute<Params extends { expand: string[] }>(
  call: string,
  schema: z.ZodType<Params>,
  run: (call: ApiCall & { params: Params }) => object,
): ApiRoute {
  return {
    call,
    run(given, sent) {
      const params = parseParams(schema, sent);
      return { object: run({ ...given, params }), expand: params.expand };
    },
  };
}

const PAGE = { limit: integer.min(1).max(100).default(10), starting_after: text };

/** Returns a page of a list in the API's format, newest first. */
function paginateList<Item extends { id: string }>(
  { limit, starting_after: after }: { limit: number; starting_after?: string | undefined },
  items: Item[],
) {
  const newestFirst = items.toReversed();
  const rest = newestFirst.slice(newestFirst.findIndex(({ id }) => id === after) + 1);
  return { object: "list", data: rest.slice(0, limit), has_more: rest.length > limit };
}

/** Creates the route that lists a kind of objects. The parameters `fields` select objects with these values. */
const createListRoute = (
  path: string,
  kind: "charges" | "customers" | "events" | "invoices" | "sessions",
  ...fields: string[]
): ApiRoute =>
  createRoute(
    `GET /v1/${path}`,
    accept({ ...PAGE, ...Object.fromEntries(fields.map((name) => [name, text])) }),
    ({ store, params }) => {
      const wanted = Object.entries(params).filter(([name]) => fields.includes(name));
      const items: { id: string }[] = Object.values(store.state[kind]);
      return paginateList(
        params,
        items.filter((item) => wanted.every(([name, value]) => Reflect.get(item, name) === value)),
      );
    },
  );

const createReadRoute = (
  path: string,
  kind: "charges" | "customers" | "sessions",
  what: string,
): ApiRoute =>
  createRoute(`GET /v1/${path}/:id`, accept({}), ({ store, id }) =>
    getObjectById<object>(store.state[kind], what, id),
  );

const getCustomer = ({ customers }: StripeState, id: string, param?: string) =>
  getObjectById(customers, "customer", id, param);

/** Returns a stored card. For the name of a test card of the real API, creates a card. */
function getCard({ state }: StripeStore, name: string): PaymentMethod {
  const last4 = getTestCardLast4(name);
  if (last4 === undefined) return getObjectById(state.paymentMethods, "PaymentMethod", name);
  const card = createCard(last4);
  state.paymentMethods[card.id] = card;
  return card;
}

const listCards = ({ paymentMethods }: StripeState, customer: string) =>
  Object.values(paymentMethods).filter((card) => card.customer === customer);

const customerRoutes: ApiRoute[] = [
  createListRoute("customers", "customers"),
  createReadRoute("customers", "customers", "customer"),
  createRoute(
    "POST /v1/customers",
    accept({ email: text, name: text, metadata }),
    ({ store, params, emit }) => {
      const { email = null, name = null } = params;
      const customer = createCustomer({ email, name, metadata: params.metadata });
      store.state.customers[customer.id] = customer;
      emit("customer.created", customer);
      return customer;
    },
  ),
  createRoute(
    "POST /v1/customers/:id",
    accept({ email: text, name: text }),
    ({ store, id, params, emit }) => {
      const customer = getCustomer(store.state, id);
      // An empty value removes the e-mail address, as in the real API.
      customer.email = (params.email ?? customer.email) || null;
      customer.name = (params.name ?? customer.name) || null;
      emit("customer.updated", customer);
      return customer;
    },
  ),
  createRoute(
    "DELETE /v1/customers/:id",
    accept({}),
    ({ store: { state }, id, lifecycle, now, emit }) => {
      const customer = getCustomer(state, id);
      for (const subscription of Object.values(state.subscriptions)) {
        if (subscription.customer !== id || subscription.status === "canceled") continue;
        lifecycle.end(subscription, now, "cancellation_requested");
      }
      for (const card of listCards(state, id)) delete state.paymentMethods[card.id];
      delete state.customers[id];
      emit("customer.deleted", customer);
      return { id, object: "customer", deleted: true };
    },
  ),
  createRoute("GET /v1/customers/:id/payment_methods", accept(PAGE), ({ store, id, params }) =>
    paginateList(params, listCards(store.state, getCustomer(store.state, id).id)),
  ),
  createRoute(
    "POST /v1/payment_methods/:id/attach",
    accept({ customer: z.string() }),
    ({ store, id, params, emit }) => {
      const customer = getCustomer(store.state, params.customer, "customer");
      const card = getCard(store, id);
      card.customer = customer.id;
      emit("payment_method.attached", card);
      return card;
    },
  ),
  createRoute(
    "POST /v1/payment_methods/:id/detach",
    accept({}),
    ({ store, id, lifecycle, now }) => {
      const card = getCard(store, id);
      if (card.customer === null) {
        throw new StripeApiError(400, "The payment method is not attached to a customer.");
      }
      lifecycle.dropCard(card, now);
      return card;
    },
  ),
];

const catalogRoutes: ApiRoute[] = [
  createRoute(
    "POST /v1/products",
    accept({ id: text, name: z.string() }),
    ({ store, params, emit }) => {
      const created = createProduct(params.name);
      const product = { ...created, id: params.id ?? created.id };
      store.state.products[product.id] = product;
      emit("product.created", product);
      return product;
    },
  ),
  createRoute("GET /v1/products", accept({ ...PAGE, ids: textList }), ({ store, params }) =>
    paginateList(
      params,
      Object.values(store.state.products).filter(({ id }) => params.ids.includes(id)),
    ),
  ),
  createRoute(
    "POST /v1/prices",
    accept({
      currency: z.string(),
      product: z.string(),
      unit_amount: integer.min(0),
      recurring: z.strictObject({
        interval: z.enum(["month", "year"]),
        interval_count: integer.default(1),
      }),
      lookup_key: z.string(),
      transfer_lookup_key: text,
      nickname: text,
    }),
    ({ store, params, emit }) => {
      const { prices, products } = store.state;
      const { expand: _, transfer_lookup_key: transfer, nickname = null, ...fields } = params;
      getObjectById(products, "product", params.product, "product");
      const holder = Object.values(prices).find(({ lookup_key: key }) => key === params.lookup_key);
      if (holder && transfer !== "true") {
        const message = `A price (\`${holder.id}\`) already uses that lookup key.`;
        throw new StripeApiError(400, message, { param: "lookup_key" });
      }
      if (holder) holder.lookup_key = null;
      const price = createPrice({ ...fields, nickname });
      prices[price.id] = price;
      emit("price.created", price);
      return price;
    },
  ),
  createRoute(
    "GET /v1/prices",
    accept({ ...PAGE, active: text, lookup_keys: textList }),
    ({ store, params }) =>
      paginateList(
        params,
        Object.values(store.state.prices).filter(({ lookup_key: key }) =>
          params.lookup_keys.includes(key ?? ""),
        ),
      ),
  ),
];

const url = z.url();

const checkoutRoutes: ApiRoute[] = [
  createListRoute("checkout/sessions", "sessions", "customer", "status"),
  createReadRoute("checkout/sessions", "sessions", "checkout.session"),
  createRoute(
    "POST /v1/checkout/sessions",
    accept({
      mode: z.literal("subscription"),
      customer: z.string(),
      client_reference_id: z.string().default(""),
      line_items: z.strictObject({
        0: z.strictObject({ price: z.string(), quantity: integer.default(1) }),
      }),
      subscription_data: z
        .strictObject({
          metadata,
          trial_period_days: integer.min(1).max(730).optional(),
          trial_settings: z
            .strictObject({
              end_behavior: z.strictObject({ missing_payment_method: z.literal("cancel") }),
            })
            .optional(),
        })
        .optional(),
      payment_method_collection: z.enum(["always", "if_required"]).default("always"),
      success_url: url,
      cancel_url: url,
      metadata,
    }),
    ({ store: { state }, params, pages }) => {
      const { id: customer } = getCustomer(state, params.customer, "customer");
      const { price: priceId, quantity } = params.line_items[0];
      const price = getObjectById(state.prices, "price", priceId, "line_items[0][price]");
      const data = params.subscription_data;
      const trialDays = data?.trial_period_days ?? 0;
      const session = createCheckoutSession(pages, {
        amount_total: trialDays > 0 ? 0 : price.unit_amount * quantity,
        cancel_url: params.cancel_url,
        client_reference_id: params.client_reference_id,
        currency: price.currency,
        customer,
        metadata: params.metadata,
        payment_method_collection: params.payment_method_collection,
        success_url: params.success_url,
      });
      state.sessions[session.id] = session;
      state.checkoutPlans[session.id] = {
        priceId,
        quantity,
        trialDays,
        metadata: data?.metadata ?? {},
      };
      return session;
    },
  ),
  createRoute("POST /v1/checkout/sessions/:id/expire", accept({}), ({ store, id, emit }) => {
    const session = getObjectById(store.state.sessions, "checkout.session", id);
    if (session.status !== "open") {
      throw new StripeApiError(
        400,
        `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ${session.status}.`,
      );
    }
    session.status = "expired";
    session.url = null;
    emit("checkout.session.expired", session);
    return session;
  }),
  createRoute(
    "POST /v1/billing_portal/sessions",
    accept({ customer: z.string(), return_url: url.optional() }),
    ({ store: { state }, params, pages }) => {
      const { id } = getCustomer(state, params.customer, "customer");
      const session = createPortalSession(pages, id, params.return_url ?? null);
      state.portalSessions[session.id] = session;
      return session;
    },
  ),
];

const subscriptionRoutes: ApiRoute[] = [
  createRoute(
    "GET /v1/subscriptions",
    accept({ ...PAGE, customer: z.string(), status: z.literal("all").optional() }),
    ({ store: { state }, params }) => {
      // Rejects a deleted customer, as the real API does.
      const { id } = getCustomer(state, params.customer, "customer");
      const subscriptions = Object.values(state.subscriptions).filter(
        ({ customer, status }) =>
          customer === id && (params.status === "all" || status !== "canceled"),
      );
      return paginateList(params, subscriptions);
    },
  ),
  createRoute("DELETE /v1/subscriptions/:id", accept({}), ({ store, id, lifecycle, now }) => {
    const subscription = getObjectById(store.state.subscriptions, "subscription", id);
    lifecycle.end(subscription, now, "cancellation_requested");
    return subscription;
  }),
];

/** Calls of the API that the product and its tests make. */
export const ROUTES: ApiRoute[] = [
  ...customerRoutes,
  ...catalogRoutes,
  ...checkoutRoutes,
  ...subscriptionRoutes,
  createListRoute("charges", "charges", "customer"),
  createReadRoute("charges", "charges", "charge"),
  createListRoute("events", "events"),
  createListRoute("invoices", "invoices", "customer"),
];
