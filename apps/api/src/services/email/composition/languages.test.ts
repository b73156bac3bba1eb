import { LANGUAGE_PARAMETER } from "@giftling/domain";
import { findEnglishWords } from "@giftling/messages/testing/find-english-words";
import { parseDocument } from "htmlparser2";
import { describe, expect, test } from "vitest";
import { createMailsWithText } from "../../../testing/mails-with-text.ts";
import { renderMail } from "./render.tsx";

/** Word that the test types into every field. Neither English nor Spanish contains the word. */
const TYPED = "Ñandú";

type Node = {
  type: string;
  name?: string;
  data?: string;
  attribs?: Record<string, string>;
  children?: Node[];
};
type Said = { words: string; lang: string };

/** Returns every text of a page with its language, including accessible names. */
function saidIn(html: string): Said[] {
  const said: Said[] = [];
  function walk({ type, name, data, attribs = {}, children = [] }: Node, inherited: string): void {
    if (name === "style" || name === "meta") return;
    const lang = attribs.lang ?? inherited;
    const heard = ["alt", "title", "aria-label"].map((attribute) => attribs[attribute]);
    for (const words of [type === "text" ? data : undefined, ...heard]) {
      if (words?.trim()) said.push({ words: words.trim(), lang });
    }
    for (const child of children) walk(child, lang);
  }
  walk(parseDocument(html) as Node, "");
  return said;
}

const listLinks = (html: string) =>
  [...html.matchAll(/<a [^>]*href="([^"]+)"/g)].map(([, href = ""]) =>
    href.replaceAll("&amp;", "&"),
  );
function withoutLanguage(address: string): string {
  const url = new URL(address);
  url.searchParams.delete(LANGUAGE_PARAMETER);
  return url.href;
}
/** Removes URLs and e-mail addresses, which have no language. */
const spoken = (text: string) => text.replaceAll(/https?:\S+|\S+@\S+/g, "\n\n");
const listSentences = (text: string) =>
  spoken(text)
    .split(/[.!?]\s|\n{2,}/)
    .map((sentence) => sentence.replaceAll(/\s+/g, " ").trim())
    .filter((sentence) => /\p{L}.* .*\p{L}/u.test(sentence.replaceAll(TYPED, "")));

const english = createMailsWithText(TYPED, "en");
const spanish = createMailsWithText(TYPED, "es");

test("detects an English mail", async () => {
  const { "payment-failed": mail } = english;
  const { text } = await renderMail(mail?.content ?? never());
  expect(findEnglishWords(text).length).toBeGreaterThan(5);
  expect(listSentences(text).length).toBeGreaterThan(3);
});
const never = () => {
  throw new Error("No such sample");
};

describe.each(Object.keys(english))("%s (rule: mail-language)", async (name) => {
  const [one = never(), other = never()] = [english[name]?.content, spanish[name]?.content];
  const [en, es] = [await renderMail(one), await renderMail(other)];

  test("contains no English word in the Spanish subject, HTML and text", () => {
    const said = saidIn(es.html).map(({ words }) => words);
    expect(said).toContain("Giftling");
    for (const words of [es.subject, other.preview, said.join(" | "), es.text]) {
      expect(findEnglishWords(spoken(words))).toEqual([]);
    }
    const same = listSentences(en.text).filter((sentence) =>
      listSentences(es.text).includes(sentence),
    );
    expect(same, "said alike in both").toEqual([]);
  });

  test("declares its language and marks only the family's own texts", () => {
    expect(en.html).toContain('<html dir="ltr" lang="en">');
    expect(es.html).toContain('<html dir="ltr" lang="es">');
    expect(new Set(saidIn(en.html).map(({ lang }) => lang))).toEqual(new Set(["en"]));
    // The families in the samples write English.
    for (const { words, lang } of saidIn(es.html)) {
      const own = lang === "en" ? words.replaceAll(/[«»]/g, "") : TYPED;
      expect(own, "marked as English").toBe(TYPED);
    }
  });

  test("links to the same pages in the mail's language", () => {
    const links = listLinks(es.html);
    expect(links.map(withoutLanguage)).toEqual(listLinks(en.html).map((url) => new URL(url).href));
    expect(
      links.filter((url) => new URL(url).searchParams.get(LANGUAGE_PARAMETER) !== "es"),
    ).toEqual([]);
    expect(listLinks(en.html).join(" ")).not.toContain(`${LANGUAGE_PARAMETER}=`);
    for (const link of links) expect(es.text).toContain(link);
  });
});

test("marks the family's own texts in every mail that contains some", async () => {
  const marked = [];
  for (const [name, { content }] of Object.entries(spanish)) {
    if (saidIn((await renderMail(content)).html).some(({ lang }) => lang === "en"))
      marked.push(name);
  }
  expect(new Set(marked)).toEqual(
    new Set([
      "new-update",
      "reminder-second-day",
      "thank-you",
      "gift-recorded",
      "gift-recorded-too",
      "gift-given-back",
      "wish-digest",
      "wish-digest-many",
      "wish-removed",
      "wish-removed-activity",
    ]),
  );
});
