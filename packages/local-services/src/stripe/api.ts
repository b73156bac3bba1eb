import { createHash, randomBytes } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { z } from "zod";
import { sendResponse } from "../web/http.ts";
import { getObjectById, StripeApiError } from "./errors.ts";
import { catalogRoutes } from "./routes/catalog.ts";
import { checkoutRoutes } from "./routes/checkout.ts";
import { customerRoutes, getCustomer } from "./routes/customers.ts";
import {
  type ApiRoute,
  type ApiRouteContext,
  createListRoute,
  createReadRoute,
  createRoute,
  PAGINATION_PARAMS,
  paginateList,
} from "./routes/route-builders.ts";
import type { StripeStore } from "./store.ts";

const subscriptionRoutes: ApiRoute[] = [
  createRoute(
    "GET /v1/subscriptions",
    {
      ...PAGINATION_PARAMS,
      customer: z.string(),
      status: z.literal("all").optional(),
    },
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
  createRoute("DELETE /v1/subscriptions/:id", {}, ({ store, id, lifecycle, now }) => {
    const subscription = getObjectById(store.state.subscriptions, "subscription", id);
    lifecycle.end(subscription, now, "cancellation_requested");
    return subscription;
  }),
];

/** All implemented routes of Stripe's API. The app and the app's tests call no other routes. */
const STRIPE_ROUTES: ApiRoute[] = [
  ...customerRoutes,
  ...catalogRoutes,
  ...checkoutRoutes,
  ...subscriptionRoutes,
  createListRoute("charges", "charges", "customer"),
  createReadRoute("charges", "charges", "charge"),
  createListRoute("events", "events"),
  createListRoute("invoices", "invoices", "customer"),
];

/** Handles one API call. `path` begins with /v1. An unknown call gets the error that Stripe's API returns. */
export function dispatchApiCall(
  request: IncomingMessage,
  response: ServerResponse,
  tools: Omit<ApiRouteContext, "id">,
  sent: { path: string; query: string; body: string },
): void {
  const send = (status: number, body: string, headers: Record<string, string> = {}) =>
    sendResponse(response, status, "application/json", body, {
      "request-id": `req_${randomBytes(7).toString("hex")}`,
      ...headers,
    });
  try {
    requireKey(request);
    const { method = "GET" } = request;
    const { route, id } = findRoute(method, sent.path);
    const run = () => {
      const { object, expand } = route.run({ ...tools, id }, sent.body || sent.query);
      return JSON.stringify(expandIds(tools.store, object, expand));
    };
    const key = method === "POST" ? request.headers["idempotency-key"] : undefined;
    if (typeof key !== "string") {
      send(200, run());
      return;
    }
    const call = `${method} ${sent.path}\n${sent.body}`;
    const { body, isRepeated } = runOnce(tools.store, key, call, run);
    send(200, body, {
      "idempotency-key": key,
      ...(isRepeated ? { "idempotent-replayed": "true" } : {}),
    });
  } catch (error) {
    if (!(error instanceof StripeApiError)) throw error;
    send(error.status, JSON.stringify({ error: error.body }));
  }
}

function requireKey(request: IncomingMessage): void {
  const { authorization = "" } = request.headers;
  if (/^Bearer (sk|rk)_test_\w+$/.test(authorization)) return;
  throw new StripeApiError(
    401,
    "You did not provide a test API key. You need to provide your API key in the Authorization header, using Bearer auth.",
  );
}

function findRoute(method: string, path: string): { route: ApiRoute; id: string } {
  for (const route of STRIPE_ROUTES) {
    const pattern = new RegExp(`^${route.call.replace(":id", "([^/]+)")}$`);
    const match = pattern.exec(`${method} ${path}`);
    if (match) return { route, id: decodeURIComponent(match[1] ?? "") };
  }
  throw new StripeApiError(
    404,
    `Unrecognized request URL (${method}: ${path}). If you are trying to list objects, remove the trailing slash. If you are trying to retrieve an object, make sure you passed a valid (non-empty) identifier in your code.`,
  );
}

/** Runs a call once per idempotency key. Throws an idempotency error when a different call uses the same key. */
function runOnce(
  { state: { answers } }: StripeStore,
  key: string,
  call: string,
  run: () => string,
): { body: string; isRepeated: boolean } {
  const fingerprint = createHash("sha256").update(call).digest("hex");
  const first = answers[key];
  if (first === undefined) {
    const body = run();
    answers[key] = { fingerprint, body };
    return { body, isRepeated: false };
  }
  if (first.fingerprint === fingerprint) return { body: first.body, isRepeated: true };
  throw new StripeApiError(
    400,
    `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
    { type: "idempotency_error" },
  );
}

/** Returns a copy of an API object, in which customers and invoices replace their IDs at `paths`. */
function expandIds({ state }: StripeStore, object: object, paths: string[]): object {
  const copy = structuredClone(object);
  const expand = (at: unknown, [name = "", ...rest]: string[]): void => {
    const value: unknown = Reflect.get(Object(at), name);
    const found = typeof value === "string" && (state.customers[value] ?? state.invoices[value]);
    if (found) Reflect.set(Object(at), name, structuredClone(found));
    if (rest.length === 0) return;
    for (const each of Array.isArray(value) ? value : [value]) expand(each, rest);
  };
  for (const path of paths) expand(copy, path.split("."));
  return copy;
}
