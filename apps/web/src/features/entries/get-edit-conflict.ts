import type { EditConflict } from "@giftling/domain";
import { TRPCClientError } from "@trpc/client";

/**
 * Returns the conflicting changes if an edit was rejected because the same fields were changed elsewhere; null otherwise
 * (rule: changed-meanwhile).
 */
export function getEditConflict(error: unknown): EditConflict | null {
  return error instanceof TRPCClientError ? (error.data?.changed ?? null) : null;
}
