import { getBooleanParam, getEnumParam, mergeMetadata, text } from "../params.ts";
import { StripeApiError } from "../problem.ts";
import type { Subscription } from "../wire.ts";
import { type ApiCall, type ApiRoute, getObjectById, LIST_PARAMS, paginateList } from "./call.ts";

const running = ({ store, ids: [id] }: ApiCall): Subscription => {
  const subscription = getObjectById(store.state.subscriptions, "subscription", id);
  if (subscription.status !== "canceled") return subscription;
  throw new StripeApiError(
    400,
    "A canceled subscription can only update its cancellation_details and metadata.",
  );
};

function list(call: ApiCall): object {
  const { store, params } = call;
  const [customer, status] = [text(params, "customer"), text(params, "status")];
  const price = text(params, "price");
  // Rejects a deleted customer, as the real API does.
  if (customer !== undefined)
    getObjectById(store.state.customers, "customer", customer, "customer");
  const subscriptions = Object.values(store.state.subscriptions).filter(
    (subscription) =>
      (customer === undefined || subscription.customer === customer) &&
      (price === undefined || subscription.items.data.some((item) => item.price.id === price)) &&
      (status === "all" ||
        (status === undefined
          ? subscription.status !== "canceled"
          : subscription.status === status)),
  );
  return paginateList(call, "/v1/subscriptions", subscriptions);
}

/** Routes that read, change and cancel subscriptions. */
export const subscriptionRoutes: ApiRoute[] = [
  {
    call: "GET /v1/subscriptions",
    params: [...LIST_PARAMS, "customer", "status", "price"],
    run: list,
  },
  {
    call: "GET /v1/subscriptions/:id",
    params: [],
    run: ({ store, ids: [id] }) => getObjectById(store.state.subscriptions, "subscription", id),
  },
  {
    call: "POST /v1/subscriptions/:id",
    params: ["cancel_at_period_end", "metadata", "default_payment_method", "trial_end"],
    run(call) {
      const { store, params, lifecycle, emit, now } = call;
      const subscription = running(call);
      const ends = getBooleanParam(params, "cancel_at_period_end");
      const card = text(params, "default_payment_method");
      if (card) {
        subscription.default_payment_method = getObjectById(
          store.state.paymentMethods,
          "PaymentMethod",
          card,
          "default_payment_method",
        ).id;
      }
      subscription.metadata = mergeMetadata(params, subscription.metadata);
      const isTrialOver = getEnumParam(params, "trial_end", ["now"]) === "now";
      if (isTrialOver && subscription.status === "trialing") lifecycle.endTrial(subscription, now);
      if (ends !== undefined && ends !== subscription.cancel_at_period_end) {
        lifecycle.endWithPeriod(subscription, ends, now);
      } else emit("customer.subscription.updated", subscription);
      return subscription;
    },
  },
  {
    call: "DELETE /v1/subscriptions/:id",
    params: ["invoice_now", "prorate"],
    run({ store, ids: [id], lifecycle, now }) {
      const subscription = getObjectById(store.state.subscriptions, "subscription", id);
      lifecycle.end(subscription, now, "cancellation_requested");
      return subscription;
    },
  },
];
