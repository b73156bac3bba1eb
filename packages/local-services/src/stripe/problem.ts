import { randomBytes } from "node:crypto";
import type { ServerResponse } from "node:http";
import { sendResponse } from "../web/http.ts";

type Type = "invalid_request_error" | "card_error" | "idempotency_error" | "api_error";

/** Error with the real API's format and message. */
export class StripeApiError extends Error {
  readonly status: number;
  readonly body: { type: Type; message: string; code?: string; param?: string };

  constructor(
    status: number,
    message: string,
    more: { type?: Type; code?: string; param?: string } = {},
  ) {
    super(message);
    this.status = status;
    this.body = { type: "invalid_request_error", message, ...more };
  }
}

/** Returns the real API's error for an object that does not exist. */
export function createMissingObjectError(what: string, id: string, param = "id"): StripeApiError {
  const status = param === "id" ? 404 : 400;
  return new StripeApiError(status, `No such ${what}: '${id}'`, {
    code: "resource_missing",
    param,
  });
}

/** Returns the real API's error for an invalid parameter. */
export function createInvalidParamError(param: string, message: string): StripeApiError {
  return new StripeApiError(400, message, { param, code: "parameter_invalid" });
}

const newRequestId = (): string => `req_${randomBytes(7).toString("hex")}`;

/** Sends an API response. */
export function sendApiResponse(
  response: ServerResponse,
  status: number,
  body: string,
  headers: Record<string, string> = {},
): void {
  sendResponse(response, status, "application/json", body, {
    "request-id": newRequestId(),
    ...headers,
  });
}
