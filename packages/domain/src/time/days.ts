export const DAY_MS = 24 * 60 * 60 * 1_000;

/** Returns the time that is `days` times 24 hours after `moment`. */
export function addDays(moment: Date, days: number): Date {
  return new Date(moment.getTime() + days * DAY_MS);
}
