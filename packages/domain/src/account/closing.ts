import { DATA_RETENTION_DAYS } from "../billing/premium.ts";
import { PARENTS } from "../sentences/parents.ts";
import { addDays } from "../time/days.ts";

/** Word that the parent types to confirm closing the account (rule: account-closing). */
export const CLOSE_WORD = "DELETE";

/** Text of the toast shown when the typed word is not `CLOSE_WORD` (rule: account-closing). */
export const CLOSE_MISMATCH = {
  title: "Deletion cancelled",
  message: PARENTS.closeMismatch,
} as const;

/** Returns the time of the purge, which is 90 days after `closedAt` (rule: account-purge). */
export function deletionMoment(closedAt: Date): Date {
  return addDays(closedAt, DATA_RETENTION_DAYS);
}

/**
 * Returns whether an account closed at `closedAt` can still be reactivated. This becomes impossible exactly 90 days after
 * closing (rule: closed-account).
 */
export function canReactivate(closedAt: Date, now: Date): boolean {
  return now.getTime() < deletionMoment(closedAt).getTime();
}

/** Numbers of days after closing at which the parent gets a mail that warns of the purge (rule: closed-account). */
export const CLOSING_WARNING_DAYS = [60, 83] as const;
export type ClosingWarningDay = (typeof CLOSING_WARNING_DAYS)[number];

/**
 * Returns the day of the latest warning mail that is due at `now`. Returns null before the first warning is due and after
 * the 90 days have passed (rule: closed-account).
 */
export function dueClosingWarning(closedAt: Date, now: Date): ClosingWarningDay | null {
  if (!canReactivate(closedAt, now)) return null;
  const come = CLOSING_WARNING_DAYS.filter((day) => now >= addDays(closedAt, day));
  return come.at(-1) ?? null;
}
