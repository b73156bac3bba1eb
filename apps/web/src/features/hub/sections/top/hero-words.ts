import { daysToBirthday, type HubKidView, type HubView, unpurchased } from "@giftling/domain";
import * as counts from "@giftling/messages/hub/counts";
import * as words from "@giftling/messages/hub/page";

type Birthday = Pick<HubKidView, "firstName" | "birthdayMonth" | "birthdayDay">;

/**
 * Formats the number of days until a near birthday in local time, such as "Emma turns a year older in 6 days". Returns null
 * if no birthday is near (rule: birthday-near).
 */
export function formatNearBirthday(kid: Birthday, now: Date): string | null {
  const today = { year: now.getFullYear(), month: now.getMonth() + 1, day: now.getDate() };
  const days = daysToBirthday(kid, today);
  return days === null ? null : words.upcomingBirthdayMessage(kid.firstName, days);
}

/**
 * Formats the number of gifts and remaining wishes, such as "6 gifts so far, 8 wishes left". Returns null if both are zero
 * (rule: hub-doors).
 */
export function formatHubCounts({ wallTotal, wishlist }: HubView): string | null {
  const wishes = unpurchased(wishlist).length;
  if (wallTotal === 0) return wishes === 0 ? null : counts.availableWishesLabel(wishes);
  return wishes === 0
    ? counts.giftCountLabel(wallTotal)
    : counts.giftAndWishCountsLabel(wallTotal, wishes);
}
