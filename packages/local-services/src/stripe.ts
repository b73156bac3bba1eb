import { randomBytes } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { send } from "./web/http.ts";

/**
 * Answers every request below /stripe. No call is known, so each is refused with the error body of
 * Stripe's own API: its SDK takes any other JSON for a success.
 */
export function handleStripe(request: IncomingMessage, response: ServerResponse): void {
  const { pathname } = new URL(request.url ?? "/", "http://localhost");
  const error = {
    type: "invalid_request_error",
    message: `Unrecognized request URL (${request.method}: ${pathname}). If you are trying to list objects, remove the trailing slash. If you are trying to retrieve an object, make sure you passed a valid (non-empty) identifier in your code.`,
  };
  send(response, 404, "application/json", JSON.stringify({ error }), {
    "request-id": `req_${randomBytes(7).toString("hex")}`,
  });
}
