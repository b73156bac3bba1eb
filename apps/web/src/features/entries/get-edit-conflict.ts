import type { EditConflict } from "@giftling/domain";
import { TRPCClientError } from "@trpc/client";

/**
 * Returns the conflicting changes if the server rejected an edit because another person changed the same fields.
 * Returns null for any other error (rule: changed-meanwhile).
 */
export function getEditConflict(error: unknown): EditConflict | null {
  return error instanceof TRPCClientError ? (error.data?.changed ?? null) : null;
}
