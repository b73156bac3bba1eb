import type { RecentGift } from "./recent-gifts.ts";

/** A day of UTC, such as "2026-03-14", with what others recorded on it that can be taken back (rule: day-taken-back). */
export type GiftDay = {
  day: string;
  /** Gifts from the wishlist. */
  gifts: number;
  /** Contributions that the parent has not confirmed. */
  reported: number;
};

/** So many gifts of one day are worth a button that takes all of them back. */
const MANY = 5;

/** The days on which something can be taken back, the newest first. */
export function giftDays(gifts: readonly RecentGift[]): GiftDay[] {
  const days = new Map<string, GiftDay>();
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

/** True when there is a day that would take long to clear gift by gift. */
export const hasFullDay = (days: readonly GiftDay[]): boolean =>
  days.some(({ gifts, reported }) => gifts + reported >= MANY);
