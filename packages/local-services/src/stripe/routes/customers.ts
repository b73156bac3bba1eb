import { z } from "zod";
import { getTestCardLast4 } from "../cards.ts";
import { getObjectById, StripeApiError } from "../errors.ts";
import {
  createStripeCustomer,
  createStripePaymentMethod,
  type StripePaymentMethod,
} from "../objects.ts";
import type { StripeState, StripeStore } from "../store.ts";
import {
  type ApiRoute,
  createListRoute,
  createReadRoute,
  createRoute,
  metadataSchema,
  optionalTextSchema,
  PAGINATION_PARAMS,
  paginateList,
} from "./route-builders.ts";

/** Returns a customer. Throws StripeApiError, which names `param`, when the customer does not exist. */
export const getCustomer = ({ customers }: StripeState, id: string, param?: string) =>
  getObjectById(customers, "customer", id, param);

/** Returns a stored card by its ID. Creates a card if `name` is one of Stripe's test payment methods. */
function getCard({ state }: StripeStore, name: string): StripePaymentMethod {
  const last4 = getTestCardLast4(name);
  if (last4 === undefined) return getObjectById(state.paymentMethods, "PaymentMethod", name);
  const card = createStripePaymentMethod(last4);
  state.paymentMethods[card.id] = card;
  return card;
}

const listCards = ({ paymentMethods }: StripeState, customer: string) =>
  Object.values(paymentMethods).filter((card) => card.customer === customer);

export const customerRoutes: ApiRoute[] = [
  createListRoute("customers", "customers"),
  createReadRoute("customers", "customers", "customer"),
  createRoute(
    "POST /v1/customers",
    { email: optionalTextSchema, name: optionalTextSchema, metadata: metadataSchema },
    ({ store, params, emit }) => {
      const { email = null, name = null } = params;
      const customer = createStripeCustomer({ email, name, metadata: params.metadata });
      store.state.customers[customer.id] = customer;
      emit("customer.created", customer);
      return customer;
    },
  ),
  createRoute(
    "POST /v1/customers/:id",
    { email: optionalTextSchema, name: optionalTextSchema },
    ({ store, id, params, emit }) => {
      const customer = getCustomer(store.state, id);
      // An empty value removes the e-mail address or name, as in Stripe's API.
      customer.email = (params.email ?? customer.email) || null;
      customer.name = (params.name ?? customer.name) || null;
      emit("customer.updated", customer);
      return customer;
    },
  ),
  createRoute("DELETE /v1/customers/:id", {}, ({ store: { state }, id, lifecycle, now, emit }) => {
    const customer = getCustomer(state, id);
    for (const subscription of Object.values(state.subscriptions)) {
      if (subscription.customer !== id || subscription.status === "canceled") continue;
      lifecycle.end(subscription, now, "cancellation_requested");
    }
    for (const card of listCards(state, id)) delete state.paymentMethods[card.id];
    delete state.customers[id];
    emit("customer.deleted", customer);
    return { id, object: "customer", deleted: true };
  }),
  createRoute("GET /v1/customers/:id/payment_methods", PAGINATION_PARAMS, ({ store, id, params }) =>
    paginateList(params, listCards(store.state, getCustomer(store.state, id).id)),
  ),
  createRoute(
    "POST /v1/payment_methods/:id/attach",
    { customer: z.string() },
    ({ store, id, params, emit }) => {
      const customer = getCustomer(store.state, params.customer, "customer");
      const card = getCard(store, id);
      card.customer = customer.id;
      emit("payment_method.attached", card);
      return card;
    },
  ),
  createRoute("POST /v1/payment_methods/:id/detach", {}, ({ store, id, lifecycle, now }) => {
    const card = getCard(store, id);
    if (card.customer === null) {
      throw new StripeApiError(400, "The payment method is not attached to a customer.");
    }
    lifecycle.detachCard(card, now);
    return card;
  }),
];
