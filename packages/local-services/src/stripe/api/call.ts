import type { SubscriptionLifecycle } from "../lifecycle.ts";
import { type ApiParams, getIntegerParam, text } from "../params.ts";
import { createMissingObjectError } from "../problem.ts";
import type { StripeStore } from "../store.ts";
import type { ListPage } from "../wire.ts";

/** Arguments of a call's handler. */
export interface ApiCall {
  store: StripeStore;
  lifecycle: SubscriptionLifecycle;
  emit: (type: string, object: object) => void;
  params: ApiParams;
  /** Ids in the call's path, in order. */
  ids: string[];
  /** Base URL of the hosted pages, such as http://localhost:3001/stripe. */
  pages: string;
  /** Current time in seconds. */
  now: number;
}

export interface ApiRoute {
  /** Method and path pattern, such as "POST /v1/customers/:id". */
  call: string;
  /** Names of the accepted parameters besides `expand`. */
  params: readonly string[];
  run(call: ApiCall): object;
}

export const LIST_PARAMS = ["limit", "starting_after", "ending_before"] as const;

const DEFAULT_LIMIT = 10;
const MOST = 100;

/** Returns a page of a list in the API's format, newest first. */
export function paginateList<Item extends { id: string }>(
  { params }: ApiCall,
  url: string,
  items: Item[],
): ListPage<Item> {
  const limit = Math.min(Math.max(getIntegerParam(params, "limit") ?? DEFAULT_LIMIT, 1), MOST);
  const newestFirst = items.toReversed();
  const at = (name: string) => {
    const id = text(params, name);
    return id === undefined ? -1 : newestFirst.findIndex((item) => item.id === id);
  };
  const before = at("ending_before");
  if (before >= 0) {
    const start = Math.max(0, before - limit);
    const data = newestFirst.slice(start, before);
    return { object: "list", data, has_more: start > 0, url };
  }
  const rest = newestFirst.slice(at("starting_after") + 1);
  return { object: "list", data: rest.slice(0, limit), has_more: rest.length > limit, url };
}

/** Returns the object with that id. Throws the real API's error when the object is missing. */
export function getObjectById<Item>(
  kind: Record<string, Item>,
  what: string,
  id: string | undefined,
  param = "id",
): Item {
  const item = id !== undefined && Object.hasOwn(kind, id) ? kind[id] : undefined;
  if (item === undefined) throw createMissingObjectError(what, id ?? "", param);
  return item;
}
