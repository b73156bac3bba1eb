import type { Language } from "@giftling/domain";
import { getLanguage } from "@giftling/messages/language";

/**
 * Returns the `dir` and `lang` attributes for a text that a family wrote. Omits `lang` for the page's language
 * (rule: own-words).
 */
export const getTextLanguageProps = (of: Language | undefined) =>
  ({ dir: "auto", lang: of === getLanguage() ? undefined : of }) as const;
