import { addDays } from "../time/days.ts";
import { getSupporterKey } from "./wall.ts";

/** Length of the dashboard's trends in days, including today. */
export const DASHBOARD_TREND_DAYS = 30;

/** Returns the UTC day of `moment` as YYYY-MM-DD. */
export function toUtcDay(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}

/** Returns the last `length` UTC days as YYYY-MM-DD, oldest first, ending today. */
export function listDashboardTrendDays(now: Date, length = DASHBOARD_TREND_DAYS): string[] {
  return Array.from({ length }, (_, index) => toUtcDay(addDays(now, index + 1 - length)));
}

/** Returns midnight UTC of the first day that `listDashboardTrendDays` returns. */
export function getDashboardTrendStart(now: Date, length = DASHBOARD_TREND_DAYS): Date {
  return new Date(`${toUtcDay(addDays(now, 1 - length))}T00:00:00.000Z`);
}

type Given = { name: string | null; isAnonymous: boolean; day: string };

/**
 * Returns the number of new supporters per UTC day (YYYY-MM-DD). A named giver counts on the day of the first gift. An
 * anonymous gift always counts as a new supporter. The sum equals `countUniqueSupporters` (rule: supporter-count).
 */
export function countNewSupportersByDay(entries: readonly Given[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  const known = new Set<string>();
  for (const entry of [...entries].sort((a, b) => a.day.localeCompare(b.day))) {
    const person = getSupporterKey(entry);
    if (person !== null && known.has(person)) continue;
    if (person !== null) known.add(person);
    counts.set(entry.day, (counts.get(entry.day) ?? 0) + 1);
  }
  return counts;
}
