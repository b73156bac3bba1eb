import type { Language } from "@giftling/domain";
import { language } from "@giftling/messages/language";
import type { ReactNode } from "react";

/** The `lang` of a family's own words: none where the mail is in their language (rule: languages). */
export const langOf = (writtenIn: Language): Language | undefined =>
  writtenIn === language() ? undefined : writtenIn;

/** Stands for the family's words while their sentence is said; nobody's keyboard has it. */
const MARK = "\uE000";

/** A sentence with some of the family's own words in it, which tell their language where that is not the mail's. */
export function withOwn(
  sentence: (own: string) => string,
  own: string,
  writtenIn: Language,
): ReactNode {
  const lang = langOf(writtenIn);
  if (lang === undefined || own === "") return sentence(own);
  const [before = "", ...after] = sentence(MARK).split(MARK);
  if (after.length === 0) return before;
  return (
    <>
      {before}
      <span lang={lang}>{own}</span>
      {after.join("")}
    </>
  );
}
