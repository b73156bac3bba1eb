import * as words from "@giftling/messages/gifts/recording";
import { locale } from "@giftling/messages/language";
import type { GiftDay } from "./gift-days.ts";

/** Formats a day and its reversible gifts: "Mar 14, 2026: 3 gifts, 1 contribution". */
export const describeDay = ({ day, ...taken }: GiftDay): string =>
  words.dayWith(dayInWords(day), describeTaken(taken));

const dayInWords = (day: string) =>
  new Date(day).toLocaleDateString(locale(), {
    month: "short",
    day: "numeric",
    year: "numeric",
    timeZone: "UTC",
  });

/** Formats counts and omits zeros: "3 gifts, 1 contribution". */
export const describeTaken = ({ gifts, reported }: Omit<GiftDay, "day">): string =>
  words.takenText(gifts, reported);
