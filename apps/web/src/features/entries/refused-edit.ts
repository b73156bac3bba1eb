import type { ChangedMeanwhile } from "@giftling/domain";
import { TRPCClientError } from "@trpc/client";

/** What somebody else changed in the same fields, when that is why an edit was refused (rule: changed-meanwhile). */
export function changedElsewhere(error: unknown): ChangedMeanwhile | null {
  return error instanceof TRPCClientError ? (error.data?.changed ?? null) : null;
}
