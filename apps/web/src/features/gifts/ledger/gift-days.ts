import type { RecentGift } from "./recent-gifts.ts";

/** UTC day, such as "2026-03-14", with the numbers of gifts that a parent can revert (rule: day-taken-back). */
export type DayWithRevertibleGifts = {
  day: string;
  /** Number of the day's purchases and off-list gifts. */
  gifts: number;
  /** Number of reported contributions, which no parent has confirmed or dismissed. */
  reported: number;
};

/** Minimum number of reversible gifts on a day for which the ledger offers to revert the whole day. */
const MIN_REVERTIBLE_GIFTS = 5;

/** Returns the days with reversible gifts, newest first. */
export function listDaysWithRevertibleGifts(
  gifts: readonly RecentGift[],
): DayWithRevertibleGifts[] {
  const days = new Map<string, DayWithRevertibleGifts>();
  for (const { kind, status, givenAt } of gifts) {
    if (kind === "money" && status !== "reported") continue;
    const day = givenAt.slice(0, 10);
    const one = days.get(day) ?? { day, gifts: 0, reported: 0 };
    days.set(day, {
      ...one,
      gifts: one.gifts + Number(kind === "gift"),
      reported: one.reported + Number(kind === "money"),
    });
  }
  return [...days.values()].sort((a, b) => b.day.localeCompare(a.day));
}

/** Returns whether a day has enough reversible gifts to offer reverting the whole day. */
export const hasDayWithRevertibleGifts = (days: readonly DayWithRevertibleGifts[]): boolean =>
  days.some(({ gifts, reported }) => gifts + reported >= MIN_REVERTIBLE_GIFTS);
