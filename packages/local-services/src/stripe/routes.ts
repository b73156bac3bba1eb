import { catalogRoutes } from "./routes/catalog.ts";
import { checkoutRoutes } from "./routes/checkout.ts";
import { customerRoutes } from "./routes/customers.ts";
import { type ApiRoute, createListRoute, createReadRoute } from "./routes/route-builders.ts";
import { subscriptionRoutes } from "./routes/subscriptions.ts";

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
