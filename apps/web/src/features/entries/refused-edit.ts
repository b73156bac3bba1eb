import type { ChangedMeanwhile } from "@giftling/domain";
import { TRPCClientError } from "@trpc/client";

/**
 * Returns the conflicting changes of the same fields when an edit was rejected for them; null otherwise (rule:
 * changed-meanwhile).
 */
export function changedElsewhere(error: unknown): ChangedMeanwhile | null {
  return error instanceof TRPCClientError ? (error.data?.changed ?? null) : null;
}
