import type { ErrorCode } from "@giftling/domain";
import { getInputFields } from "./json-schema.ts";
import type { Procedure } from "./procedures.ts";

/** Returns all error codes of a procedure: from its type, input, path and metadata. */
export function listErrorCodes(procedure: Procedure): ErrorCode[] {
  const { access, takesKey, ownerOnly, type, errors = [] } = procedure;
  const { inPath, inQuery, inBody, asksForSlot } = getInputFields(procedure);
  const codes: [holds: boolean, codes: readonly ErrorCode[]][] = [
    [[...inPath, ...inQuery, ...inBody].length > 0, ["INVALID_INPUT"]],
    [type === "mutation", ["BAD_REQUEST", "FORBIDDEN_ORIGIN", "TOO_LARGE", "UNSUPPORTED_MEDIA"]],
    [true, ["RATE_LIMITED"]],
    [access !== "anybody", ["UNAUTHORIZED", "FAMILY_CHANGED"]],
    [ownerOnly, ["OWNER_ONLY"]],
    [access === "parent", ["ACCOUNT_CLOSED"]],
    [inPath.length > 0, ["NOT_FOUND"]],
    [takesKey, ["IDEMPOTENCY_MISMATCH"]],
    [asksForSlot, ["CONFLICT"]],
    [true, errors],
    [true, ["UNAVAILABLE", "INTERNAL"]],
  ];
  return codes.flatMap(([holds, those]) => (holds ? those : []));
}
