import type { KidDays } from "@giftling/domain";
import {
  addDays,
  type DayKind,
  datesComing,
  daysOf,
  daysUntil,
  type YearlyDay,
} from "@giftling/domain";
import { z } from "zod";

/** How many days before a kid's day a mail about it leaves, at the earliest and at the latest. */
export type Notice = { earliest: number; latest: number };

/** Supporters: three weeks, and not later than a week, for who confirmed or was let in late (rule: reminders). */
export const REMINDER: Notice = { earliest: 21, latest: 7 };

/** Parents: five weeks, and within that week for a page that comes later (rule: list-ready). */
export const LIST_CHECK: Notice = { earliest: 35, latest: 29 };

/**
 * Nobody is reminded of a day again within so many days, also when it was moved: a year, less the two weeks by which one year's
 * reminder may be later than the next year's.
 */
const SILENT_DAYS = 340;

const DAY_KINDS: readonly DayKind[] = ["birthday", "second-day"];

/** What the mails about a kid's days keep: which day. The rest is read when the mail leaves. */
export const dayFacts = z.strictObject({
  kidId: z.string(),
  day: z.enum(["birthday", "second-day"]),
});

/** Both kinds of days, each with the dates of the year for which a mail is due now. */
export function comingDays(now: Date, { earliest, latest }: Notice) {
  const dates = datesComing(now, latest, earliest);
  return DAY_KINDS.map((kind) => ({ kind, dates, since: addDays(now, -SILENT_DAYS) }));
}

/** The day that a mail is about and how many days it is away; null when the family moved it away, or it has come. */
export function dayAhead(
  kid: KidDays,
  kind: DayKind,
  now: Date,
  { earliest }: Notice,
): { day: YearlyDay; daysLeft: number } | null {
  const day = daysOf(kid).find((one) => one.kind === kind);
  const daysLeft = day && daysUntil(day, now);
  return day && daysLeft && daysLeft <= earliest ? { day, daysLeft } : null;
}
