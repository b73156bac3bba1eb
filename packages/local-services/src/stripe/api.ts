import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { ApiCall, ApiRoute } from "./api/call.ts";
import { catalogueRoutes } from "./api/catalogue.ts";
import { checkoutRoutes } from "./api/checkout.ts";
import { customerRoutes } from "./api/customers.ts";
import { paymentRoutes } from "./api/payments.ts";
import { subscriptionRoutes } from "./api/subscriptions.ts";
import { type ApiParams, assertKnownParams, getTextListParam, parseParams } from "./params.ts";
import { StripeApiError, sendApiResponse } from "./problem.ts";
import type { StripeStore } from "./store.ts";

const ROUTES: ApiRoute[] = [
  ...catalogueRoutes,
  ...checkoutRoutes,
  ...customerRoutes,
  ...paymentRoutes,
  ...subscriptionRoutes,
];

/** Maximum depth of `expand`, as in the real API. */
const MOST_EXPANDED = 4;

type Tools = Omit<ApiCall, "params" | "ids">;

/** Handles one API call. `path` begins with /v1. Rejects unknown calls as the real API does. */
export function handleApiCall(
  request: IncomingMessage,
  response: ServerResponse,
  tools: Tools,
  sent: { path: string; query: string; body: string },
): void {
  try {
    requireKey(request);
    const method = request.method ?? "GET";
    const { route, ids } = routeOf(method, sent.path);
    const params = parseParams(method === "POST" || sent.body ? sent.body : sent.query);
    assertKnownParams(params, [...route.params, "expand"]);
    const key = method === "POST" ? request.headers["idempotency-key"] : undefined;
    const run = () =>
      JSON.stringify(expanded(tools.store, route.run({ ...tools, params, ids }), params));
    if (typeof key !== "string") {
      sendApiResponse(response, 200, run());
      return;
    }
    const kept = once(tools.store, key, `${method} ${sent.path}\n${sent.body}`, run);
    const headers = { "idempotency-key": key };
    sendApiResponse(response, 200, kept.body, {
      ...headers,
      ...(kept.isRepeated ? { "idempotent-replayed": "true" } : {}),
    });
  } catch (error) {
    if (!(error instanceof StripeApiError)) throw error;
    sendApiResponse(response, error.status, JSON.stringify({ error: error.body }));
  }
}

function requireKey(request: IncomingMessage): void {
  const { authorization = "" } = request.headers;
  const [scheme, sent = ""] = authorization.split(" ");
  const key =
    scheme === "Basic" ? (Buffer.from(sent, "base64").toString().split(":")[0] ?? "") : sent;
  if (/^(sk|rk)_test_\w+$/.test(key)) return;
  throw new StripeApiError(
    401,
    key === ""
      ? "You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth."
      : `Invalid API Key provided: ${key.slice(0, 8)}****`,
  );
}

function routeOf(method: string, path: string): { route: ApiRoute; ids: string[] } {
  const parts = path.split("/");
  for (const route of ROUTES) {
    const [verb, pattern = ""] = route.call.split(" ");
    const wanted = pattern.split("/");
    if (verb !== method || wanted.length !== parts.length) continue;
    if (!wanted.every((part, i) => part === parts[i] || part === ":id")) continue;
    return { route, ids: parts.filter((_, i) => wanted[i] === ":id").map(decodeURIComponent) };
  }
  throw new StripeApiError(
    404,
    `Unrecognized request URL (${method}: ${path}). If you are trying to list objects, remove the trailing slash. If you are trying to retrieve an object, make sure you passed a valid (non-empty) identifier in your code.`,
  );
}

/**
 * Runs a call once per idempotency key and returns the first response when the call is repeated. Throws an idempotency
 * error when another call uses the same key.
 */
function once(
  store: StripeStore,
  key: string,
  call: string,
  run: () => string,
): { body: string; isRepeated: boolean } {
  const fingerprint = createHash("sha256").update(call).digest("hex");
  const first = store.state.answers[key];
  if (first === undefined) {
    const body = run();
    store.state.answers[key] = { id: key, fingerprint, body };
    return { body, isRepeated: false };
  }
  if (first.fingerprint === fingerprint) return { body: first.body, isRepeated: true };
  throw new StripeApiError(
    400,
    `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
    { type: "idempotency_error" },
  );
}

/** Returns the object. Ids at the paths in `expand` are replaced by their objects. */
function expanded(store: StripeStore, object: object, params: ApiParams): object {
  const paths = getTextListParam(params, "expand");
  if (paths.length === 0) return object;
  const copy = structuredClone(object);
  for (const path of paths) expand(store, copy, path.split(".").slice(0, MOST_EXPANDED), path);
  return copy;
}

function expand(
  store: StripeStore,
  at: object,
  [name = "", ...rest]: string[],
  path: string,
): void {
  const value: unknown = Reflect.get(at, name);
  if (Array.isArray(value)) {
    for (const each of value) if (each !== null) expand(store, each, rest, path);
    return;
  }
  if (value === undefined) {
    const message = `This property cannot be expanded (${path}).`;
    throw new StripeApiError(400, message, { param: "expand" });
  }
  if (typeof value === "string") {
    const found = store.find(value);
    if (found) Reflect.set(at, name, structuredClone(found));
  }
  const next: unknown = Reflect.get(at, name);
  if (rest.length > 0 && next !== null && typeof next === "object") expand(store, next, rest, path);
}
