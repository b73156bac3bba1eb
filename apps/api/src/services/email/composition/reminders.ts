import type { KidDays } from "@giftling/domain";
import {
  addDays,
  countDaysUntil,
  type KidDayKind,
  listKidDays,
  listUpcomingDates,
} from "@giftling/domain";
import { z } from "zod";

/** Maximum (`earliest`) and minimum (`latest`) number of days before a kid's day at which a mail can be sent. */
type NoticePeriod = { earliest: number; latest: number };

/** Notice period of supporters' reminders. A late confirmation can delay a reminder (rule: reminders). */
export const REMINDER_NOTICE_PERIOD: NoticePeriod = { earliest: 21, latest: 7 };

/** Notice period of the mails that remind parents to check a wishlist (rule: list-ready). */
export const WISHLIST_CHECK_NOTICE_PERIOD: NoticePeriod = { earliest: 35, latest: 29 };

/**
 * Minimum number of days between two reminders of one birthday. The number is less than a year, because a reminder can
 * be late.
 */
const SILENT_DAYS = 340;

const DAY_KINDS: readonly KidDayKind[] = ["birthday", "second-day"];

/** Schema of the stored data of mails about a kid's day. Other data is read when the mail is sent. */
export const reminderFactsSchema = z.strictObject({
  kidId: z.string(),
  day: z.enum(["birthday", "second-day"]),
});

/**
 * Returns the dates of kids' days for which a mail is due now. `since` is the start of the period in which no such mail
 * may have been sent.
 */
export function listUpcomingDays(now: Date, { earliest, latest }: NoticePeriod) {
  const dates = listUpcomingDates(now, latest, earliest);
  return DAY_KINDS.map((kind) => ({ kind, dates, since: addDays(now, -SILENT_DAYS) }));
}

/** Returns a kid's day and the number of days left. Returns null if more than `earliest` or no days are left. */
export function getUpcomingDay(
  kid: KidDays,
  kind: KidDayKind,
  now: Date,
  { earliest }: NoticePeriod,
) {
  const day = listKidDays(kid).find((one) => one.kind === kind);
  const daysLeft = day && countDaysUntil(day, now);
  return day && daysLeft && daysLeft <= earliest ? { day, daysLeft } : null;
}
