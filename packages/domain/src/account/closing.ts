import { DATA_RETENTION_DAYS } from "../billing/premium.ts";
import { PARENTS } from "../sentences/parents.ts";
import { addDays } from "../time/days.ts";

/** Word that confirms closing the account (rule: account-closing). */
export const CLOSE_WORD = "DELETE";

/** Toast for any other word (rule: account-closing). */
export const CLOSE_MISMATCH = {
  title: "Deletion cancelled",
  message: PARENTS.closeMismatch,
} as const;

/** Returns the time of the purge: 90 days after `closedAt` (rule: account-purge). */
export function deletionMoment(closedAt: Date): Date {
  return addDays(closedAt, DATA_RETENTION_DAYS);
}

/**
 * Returns whether an account closed at `closedAt` can be reactivated: within 90 days, the last moment excluded (rule:
 * closed-account).
 */
export function canReactivate(closedAt: Date, now: Date): boolean {
  return now.getTime() < deletionMoment(closedAt).getTime();
}

/** Days after closing on which the parent is warned of the purge (rule: closed-account). */
export const CLOSING_WARNING_DAYS = [60, 83] as const;
export type ClosingWarningDay = (typeof CLOSING_WARNING_DAYS)[number];

/**
 * Returns the day of the latest due warning mail at `now`. Null before the first one and after the 90 days (rule:
 * closed-account).
 */
export function dueClosingWarning(closedAt: Date, now: Date): ClosingWarningDay | null {
  if (!canReactivate(closedAt, now)) return null;
  const come = CLOSING_WARNING_DAYS.filter((day) => now >= addDays(closedAt, day));
  return come.at(-1) ?? null;
}
