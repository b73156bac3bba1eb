import type { Language } from "@giftling/domain";
import { language } from "@giftling/messages/language";

/**
 * Attributes of an element that holds nothing but a family's own words: how they run, and, on a page in another language, what they
 * are in, so that a screen reader says them and a browser breaks them as such (rule: own-words). Without a language: as the page.
 */
export const ownWords = (of: Language | undefined) =>
  ({ dir: "auto", lang: of === language() ? undefined : of }) as const;
