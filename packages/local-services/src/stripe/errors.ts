/** Error response in the format of Stripe's API. */
export class StripeApiError extends Error {
  readonly status: number;
  readonly body: { type: string; message: string; code?: string; param?: string };

  constructor(
    status: number,
    message: string,
    more: { type?: "card_error" | "idempotency_error"; code?: string; param?: string } = {},
  ) {
    super(message);
    this.status = status;
    this.body = { type: "invalid_request_error", message, ...more };
  }
}

/** Creates Stripe's error for an unknown ID. The status is 404 for an ID in the path, and 400 for any other ID. */
export const createMissingObjectError = (what: string, id: string, param = "id") =>
  new StripeApiError(param === "id" ? 404 : 400, `No such ${what}: '${id}'`, {
    code: "resource_missing",
    param,
  });

/** Returns the API object with an ID. Throws StripeApiError when the object does not exist. */
export function getObjectById<Item>(
  kind: Record<string, Item>,
  what: string,
  id = "",
  param = "id",
): Item {
  const item = Object.hasOwn(kind, id) ? kind[id] : undefined;
  if (item === undefined) throw createMissingObjectError(what, id, param);
  return item;
}
