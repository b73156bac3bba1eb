import { type CalendarDay, countDaysToCountdownChange } from "../kids/birthdays.ts";
import { DAY_MS } from "../time/days.ts";
import type { HubView } from "./schema.ts";

/**
 * Returns the number of days after which the page of a hub changes without a write, or null if it does not change. The
 * countdown to a birthday changes (rule: birthday-near), and the note on sizes names the year from the next year on.
 */
export function countDaysToPageChange(
  { kid, sizes }: Pick<HubView, "kid" | "sizes">,
  today: CalendarDay,
): number | null {
  const countdown = countDaysToCountdownChange(kid, today);
  if (!sizes?.checkedIn) return countdown;
  const { year, month, day } = today;
  const nextYear = (Date.UTC(year + 1, 0) - Date.UTC(year, month - 1, day)) / DAY_MS;
  return Math.min(nextYear, countdown ?? nextYear);
}
