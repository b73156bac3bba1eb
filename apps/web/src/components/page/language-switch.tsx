import { LANGUAGE_PARAMETER } from "@giftling/domain/languages/rules";
import { getLanguage, LANGUAGE_NAMES } from "@giftling/messages/language";
import { useLocation } from "@tanstack/react-router";

/**
 * Renders links to the page in other languages, which work without scripts. Following a link sets the language cookie
 * (rule: languages).
 */
export function LanguageSwitch() {
  const search = useLocation({ select: ({ searchStr }) => searchStr });
  return LANGUAGE_NAMES.filter(([code]) => code !== getLanguage()).map(([code, name]) => {
    const asked = new URLSearchParams(search);
    asked.delete(LANGUAGE_PARAMETER);
    asked.set(LANGUAGE_PARAMETER, code);
    return (
      <a key={code} href={`?${asked}`} hrefLang={code} lang={code} rel="nofollow">
        {name}
      </a>
    );
  });
}
