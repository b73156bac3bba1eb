import { z } from "zod";
import { addDays, DATA_RETENTION_DAYS } from "../billing/premium.ts";
import { timestampSchema } from "../text/schema.ts";

/** What a parent types to close the account (spec section 5). */
export const CLOSE_WORD = "DELETE";

/** What the toast says when something else was typed (spec section 5). */
export const CLOSE_MISMATCH = {
  title: "Deletion cancelled",
  message: "Verification text did not match",
} as const;

/** POST /api/account/close (D7). */
export const closeAccountInput = z.strictObject({
  confirm: z.literal(CLOSE_WORD, CLOSE_MISMATCH.message),
});

/** GET /api/account/closure: how things stand with a closed account (D7). */
export const closureOutput = z.strictObject({
  closedAt: timestampSchema,
  /** From here on everything is deleted for good, and nothing can be brought back. */
  deletesAt: timestampSchema,
  canReactivate: z.boolean(),
});
export type ClosureView = z.infer<typeof closureOutput>;

/** When everything of an account closed at `closedAt` is deleted for good (D7). */
export function deletionMoment(closedAt: Date): Date {
  return addDays(closedAt, DATA_RETENTION_DAYS);
}

/** Whether an account closed at `closedAt` may still be brought back at `now`: for 90 days, and not at their end (D7). */
export function canReactivate(closedAt: Date, now: Date): boolean {
  return now.getTime() < deletionMoment(closedAt).getTime();
}

/** Days after closing on which the parent is warned of the end (D7). */
export const CLOSING_WARNING_DAYS = [60, 83] as const;
export type ClosingWarningDay = (typeof CLOSING_WARNING_DAYS)[number];

/**
 * The warning that an account closed at `closedAt` should have had by `now`: the latest one whose day has come. Null before
 * the first, and once the 90 days are over (D7).
 */
export function dueClosingWarning(closedAt: Date, now: Date): ClosingWarningDay | null {
  if (!canReactivate(closedAt, now)) return null;
  const come = CLOSING_WARNING_DAYS.filter((day) => now >= addDays(closedAt, day));
  return come.at(-1) ?? null;
}
