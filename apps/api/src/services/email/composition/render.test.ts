import { LANGUAGES, type Language } from "@giftling/domain";
import fc from "fast-check";
import { parseDocument } from "htmlparser2";
import { expect, test } from "vitest";
import { createMailsWithText, SAMPLE_DEPS } from "../../../testing/mails-with-text.ts";
import { createSampleMails } from "../registry.ts";
import { toHeaderText } from "./header-text.ts";
import { renderMail } from "./render.tsx";

/** Arbitrary user input with characters that are special in HTML or headers. */
const typed = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        "\r\nBcc: eve@evil.example",
        "\n\n<html>",
        "<script>alert(1)</script>",
        "<img src=x onerror=alert(1)>",
        '"><a href="https://evil.example">',
        "</title></style><b>",
        "&lt;b&gt;",
        "{{x}}",
        "\u202E",
        "\u0000",
        "=?utf-8?q?x?=",
      ),
      fc.string({ unit: "binary", maxLength: 12 }),
    ),
    { minLength: 1, maxLength: 4 },
  )
  .map((parts) => parts.join(""));

type Node = { type: string; name?: string; attribs?: object; children?: Node[] };
/** Returns the elements of a page with their attribute names, in order. */
function getShape(html: string): string[] {
  const shape: string[] = [];
  const walk = (nodes: Node[]) => {
    for (const { name, attribs, children = [] } of nodes) {
      if (name) shape.push(`${name} ${Object.keys(attribs ?? {}).join(" ")}`);
      walk(children);
    }
  };
  walk(parseDocument(html).children as Node[]);
  // Line breaks in typed text may become <br>, and a short preview is padded with a bare div. No other difference is
  // allowed.
  return shape.filter((entry) => !/^(br|span|p)( |$)|^div $/.test(entry));
}

/** Returns the sample mails with `words` in place of typed text, by sample name. */
const typedMails = (words: string, language: Language) =>
  Object.entries(createMailsWithText(words, language)).filter(([, { isTyped }]) => isTyped);

test.each(LANGUAGES)("adds no header or element for user input: %s", async (language) => {
  const plain: Record<string, string[]> = {};
  for (const [name, { content }] of typedMails("Emma", language)) {
    plain[name] = getShape((await renderMail(content)).html);
  }
  expect(Object.keys(plain)).toEqual(
    expect.arrayContaining(["confirm-address", "new-update", "thank-you", "gift-recorded"]),
  );
  await fc.assert(
    fc.asyncProperty(typed, async (words) => {
      for (const [name, { content }] of typedMails(words, language)) {
        const { subject, html } = await renderMail(content);
        expect(subject, name).not.toMatch(/[\p{Cc}\u2028\u2029\u202A-\u202E]/u);
        expect([...subject].length, name).toBeLessThanOrEqual(150);
        expect(getShape(html), name).toEqual(plain[name]);
      }
    }),
    { numRuns: 25 },
  );
});

test("formats a header as one well-formed line of limited length", () => {
  fc.assert(
    fc.property(fc.oneof(typed, fc.string({ unit: "binary", maxLength: 400 })), (words) => {
      const header = toHeaderText(words);
      expect(header).not.toMatch(/[\p{Cc}\u2028\u2029\p{Cs}]/u);
      expect([...header].length).toBeLessThanOrEqual(150);
    }),
  );
});

test("has the same content as text, one button, no required picture and one mention of minutes in every mail", async () => {
  for (const [name, mail] of Object.entries(createSampleMails(SAMPLE_DEPS))) {
    const { html, text, subject } = await renderMail(mail);
    const title = /<title>([^<]+)</.exec(html)?.[1]?.replaceAll("&#x27;", "'");
    expect(title, name).toBe(subject);
    expect(html.match(/class="button"/g), name).toHaveLength(1);
    const heading = /<h1[^>]*>([^<]+)</.exec(html)?.[1]?.replaceAll("&#x27;", "'") ?? "-";
    expect(text, name).toContain(heading);
    for (const [, href = ""] of html.matchAll(/href="([^"]+)"/g)) {
      expect(text).toContain(href.replaceAll("&amp;", "&"));
    }
    expect(html, name).not.toMatch(/<(script|form|iframe|link)\b/);
    expect(html.match(/\d+ minutes/g)?.length ?? 0, name).toBeLessThanOrEqual(1);
  }
});
