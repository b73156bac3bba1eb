import { type CalendarDate, countDaysToCountdownChange } from "../kids/birthdays.ts";
import { DAY_MS } from "../time/days.ts";
import type { HubView } from "./schema.ts";

/**
 * Returns the number of days until a hub's page changes without a write, or null. The page changes with the countdown
 * to a birthday, and with the year in the note on sizes (rule: birthday-near).
 */
export function countDaysToHubPageChange(
  { kid, sizes }: Pick<HubView, "kid" | "sizes">,
  today: CalendarDate,
): number | null {
  const countdown = countDaysToCountdownChange(kid, today);
  if (!sizes?.checkedIn) return countdown;
  const { year, month, day } = today;
  const nextYear = (Date.UTC(year + 1, 0) - Date.UTC(year, month - 1, day)) / DAY_MS;
  return Math.min(nextYear, countdown ?? nextYear);
}
