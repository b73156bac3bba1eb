import { DATA_RETENTION_DAYS } from "../billing/premium.ts";
import { PARENTS } from "../sentences/parents.ts";
import { addDays } from "../time/days.ts";

/** The word a parent types to close the account (rule: account-closing). */
export const CLOSE_WORD = "DELETE";

/** The toast for any other word (rule: account-closing). */
export const CLOSE_MISMATCH = {
  title: "Deletion cancelled",
  message: PARENTS.closeMismatch,
} as const;

/** When an account closed at `closedAt` is purged: 90 days later (rule: account-purge). */
export function deletionMoment(closedAt: Date): Date {
  return addDays(closedAt, DATA_RETENTION_DAYS);
}

/**
 * True while an account closed at `closedAt` can be brought back: for 90 days, the last moment excluded (rule:
 * closed-account).
 */
export function canReactivate(closedAt: Date, now: Date): boolean {
  return now.getTime() < deletionMoment(closedAt).getTime();
}

/** Days after closing on which the parent is warned that the account will be purged (rule: closed-account). */
export const CLOSING_WARNING_DAYS = [60, 83] as const;
export type ClosingWarningDay = (typeof CLOSING_WARNING_DAYS)[number];

/**
 * The warning mail that an account closed at `closedAt` should have got by `now`: the latest day that has passed. Null
 * before the first one, and once the 90 days are over (rule: closed-account).
 */
export function dueClosingWarning(closedAt: Date, now: Date): ClosingWarningDay | null {
  if (!canReactivate(closedAt, now)) return null;
  const come = CLOSING_WARNING_DAYS.filter((day) => now >= addDays(closedAt, day));
  return come.at(-1) ?? null;
}
