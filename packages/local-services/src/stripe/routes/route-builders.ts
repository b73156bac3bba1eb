import { z } from "zod";
import { getObjectById, StripeApiError } from "../errors.ts";
import type { SubscriptionLifecycle } from "../lifecycle.ts";
import type { StripeStore } from "../store.ts";

/** Arguments that every route handler receives in addition to the parsed parameters. */
export interface ApiRouteContext {
  store: StripeStore;
  lifecycle: SubscriptionLifecycle;
  emit: (type: string, object: object) => void;
  /** ID in the request's path. Empty when the path contains no ID. */
  id: string;
  /** Base URL of the hosted pages, such as http://localhost:3001/stripe. */
  pages: string;
  /** Current Unix time in seconds. */
  now: number;
}

export interface ApiRoute {
  /** Method and path pattern, such as "POST /v1/customers/:ID". */
  call: string;
  /** Handles a call. Returns the response object and the paths of the IDs to expand, such as "data.customer". */
  run(call: ApiRouteContext, sent: string): { object: object; expand: string[] };
}

export const optionalTextSchema = z.string().optional();
export const integerSchema = z.coerce.number().int();
export const metadataSchema = z.record(z.string(), z.string()).default({});
export const textListSchema = z
  .record(z.string(), z.string())
  .default({})
  .transform((members) => Object.values(members));

type NestedParams = { [name: string]: string | NestedParams };

/** Validates parameters. Throws StripeApiError for an unknown, missing or invalid parameter. */
function parseParams<Params>(schema: z.ZodType<Params>, sent: NestedParams): Params {
  const parsed = schema.safeParse(sent);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  if (issue?.code === "unrecognized_keys") {
    const [param = ""] = issue.keys;
    const message = `Received unknown parameter: ${param}`;
    throw new StripeApiError(400, message, { code: "parameter_unknown", param });
  }
  const param = issue?.path.join(".") ?? "";
  const message = `Invalid ${param}: ${issue?.message}`;
  throw new StripeApiError(400, message, { code: "parameter_invalid", param });
}

/**
 * Parses a form-encoded body or query in the format `a[b][0]=c`. An array becomes an object with its indices as keys.
 */
function parseNestedParams(sent: string): NestedParams {
  const root: NestedParams = {};
  for (const [name, value] of new URLSearchParams(sent)) {
    const path = name.replaceAll("]", "").split("[");
    const last = path.pop() ?? "";
    let at = root;
    for (const part of path) {
      const below = Object.hasOwn(at, part) ? at[part] : undefined;
      const nested = typeof below === "object" ? below : {};
      at[part] = nested;
      at = nested;
    }
    at[last] = value;
  }
  return root;
}

/** Creates an API route that accepts the parameters in `shape` and `expand`, and rejects all other parameters. */
export function createRoute<Shape extends z.ZodRawShape>(
  call: string,
  shape: Shape,
  run: (call: ApiRouteContext & { params: z.output<z.ZodObject<Shape>> }) => object,
): ApiRoute {
  const schema = z.strictObject(shape);
  return {
    call,
    run(given, sent) {
      const { expand = {}, ...params } = parseNestedParams(sent);
      return {
        expand: parseParams(z.object({ expand: textListSchema }), { expand }).expand,
        object: run({ ...given, params: parseParams(schema, params) }),
      };
    },
  };
}

export const PAGINATION_PARAMS = {
  limit: integerSchema.min(1).max(100).default(10),
  starting_after: optionalTextSchema,
};

/** Returns one page of a list in the format of Stripe's API, newest first. */
export function paginateList<Item extends { id: string }>(
  { limit, starting_after: after }: { limit: number; starting_after?: string | undefined },
  items: Item[],
) {
  const newestFirst = items.toReversed();
  const rest = newestFirst.slice(newestFirst.findIndex(({ id }) => id === after) + 1);
  return { object: "list", data: rest.slice(0, limit), has_more: rest.length > limit };
}

/** Creates an API route that lists objects of one kind. `fields` are the parameters that filter the list. */
export const createListRoute = (
  path: string,
  kind: "charges" | "customers" | "events" | "invoices" | "sessions",
  ...fields: string[]
): ApiRoute =>
  createRoute(
    `GET /v1/${path}`,
    {
      ...PAGINATION_PARAMS,
      ...Object.fromEntries(fields.map((name) => [name, optionalTextSchema])),
    },
    ({ store, params }) => {
      const wanted = Object.entries(params).filter(([name]) => fields.includes(name));
      const items: { id: string }[] = Object.values(store.state[kind]);
      return paginateList(
        params,
        items.filter((item) => wanted.every(([name, value]) => Reflect.get(item, name) === value)),
      );
    },
  );

export const createReadRoute = (
  path: string,
  kind: "charges" | "customers" | "sessions",
  what: string,
): ApiRoute =>
  createRoute(`GET /v1/${path}/:id`, {}, ({ store, id }) =>
    getObjectById<object>(store.state[kind], what, id),
  );
