import { daysToBirthday, type HubKidView, type HubView, unpurchased } from "@giftling/domain";

type Birthday = Pick<HubKidView, "firstName" | "birthdayMonth" | "birthdayDay">;

/** "Emma turns a year older in 6 days", by this machine's calendar; null unless the day is near (rule: birthday-near). */
export function birthdayWords(kid: Birthday, now: Date): string | null {
  const today = { year: now.getFullYear(), month: now.getMonth() + 1, day: now.getDate() };
  const days = daysToBirthday(kid, today);
  if (days === null) return null;
  const when = days < 2 ? (["today", "tomorrow"][days] ?? "") : `in ${days} days`;
  return `${kid.firstName} turns a year older ${when}`;
}

/** "6 gifts so far, 8 wishes left"; null where there is neither (rule: hub-doors). */
export function countWords({ wallTotal, wishlist }: HubView): string | null {
  const wishes = unpurchased(wishlist).length;
  const left = `${wishes} ${wishes === 1 ? "wish" : "wishes"}`;
  const given = `${wallTotal} ${wallTotal === 1 ? "gift" : "gifts"} so far`;
  if (wallTotal === 0) return wishes === 0 ? null : `${left} to choose from`;
  return wishes === 0 ? given : `${given}, ${left} left`;
}
