import type { RecentGift } from "./recent-gifts.ts";

/** UTC day, such as "2026-03-14", with the number of others' gifts that can be reverted (rule: day-taken-back). */
export type GiftDay = {
  day: string;
  /** Gifts from the wishlist. */
  gifts: number;
  /** Contributions that the parent has not confirmed. */
  reported: number;
};

/** Number of gifts on one day from which a button reverts all of them. */
const MANY = 5;

/** Returns the days with reversible gifts, newest first. */
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

/** Returns whether a day has many reversible gifts. */
export const hasFullDay = (days: readonly GiftDay[]): boolean =>
  days.some(({ gifts, reported }) => gifts + reported >= MANY);
