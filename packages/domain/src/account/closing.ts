import { CLOSED_ACCOUNT_RETENTION_DAYS } from "../billing/premium.ts";
import { PARENT_ERRORS } from "../sentences/parents.ts";
import { addDays } from "../time/days.ts";

/** Word that the owner types to confirm the closing of the account (rule: account-closing). */
export const CLOSE_CONFIRMATION_WORD = "DELETE";

/** English toast for a confirmation word that the owner mistyped (rule: account-closing). */
export const CLOSE_CONFIRMATION_MISMATCH_MESSAGE = {
  title: "Deletion cancelled",
  message: PARENT_ERRORS.confirmationWordMismatch,
} as const;

/** Returns the time of the purge, which is 90 days after `closedAt` (rule: account-purge). */
export function getAccountPurgeTime(closedAt: Date): Date {
  return addDays(closedAt, CLOSED_ACCOUNT_RETENTION_DAYS);
}

/**
 * Returns whether an account closed at `closedAt` can be reactivated at `now`. Reactivation is possible until the purge
 * (rule: closed-account).
 */
export function canReactivateAccount(closedAt: Date, now: Date): boolean {
  return now.getTime() < getAccountPurgeTime(closedAt).getTime();
}

/** Days after the closing of the account on which a mail warns of the purge (rule: closed-account). */
export const CLOSING_WARNING_DAYS = [60, 83] as const;
type ClosingWarningDay = (typeof CLOSING_WARNING_DAYS)[number];

/**
 * Returns the latest of `CLOSING_WARNING_DAYS` that has been reached at `now`. Returns null before the first of these
 * days, and after the purge (rule: closed-account).
 */
export function findDueClosingWarning(closedAt: Date, now: Date): ClosingWarningDay | null {
  if (!canReactivateAccount(closedAt, now)) return null;
  const come = CLOSING_WARNING_DAYS.filter((day) => now >= addDays(closedAt, day));
  return come.at(-1) ?? null;
}
