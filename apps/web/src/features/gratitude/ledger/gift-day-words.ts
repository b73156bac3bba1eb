import type { GiftDay } from "./gift-days.ts";

/** A day in words, with what would go: "Mar 14, 2026: 3 gifts, 1 contribution". */
export const describeDay = ({ day, ...taken }: GiftDay): string =>
  `${dayInWords(day)}: ${describeTaken(taken)}`;

const dayInWords = (day: string) =>
  new Date(day).toLocaleDateString("en-US", {
    month: "short",
    day: "numeric",
    year: "numeric",
    timeZone: "UTC",
  });

/** "3 gifts, 1 contribution", without a part that is zero. */
export function describeTaken({ gifts, reported }: Omit<GiftDay, "day">): string {
  const parts = [[gifts, "gift"] as const, [reported, "contribution"] as const].filter(
    ([count]) => count > 0,
  );
  return parts.map(([count, what]) => `${count} ${what}${count === 1 ? "" : "s"}`).join(", ");
}
