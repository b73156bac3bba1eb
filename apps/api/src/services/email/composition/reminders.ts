import type { KidDays } from "@giftling/domain";
import {
  addDays,
  countDaysUntil,
  type DayKind,
  listKidDays,
  listUpcomingDates,
} from "@giftling/domain";
import { z } from "zod";

/** Maximum (`earliest`) and minimum (`latest`) number of days before a kid's day at which a mail can be sent. */
type NoticePeriod = { earliest: number; latest: number };

/**
 * Notice period of supporters' reminders: three weeks before the kid's birthday or second day. After a late
 * confirmation, up to one week before that day (rule: reminders).
 */
export const REMINDER_PERIOD: NoticePeriod = { earliest: 21, latest: 7 };

/**
 * Notice period of the mails that remind parents to check a wishlist: five weeks before the kid's birthday or second
 * day. Six more days remain for a hub that becomes public late (rule: list-ready).
 */
export const LIST_CHECK_PERIOD: NoticePeriod = { earliest: 35, latest: 29 };

/**
 * Minimum number of days between two reminders of the same birthday or second day, even if that day was moved. The
 * minimum is less than a year, because a late reminder can be two weeks closer to the next year's reminder.
 */
const SILENT_DAYS = 340;

const DAY_KINDS: readonly DayKind[] = ["birthday", "second-day"];

/** Schema of the stored data of mails about a kid's day. Other data is read when the mail is sent. */
export const reminderFactsSchema = z.strictObject({
  kidId: z.string(),
  day: z.enum(["birthday", "second-day"]),
});

/**
 * Returns the dates of upcoming birthdays and second days for which a mail is due now, by kind of day. Also returns the
 * start of the period in which no other reminder of the same day may have been sent.
 */
export function listUpcomingDays(now: Date, { earliest, latest }: NoticePeriod) {
  const dates = listUpcomingDates(now, latest, earliest);
  return DAY_KINDS.map((kind) => ({ kind, dates, since: addDays(now, -SILENT_DAYS) }));
}

/**
 * Returns the kid's birthday or second day, and the number of days until that day. Returns null if the day has arrived,
 * was removed, or was moved beyond the notice period.
 */
export function getUpcomingDay(kid: KidDays, kind: DayKind, now: Date, { earliest }: NoticePeriod) {
  const day = listKidDays(kid).find((one) => one.kind === kind);
  const daysLeft = day && countDaysUntil(day, now);
  return day && daysLeft && daysLeft <= earliest ? { day, daysLeft } : null;
}
