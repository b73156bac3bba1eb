import type { Language } from "@giftling/domain";
import { language } from "@giftling/messages/language";
import type { ReactNode } from "react";

/** The `lang` of a family's own words: none where the mail is in their language (rule: languages). */
export const langOf = (writtenIn: Language): Language | undefined =>
  writtenIn === language() ? undefined : writtenIn;

/** Stands for the family's words while their sentence is said; nobody's keyboard has it. */
const MARK = "\uE000";
/** The quotation marks belong to the element: spam filters take a tag between one and a word for a disguised word. */
const QUOTED_MARK = /([«“]?)\uE000([»”]?)/;

/** A sentence with some of the family's own words in it, which tell their language where that is not the mail's. */
export function withOwn(
  sentence: (own: string) => string,
  own: string,
  writtenIn: Language,
): ReactNode {
  const lang = langOf(writtenIn);
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
