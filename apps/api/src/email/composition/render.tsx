import { plainTextSelectors, render, toPlainText } from "react-email";
import { MailLayout } from "../templates/layout.tsx";
import { asHeader } from "./header-text.ts";
import type { MailContent } from "./mail-kind.ts";

/** A mail as it leaves: its subject fit for a header, and the same content as HTML and as text of 78 columns. */
export async function renderMail(content: MailContent) {
  const html = await render(<MailLayout {...content} />);
  const text = toPlainText(html, {
    wordwrap: 78,
    selectors: [
      ...plainTextSelectors,
      { selector: "h1", options: { uppercase: false } },
      { selector: "a", options: { linkBrackets: false, hideLinkHrefIfSameAsText: true } },
      { selector: "img", format: "skip" },
      { selector: ".face", format: "skip" },
    ],
  });
  return { subject: asHeader(content.subject), html, text: `${text.trim()}\n` };
}
