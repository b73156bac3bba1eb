/** A day of 24 hours, in milliseconds. */
export const DAY_MS = 24 * 60 * 60 * 1_000;

/** The moment `days` days of 24 hours after `moment`. */
export function addDays(moment: Date, days: number): Date {
  return new Date(moment.getTime() + days * DAY_MS);
}
