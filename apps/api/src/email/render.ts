import type { ReactElement } from "react";
import { plainTextSelectors, render, toPlainText } from "react-email";
import { asHeader } from "./header-text.ts";

/** A letter as it leaves: the same words as HTML and as text. */
export async function renderLetter(letter: { subject: string; body: ReactElement }) {
  const html = await render(letter.body);
  const text = toPlainText(html, {
    wordwrap: 78,
    selectors: [
      ...plainTextSelectors,
      { selector: "h1", options: { uppercase: false } },
      { selector: "a", options: { linkBrackets: false, hideLinkHrefIfSameAsText: true } },
      { selector: "img", format: "skip" },
    ],
  });
  return { subject: asHeader(letter.subject), html, text: `${text.trim()}\n` };
}
