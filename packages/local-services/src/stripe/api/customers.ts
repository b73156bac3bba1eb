import { getTestCardLast4 } from "../cards.ts";
import { createCustomer } from "../objects/customer.ts";
import { createCard } from "../objects/payments.ts";
import { getNestedParams, getRequiredParam, mergeMetadata, text } from "../params.ts";
import { createMissingObjectError, StripeApiError } from "../problem.ts";
import type { Customer, PaymentMethod } from "../wire.ts";
import { type ApiCall, type ApiRoute, getObjectById, LIST_PARAMS, paginateList } from "./call.ts";

const CUSTOMER_PARAMS = ["email", "name", "description", "metadata"] as const;

const cardsOf = ({ store }: ApiCall, customer: string) =>
  Object.values(store.state.paymentMethods).filter((card) => card.customer === customer);

/** Returns a stored card. For the name of a test card of the real API, creates a card. */
function cardNamed({ store }: ApiCall, name: string): PaymentMethod {
  const last4 = getTestCardLast4(name);
  if (last4 === undefined) return getObjectById(store.state.paymentMethods, "PaymentMethod", name);
  const card = createCard(last4);
  store.state.paymentMethods[card.id] = card;
  return card;
}

function deleteCustomer(call: ApiCall, customer: Customer): object {
  const { store, lifecycle, now, emit } = call;
  for (const subscription of Object.values(store.state.subscriptions)) {
    if (subscription.customer !== customer.id || subscription.status === "canceled") continue;
    lifecycle.end(subscription, now, "cancellation_requested");
  }
  for (const card of cardsOf(call, customer.id)) delete store.state.paymentMethods[card.id];
  delete store.state.customers[customer.id];
  emit("customer.deleted", customer);
  return { id: customer.id, object: "customer", deleted: true };
}

/** Routes for customers and their cards. */
export const customerRoutes: ApiRoute[] = [
  {
    call: "POST /v1/customers",
    params: CUSTOMER_PARAMS,
    run({ store, params, emit }) {
      const customer = createCustomer({
        email: text(params, "email") ?? null,
        name: text(params, "name") ?? null,
        description: text(params, "description") ?? null,
        metadata: mergeMetadata(params),
      });
      store.state.customers[customer.id] = customer;
      emit("customer.created", customer);
      return customer;
    },
  },
  {
    call: "GET /v1/customers/:id",
    params: [],
    run: ({ store, ids: [id] }) => getObjectById(store.state.customers, "customer", id),
  },
  {
    call: "POST /v1/customers/:id",
    params: [...CUSTOMER_PARAMS, "invoice_settings"],
    run(call) {
      const { store, ids, params, emit, lifecycle, now } = call;
      const customer = getObjectById(store.state.customers, "customer", ids[0]);
      // An empty value removes the e-mail address, as in the real API.
      customer.email = (text(params, "email") ?? customer.email) || null;
      customer.name = (text(params, "name") ?? customer.name) || null;
      customer.description = text(params, "description") ?? customer.description;
      customer.metadata = mergeMetadata(params, customer.metadata);
      const name = text(getNestedParams(params, "invoice_settings"), "default_payment_method");
      if (name === undefined) {
        emit("customer.updated", customer);
        return customer;
      }
      const card = cardNamed(call, name);
      card.customer = customer.id;
      lifecycle.takeCard(customer, card.id, now);
      return customer;
    },
  },
  {
    call: "DELETE /v1/customers/:id",
    params: [],
    run: (call) =>
      deleteCustomer(call, getObjectById(call.store.state.customers, "customer", call.ids[0])),
  },
  {
    call: "GET /v1/customers",
    params: [...LIST_PARAMS, "email"],
    run(call) {
      const email = text(call.params, "email");
      const customers = Object.values(call.store.state.customers).filter(
        (customer) => email === undefined || customer.email === email,
      );
      return paginateList(call, "/v1/customers", customers);
    },
  },
  {
    call: "GET /v1/customers/:id/payment_methods",
    params: [...LIST_PARAMS, "type"],
    run(call) {
      const { id } = getObjectById(call.store.state.customers, "customer", call.ids[0]);
      return paginateList(call, `/v1/customers/${id}/payment_methods`, cardsOf(call, id));
    },
  },
  {
    call: "GET /v1/payment_methods",
    params: [...LIST_PARAMS, "customer", "type"],
    run: (call) =>
      paginateList(
        call,
        "/v1/payment_methods",
        cardsOf(call, getRequiredParam(call.params, "customer")),
      ),
  },
  {
    call: "GET /v1/payment_methods/:id",
    params: [],
    run: (call) => cardNamed(call, call.ids[0] ?? ""),
  },
  {
    call: "POST /v1/payment_methods/:id/attach",
    params: ["customer"],
    run(call) {
      const customer = getRequiredParam(call.params, "customer");
      if (!call.store.state.customers[customer])
        throw createMissingObjectError("customer", customer, "customer");
      const card = cardNamed(call, call.ids[0] ?? "");
      card.customer = customer;
      call.emit("payment_method.attached", card);
      return card;
    },
  },
  {
    call: "POST /v1/payment_methods/:id/detach",
    params: [],
    run(call) {
      const card = getObjectById(call.store.state.paymentMethods, "PaymentMethod", call.ids[0]);
      if (typeof card.customer !== "string") {
        const message =
          "The payment method you provided is not attached to a customer so detachment is impossible.";
        throw new StripeApiError(400, message);
      }
      call.lifecycle.dropCard(card, call.now);
      return card;
    },
  },
];
