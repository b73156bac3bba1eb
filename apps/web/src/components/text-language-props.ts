import type { Language } from "@giftling/domain";
import { getLanguage } from "@giftling/messages/language";

/**
 * Returns the attributes of an element with a family's own text. The attributes set the text's direction, and its language
 * when it differs from the page's language (rule: own-words).
 */
export const getTextLanguageProps = (of: Language | undefined) =>
  ({ dir: "auto", lang: of === getLanguage() ? undefined : of }) as const;
