import { flag, metadata, oneOf, text } from "../params.ts";
import { StripeProblem } from "../problem.ts";
import type { Subscription } from "../wire.ts";
import { type Call, get, LIST_PARAMS, page, type Route } from "./call.ts";

const running = ({ store, ids: [id] }: Call): Subscription => {
  const subscription = get(store.state.subscriptions, "subscription", id);
  if (subscription.status !== "canceled") return subscription;
  throw new StripeProblem(
    400,
    "A canceled subscription can only update its cancellation_details and metadata.",
  );
};

function list(call: Call): object {
  const { store, params } = call;
  const [customer, status] = [text(params, "customer"), text(params, "status")];
  const price = text(params, "price");
  // Rejects a deleted customer, as the real API does.
  if (customer !== undefined) get(store.state.customers, "customer", customer, "customer");
  const subscriptions = Object.values(store.state.subscriptions).filter(
    (subscription) =>
      (customer === undefined || subscription.customer === customer) &&
      (price === undefined || subscription.items.data.some((item) => item.price.id === price)) &&
      (status === "all" ||
        (status === undefined
          ? subscription.status !== "canceled"
          : subscription.status === status)),
  );
  return page(call, "/v1/subscriptions", subscriptions);
}

/** Routes that read, change and cancel subscriptions. */
export const subscriptionRoutes: Route[] = [
  {
    call: "GET /v1/subscriptions",
    params: [...LIST_PARAMS, "customer", "status", "price"],
    run: list,
  },
  {
    call: "GET /v1/subscriptions/:id",
    params: [],
    run: ({ store, ids: [id] }) => get(store.state.subscriptions, "subscription", id),
  },
  {
    call: "POST /v1/subscriptions/:id",
    params: ["cancel_at_period_end", "metadata", "default_payment_method", "trial_end"],
    run(call) {
      const { store, params, lifecycle, emit, now } = call;
      const subscription = running(call);
      const ends = flag(params, "cancel_at_period_end");
      const card = text(params, "default_payment_method");
      if (card) {
        subscription.default_payment_method = get(
          store.state.paymentMethods,
          "PaymentMethod",
          card,
          "default_payment_method",
        ).id;
      }
      subscription.metadata = metadata(params, subscription.metadata);
      const isTrialOver = oneOf(params, "trial_end", ["now"]) === "now";
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
      const subscription = get(store.state.subscriptions, "subscription", id);
      lifecycle.end(subscription, now, "cancellation_requested");
      return subscription;
    },
  },
];
