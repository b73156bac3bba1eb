import type { AppRouter } from "@giftling/api/router";
import type { ErrorCode } from "@giftling/domain";
import { TRPCClientError } from "@trpc/client";

/** Returns the error of a call with invalid input. `fields` contains a message for each invalid field. */
export function createValidationError(
  path: string,
  fields: Record<string, string>,
  appCode: ErrorCode = "INVALID_INPUT",
) {
  const [message = ""] = Object.values(fields);
  const data = {
    code: "BAD_REQUEST",
    httpStatus: 400,
    path,
    appCode,
    fields,
  } as const;
  return TRPCClientError.from<AppRouter>({ error: { code: -32600, message, data } });
}
