import { z } from "zod";
import { getObjectById } from "../errors.ts";
import { getCustomer } from "./customers.ts";
import {
  type ApiRoute,
  acceptParams,
  createRoute,
  PAGE_PARAMS,
  paginateList,
} from "./route-builders.ts";

export const subscriptionRoutes: ApiRoute[] = [
  createRoute(
    "GET /v1/subscriptions",
    acceptParams({ ...PAGE_PARAMS, customer: z.string(), status: z.literal("all").optional() }),
    ({ store: { state }, params }) => {
      // Rejects a deleted customer, as Stripe's API does.
      const { id } = getCustomer(state, params.customer, "customer");
      const subscriptions = Object.values(state.subscriptions).filter(
        ({ customer, status }) =>
          customer === id && (params.status === "all" || status !== "canceled"),
      );
      return paginateList(params, subscriptions);
    },
  ),
  createRoute("DELETE /v1/subscriptions/:id", acceptParams({}), ({ store, id, lifecycle, now }) => {
    const subscription = getObjectById(store.state.subscriptions, "subscription", id);
    lifecycle.end(subscription, now, "cancellation_requested");
    return subscription;
  }),
];
