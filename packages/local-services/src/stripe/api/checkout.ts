import { createCompleteList } from "../objects/list.ts";
import { createCheckoutSession, createPortalSession } from "../objects/sessions.ts";
import {
  type ApiParams,
  getEnumParam,
  getIntegerParam,
  getListParam,
  getNestedParams,
  getRequiredParam,
  mergeMetadata,
  text,
} from "../params.ts";
import { createInvalidParamError, StripeApiError } from "../problem.ts";
import type { CheckoutSession } from "../wire.ts";
import { type ApiCall, type ApiRoute, getObjectById, LIST_PARAMS, paginateList } from "./call.ts";

const SESSION_PARAMS = [
  "mode",
  "customer",
  "client_reference_id",
  "line_items",
  "subscription_data",
  "payment_method_collection",
  "payment_method_types",
  "success_url",
  "cancel_url",
  "metadata",
  "allow_promotion_codes",
  "locale",
];

/** Returns the item to buy, which is one recurring price of the catalogue. */
function lineOf({ store, params }: ApiCall) {
  const [line, ...more] = getListParam(params, "line_items");
  if (line === undefined || typeof line === "string" || more.length > 0) {
    throw createInvalidParamError("line_items", "Exactly one line item is understood here.");
  }
  const price = getObjectById(
    store.state.prices,
    "price",
    getRequiredParam(line, "price"),
    "line_items[0][price]",
  );
  if (!price.active) {
    const message = "The price specified is inactive. This field only accepts active prices.";
    throw new StripeApiError(400, message, { param: "line_items[0][price]" });
  }
  return { price, quantity: getIntegerParam(line, "quantity") ?? 1 };
}

function trialOf(data: ApiParams) {
  const end = getNestedParams(getNestedParams(data, "trial_settings"), "end_behavior");
  const trialDays = getIntegerParam(data, "trial_period_days") ?? 0;
  if (trialDays < 0 || trialDays > 730) {
    throw createInvalidParamError(
      "subscription_data[trial_period_days]",
      "The trial must be 1 to 730 days.",
    );
  }
  const whenCardMissing =
    getEnumParam(end, "missing_payment_method", ["cancel", "create_invoice", "pause"]) ??
    "create_invoice";
  return { trialDays, whenCardMissing };
}

function webAddress(params: ApiParams, name: string): string | null {
  const address = text(params, name) ?? null;
  if (address !== null && !/^https?:\/\//.test(address)) {
    throw new StripeApiError(400, "Not a valid URL", { param: name, code: "url_invalid" });
  }
  return address;
}

function createSession(call: ApiCall): CheckoutSession {
  const { store, params, pages } = call;
  if (text(params, "mode") !== "subscription") {
    throw createInvalidParamError("mode", "Only the mode subscription is understood here.");
  }
  const customer = getObjectById(
    store.state.customers,
    "customer",
    getRequiredParam(params, "customer"),
    "customer",
  );
  const { price, quantity } = lineOf(call);
  const data = getNestedParams(params, "subscription_data");
  const trial = trialOf(data);
  const collection = getEnumParam(params, "payment_method_collection", ["always", "if_required"]);
  const successUrl = webAddress(params, "success_url");
  if (successUrl === null) getRequiredParam(params, "success_url");
  const session = createCheckoutSession({
    amount_total: trial.trialDays > 0 ? 0 : (price.unit_amount ?? 0) * quantity,
    cancel_url: webAddress(params, "cancel_url"),
    client_reference_id: text(params, "client_reference_id") ?? null,
    currency: price.currency,
    customer: customer.id,
    metadata: mergeMetadata(params),
    payment_method_collection: collection ?? "always",
    success_url: successUrl,
  });
  session.url = `${pages}/checkout/${session.id}`;
  store.state.sessions[session.id] = session;
  store.state.checkoutPlans[session.id] = {
    id: session.id,
    priceId: price.id,
    quantity,
    ...trial,
    metadata: mergeMetadata(data),
  };
  return session;
}

/** Routes for checkout and the portal. These calls do not buy anything: a person pays on the hosted page. */
export const checkoutRoutes: ApiRoute[] = [
  { call: "POST /v1/checkout/sessions", params: SESSION_PARAMS, run: createSession },
  {
    call: "GET /v1/checkout/sessions/:id",
    params: [],
    run: ({ store, ids: [id] }) => getObjectById(store.state.sessions, "checkout.session", id),
  },
  {
    call: "GET /v1/checkout/sessions/:id/line_items",
    params: LIST_PARAMS,
    run({ store, ids: [id = ""] }) {
      const session = getObjectById(store.state.sessions, "checkout.session", id);
      const plan = getObjectById(store.state.checkoutPlans, "checkout.session", id);
      const price = getObjectById(store.state.prices, "price", plan.priceId);
      const line = {
        id: `li_${id.slice(-24)}`,
        object: "item",
        amount_discount: 0,
        amount_subtotal: session.amount_total,
        amount_tax: 0,
        amount_total: session.amount_total,
        currency: price.currency,
        description: price.nickname,
        price,
        quantity: plan.quantity,
      };
      return createCompleteList([line], `/v1/checkout/sessions/${id}/line_items`);
    },
  },
  {
    call: "GET /v1/checkout/sessions",
    params: [...LIST_PARAMS, "customer", "status", "subscription"],
    run(call) {
      const { store, params } = call;
      const [customer, status] = [text(params, "customer"), text(params, "status")];
      const subscription = text(params, "subscription");
      const sessions = Object.values(store.state.sessions).filter(
        (session) =>
          (customer === undefined || session.customer === customer) &&
          (status === undefined || session.status === status) &&
          (subscription === undefined || session.subscription === subscription),
      );
      return paginateList(call, "/v1/checkout/sessions", sessions);
    },
  },
  {
    call: "POST /v1/checkout/sessions/:id/expire",
    params: [],
    run({ store, ids: [id], emit }) {
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
    },
  },
  {
    call: "POST /v1/billing_portal/sessions",
    params: ["customer", "return_url", "configuration", "locale"],
    run({ store, params, pages }) {
      const customer = getRequiredParam(params, "customer");
      getObjectById(store.state.customers, "customer", customer, "customer");
      const session = createPortalSession({
        customer,
        return_url: webAddress(params, "return_url"),
      });
      session.url = `${pages}/portal/${session.id}`;
      store.state.portalSessions[session.id] = session;
      return session;
    },
  },
];
