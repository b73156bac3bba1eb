import type { FastifyReply } from "fastify";
import { toAppError } from "../../../core/errors/app-error.ts";
import { sendPage } from "../plain/page.ts";
import type { FormState } from "./render-form.ts";

/** Form field names by the name of the procedure's input field. */
const FORM_FIELDS = new Map([
  ["purchasedBy", "name"],
  ["reservedBy", "name"],
  ["contributorName", "name"],
  ["giverName", "name"],
  ["amount", "otherAmount"],
]);

/** Returns the state of a rejected form: the entered values, and the errors by field. */
export function getRejectedState(fields: URLSearchParams, error: unknown): FormState {
  const { message, fields: problems = {} } = toAppError(error);
  const named = Object.entries(problems).map(([field, text]) => [
    FORM_FIELDS.get(field) ?? field,
    text,
  ]);
  return {
    fields,
    problems: Object.fromEntries(named),
    problem: named.length === 0 ? message : null,
  };
}

/** Sends the page that `make` renders, with the HTTP status of an error. Rethrows an unexpected error. */
export function sendRejection(
  reply: FastifyReply,
  error: unknown,
  make: () => string,
): FastifyReply {
  const { code, status, retryAfter } = toAppError(error);
  if (status >= 500 && code !== "UNAVAILABLE") throw error;
  if (retryAfter !== undefined) reply.header("retry-after", String(retryAfter));
  return sendPage(reply, status, make);
}
