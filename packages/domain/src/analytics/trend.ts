import { addDays } from "../billing/premium.ts";
import { personOf } from "../hub/wall.ts";

/** How far back the dashboard's trends look, in days: today's and the 29 before it. */
export const TREND_DAYS = 30;

/** The UTC day of a moment, as YYYY-MM-DD. */
export function utcDay(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}

/** The last UTC days, oldest first; today's, which is not over yet, is the last. */
export function trendDays(now: Date, length = TREND_DAYS): string[] {
  return Array.from({ length }, (_, index) => utcDay(addDays(now, index + 1 - length)));
}

/** The start of the first of these days. */
export function trendStart(now: Date, length = TREND_DAYS): Date {
  return new Date(`${utcDay(addDays(now, 1 - length))}T00:00:00.000Z`);
}

type Given = { name: string | null; isAnonymous: boolean; day: string };

/**
 * New supporters by UTC day, as section 9 counts them: somebody who gave before is nobody new, an anonymous gift
 * always is. The counts of all days add up to `uniqueSupporterCount`.
 */
export function newSupportersByDay(entries: readonly Given[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  const known = new Set<string>();
  for (const entry of [...entries].sort((a, b) => a.day.localeCompare(b.day))) {
    const person = personOf(entry);
    if (person !== null && known.has(person)) continue;
    if (person !== null) known.add(person);
    counts.set(entry.day, (counts.get(entry.day) ?? 0) + 1);
  }
  return counts;
}
