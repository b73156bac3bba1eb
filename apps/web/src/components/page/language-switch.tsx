import { LANGUAGE_PARAMETER } from "@giftling/domain/languages/rules";
import { getLanguage, LANGUAGE_NAMES } from "@giftling/messages/language";
import { useContext } from "react";
import { PageContext } from "../../page-context.ts";

/**
 * Renders links to the current page in other languages. The links work without JavaScript, because the server sets the
 * language cookie (rule: languages).
 */
export function LanguageSwitch() {
  const { search } = useContext(PageContext);
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
