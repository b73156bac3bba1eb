import type { AppRouter } from "@giftling/api/router";
import { getLanguage } from "@giftling/messages/language";
import type { inferRouterInputs, inferRouterOutputs } from "@trpc/server";

type Inputs = inferRouterInputs<AppRouter>;
type Outputs = inferRouterOutputs<AppRouter>;
type Routers = keyof Inputs & keyof Outputs;
type Procedures<R extends Routers> = keyof Inputs[R] & keyof Outputs[R] & string;
/** Input of a procedure, such as `ProcedureInput<"wishlist", "purchase">`. */
export type ProcedureInput<R extends Routers, P extends keyof Inputs[R]> = Inputs[R][P];
/** Output of a procedure, such as `ProcedureOutput<"wishlist", "purchase">`. */
export type ProcedureOutput<R extends Routers, P extends keyof Outputs[R]> = Outputs[R][P];

/** Error response of the API. `data` contains the error code and the rejected fields (rule: error-body). */
class ApiError extends Error {
  readonly data: unknown;
  readonly meta: { response: Response };

  constructor(message: string, data: unknown, response: Response) {
    super(message);
    this.data = data;
    this.meta = { response };
  }
}

async function request(url: string, init: RequestInit = {}): Promise<unknown> {
  const headers = { ...init.headers, "accept-language": getLanguage() };
  const response = await fetch(url, { ...init, headers });
  const { result, error } = await response.json();
  if (error) throw new ApiError(error.message, error.data, response);
  return result.data;
}

/**
 * Calls a read procedure, such as `queryApi("hub", "wall", input)`. Rejects with the API's error, or with a TypeError
 * or SyntaxError if no valid response arrived.
 */
export async function queryApi<R extends Routers, P extends Procedures<R>>(
  router: R,
  procedure: P,
  input: Inputs[R][P],
): Promise<Outputs[R][P]> {
  const query = input === undefined ? "" : `?input=${encodeURIComponent(JSON.stringify(input))}`;
  return (await request(`/trpc/${router}.${procedure}${query}`)) as Outputs[R][P];
}

/**
 * Calls a write procedure. Calls with the same idempotency key write only once. Rejects with the same errors as
 * `queryApi` (rule: idempotency-key).
 */
export async function writeApi<R extends Routers, P extends Procedures<R>>(
  router: R,
  procedure: P,
  input: Inputs[R][P],
  idempotencyKey?: string,
): Promise<Outputs[R][P]> {
  const headers = {
    "content-type": "application/json",
    ...(idempotencyKey && { "idempotency-key": idempotencyKey }),
  };
  const body = JSON.stringify(input);
  const url = `/trpc/${router}.${procedure}`;
  return (await request(url, { method: "POST", headers, body })) as Outputs[R][P];
}
