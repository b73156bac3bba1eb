import { z } from "zod";
import { getObjectById } from "./errors.ts";
import { catalogRoutes } from "./routes/catalog.ts";
import { checkoutRoutes } from "./routes/checkout.ts";
import { customerRoutes, getCustomer } from "./routes/customers.ts";
import {
  type ApiRoute,
  createListRoute,
  createParamsParser,
  createReadRoute,
  createRoute,
  PAGE_PARAMS,
  paginateList,
} from "./routes/route-builders.ts";

const subscriptionRoutes: ApiRoute[] = [
  createRoute(
    "GET /v1/subscriptions",
    createParamsParser({
      ...PAGE_PARAMS,
      customer: z.string(),
      status: z.literal("all").optional(),
    }),
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
  createRoute(
    "DELETE /v1/subscriptions/:id",
    createParamsParser({}),
    ({ store, id, lifecycle, now }) => {
      const subscription = getObjectById(store.state.subscriptions, "subscription", id);
      lifecycle.end(subscription, now, "cancellation_requested");
      return subscription;
    },
  ),
];

/** All implemented API routes. The app and its tests call no other routes. */
export const STRIPE_ROUTES: ApiRoute[] = [
  ...customerRoutes,
  ...catalogRoutes,
  ...checkoutRoutes,
  ...subscriptionRoutes,
  createListRoute("charges", "charges", "customer"),
  createReadRoute("charges", "charges", "charge"),
  createListRoute("events", "events"),
  createListRoute("invoices", "invoices", "customer"),
];
