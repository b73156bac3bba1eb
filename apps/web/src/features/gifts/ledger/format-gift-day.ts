import * as words from "@giftling/messages/gifts/recording";
import { getLocale } from "@giftling/messages/language";
import type { GiftDay } from "./gift-days.ts";

/** Formats a day with its gift counts, such as "Mar 14, 2026: 3 gifts, 1 contribution". */
export const formatGiftDay = ({ day, ...taken }: GiftDay): string =>
  words.dayGiftCountsLabel(dayInWords(day), formatGiftCounts(taken));

const dayInWords = (day: string) =>
  new Date(day).toLocaleDateString(getLocale(), {
    month: "short",
    day: "numeric",
    year: "numeric",
    timeZone: "UTC",
  });

/** Formats gift counts, such as "3 gifts, 1 contribution". Omits zeros. */
export const formatGiftCounts = ({ gifts, reported }: Omit<GiftDay, "day">): string =>
  words.formatGiftCounts(gifts, reported);
