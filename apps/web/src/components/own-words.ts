import type { Language } from "@giftling/domain";
import { language } from "@giftling/messages/language";

/**
 * Returns attributes of an element with a family's own text: its direction, and its language when it differs from the
 * page's (rule: own-words).
 */
export const ownWords = (of: Language | undefined) =>
  ({ dir: "auto", lang: of === language() ? undefined : of }) as const;
