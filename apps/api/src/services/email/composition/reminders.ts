import type { KidDays } from "@giftling/domain";
import { addDays, type DayKind, datesComing, daysOf, daysUntil } from "@giftling/domain";
import { z } from "zod";

/** Earliest and latest number of days before a kid's day at which a mail about it is sent. */
export type NoticePeriod = { earliest: number; latest: number };

/**
 * Days for supporters' reminders: three weeks ahead, and at least one week ahead after a late confirmation (rule:
 * reminders).
 */
export const REMINDER_PERIOD: NoticePeriod = { earliest: 21, latest: 7 };

/** Days for parents' list checks: five weeks ahead, or later in that week for a page created late (rule: list-ready). */
export const LIST_CHECK_PERIOD: NoticePeriod = { earliest: 35, latest: 29 };

/**
 * Minimum number of days between two reminders of the same day, even if the day was moved. This is less than a year,
 * because one year's reminder can be up to two weeks later than the next year's.
 */
const SILENT_DAYS = 340;

const DAY_KINDS: readonly DayKind[] = ["birthday", "second-day"];

/** Stored facts of mails about a kid's days: the kid and the kind of day. Other data is read when the mail is sent. */
export const dayFactsSchema = z.strictObject({
  kidId: z.string(),
  day: z.enum(["birthday", "second-day"]),
});

/** Returns each kind of day with the dates for which a mail is due now. */
export function listUpcomingDays(now: Date, { earliest, latest }: NoticePeriod) {
  const dates = datesComing(now, latest, earliest);
  return DAY_KINDS.map((kind) => ({ kind, dates, since: addDays(now, -SILENT_DAYS) }));
}

/**
 * Returns the day of a mail and the number of days until it. Returns null when the family moved the day or the day has
 * come.
 */
export function getUpcomingDay(kid: KidDays, kind: DayKind, now: Date, { earliest }: NoticePeriod) {
  const day = daysOf(kid).find((one) => one.kind === kind);
  const daysLeft = day && daysUntil(day, now);
  return day && daysLeft && daysLeft <= earliest ? { day, daysLeft } : null;
}
