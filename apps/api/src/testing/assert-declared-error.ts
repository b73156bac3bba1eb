import type { ErrorCode } from "@giftling/domain";
import { listErrorCodes } from "../http/rest/openapi.ts";
import { procedures } from "../http/rest/procedures.ts";

const declared = new Map(procedures.map((one) => [one.name, new Set(listErrorCodes(one))]));

/** Throws when a procedure returned an error code that the procedure does not declare. */
export function assertDeclaredError(name: string, code: ErrorCode): void {
  if (declared.get(name)?.has(code)) return;
  throw new Error(`${name} refuses with ${code}, but does not declare it: add it to its .meta()`);
}
