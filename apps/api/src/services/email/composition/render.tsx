import { runWithLanguage } from "@giftling/messages/language";
import { plainTextSelectors, render, toPlainText } from "react-email";
import { MailLayout } from "../templates/layout.tsx";
import { mailComponents } from "../templates/mail-components.tsx";
import { toHeaderText } from "./header-text.ts";
import type { MailContent } from "./mail-kind.ts";

/** Returns a mail's subject as a safe header, and the content as HTML and as text with lines of 78 characters. */
export async function renderMail({ body, ...content }: MailContent) {
  // Translated here, synchronously, because later rendering may run in the language of another mail.
  const sheet = runWithLanguage(content.language, () => body(mailComponents));
  const html = await render(<MailLayout {...content} sheet={sheet} />);
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
  return { subject: toHeaderText(content.subject), html, text: `${text.trim()}\n` };
}
