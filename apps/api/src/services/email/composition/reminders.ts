import type { KidDays } from "@giftling/domain";
import { addDays, type DayKind, datesComing, daysUntil, listKidDays } from "@giftling/domain";
import { z } from "zod";

/**
 * Range of days before a kid's day in which a mail is sent: at most `earliest` and at least `latest` days before the
 * day.
 */
export type NoticePeriod = { earliest: number; latest: number };

/**
 * Notice period of supporters' reminders. The mail is sent three weeks before the day, or at least one week before the
 * day after a late confirmation (rule: reminders).
 */
export const REMINDER_PERIOD: NoticePeriod = { earliest: 21, latest: 7 };

/**
 * Notice period of parents' list checks. The mail is sent five weeks before the day, or up to six days later for a page
 * created late (rule: list-ready).
 */
export const LIST_CHECK_PERIOD: NoticePeriod = { earliest: 35, latest: 29 };

/**
 * Minimum number of days between two reminders of the same day, even if the day was moved. The minimum is less than a
 * year, because a late reminder can be two weeks closer to the next year's reminder.
 */
const SILENT_DAYS = 340;

const DAY_KINDS: readonly DayKind[] = ["birthday", "second-day"];

/** Schema of the stored facts of mails about a kid's day. Other data is read when the mail is sent. */
export const dayFactsSchema = z.strictObject({
  kidId: z.string(),
  day: z.enum(["birthday", "second-day"]),
});

/**
 * Returns the dates on which a day of each kind must fall for a mail to be due now. Also returns the start of the
 * period in which no other reminder may have been sent.
 */
export function listUpcomingDays(now: Date, { earliest, latest }: NoticePeriod) {
  const dates = datesComing(now, latest, earliest);
  return DAY_KINDS.map((kind) => ({ kind, dates, since: addDays(now, -SILENT_DAYS) }));
}

/**
 * Returns the day of a mail and the number of days until the day. Returns null if the day has arrived, was removed, or
 * was moved beyond the notice period.
 */
export function getUpcomingDay(kid: KidDays, kind: DayKind, now: Date, { earliest }: NoticePeriod) {
  const day = listKidDays(kid).find((one) => one.kind === kind);
  const daysLeft = day && daysUntil(day, now);
  return day && daysLeft && daysLeft <= earliest ? { day, daysLeft } : null;
}
