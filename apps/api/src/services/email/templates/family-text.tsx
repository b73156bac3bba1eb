import type { Language } from "@giftling/domain";
import { getLanguage } from "@giftling/messages/language";
import type { ReactNode } from "react";

/** Returns the `lang` attribute for the family's texts, or undefined if the mail is in the same language. */
export const getLangAttribute = (writtenIn: Language): Language | undefined =>
  writtenIn === getLanguage() ? undefined : writtenIn;

/** Private-use character that replaces the family's text while the sentence around the text is translated. */
const MARK = "\uE000";
/** Pattern of the placeholder with its quotation marks. Spam filters penalize a tag after a quotation mark. */
const QUOTED_MARK = /([«“]?)\uE000([»”]?)/;

/** Returns a sentence with the family's own text, which gets the `lang` attribute if necessary. */
export function insertFamilyText(
  sentence: (own: string) => string,
  own: string,
  writtenIn: Language,
): ReactNode {
  const lang = getLangAttribute(writtenIn);
  if (lang === undefined || own === "") return sentence(own);
  const said = sentence(MARK);
  const [before, opening, closing, after] = said.split(QUOTED_MARK);
  if (after === undefined) return said;
  return (
    <>
      {before}
      <span lang={lang}>{`${opening}${own}${closing}`}</span>
      {after}
    </>
  );
}
