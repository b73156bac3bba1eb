import fc from "fast-check";
import { parseDocument } from "htmlparser2";
import { expect, test } from "vitest";
import { asHeader } from "./header-text.ts";
import { renderLetter } from "./render.ts";
import { sampleLetters } from "./samples.tsx";
import { giftRecorded } from "./templates/parent-letters.tsx";
import { confirmAddress, newUpdate, thankYou } from "./templates/supporter-letters.tsx";

const url = "https://gifts.example/x";

/** What people may type anywhere, with what could mean something in HTML or a header. */
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
/** The elements of a page with their attributes' names, in order. */
function shapeOf(html: string): string[] {
  const shape: string[] = [];
  const walk = (nodes: Node[]) => {
    for (const { name, attribs, children = [] } of nodes) {
      if (name) shape.push(`${name} ${Object.keys(attribs ?? {}).join(" ")}`);
      walk(children);
    }
  };
  walk(parseDocument(html).children as Node[]);
  // A line break in somebody's words may become one in the mail, and a short beginning is filled up with a bare div for the
  // inbox; nothing else may come of them.
  return shape.filter((entry) => !/^(br|span|p)( |$)|^div $/.test(entry));
}

const lettersOf = (words: string) => [
  confirmAddress({ childNames: [words], confirmUrl: url }),
  newUpdate({
    childFirstName: words,
    title: words,
    content: words,
    imageUrl: url,
    hubUrl: url,
    unsubscribeUrl: url,
  }),
  thankYou({
    childFirstName: words,
    giverName: words,
    message: words,
    pageUrl: url,
    unsubscribeUrl: url,
  }),
  giftRecorded({
    gifts: [
      {
        childFirstName: words,
        giverName: words,
        type: "wishlist",
        amountCents: null,
        giftLabel: words,
      },
    ],
    dashboardUrl: url,
    settingsUrl: url,
  }),
];

test("whatever somebody typed adds no header and no element to any mail", async () => {
  const plain = await Promise.all(
    lettersOf("Emma").map(async (letter) => shapeOf((await renderLetter(letter)).html)),
  );
  await fc.assert(
    fc.asyncProperty(typed, async (words) => {
      for (const [at, letter] of lettersOf(words).entries()) {
        const { subject, html } = await renderLetter(letter);
        expect(subject).not.toMatch(/[\p{Cc}\u2028\u2029\u202A-\u202E]/u);
        expect([...subject].length).toBeLessThanOrEqual(150);
        expect(shapeOf(html)).toEqual(plain[at]);
      }
    }),
    { numRuns: 40 },
  );
}, 60_000);

test("a header is one line, well-formed and not endless", () => {
  fc.assert(
    fc.property(fc.oneof(typed, fc.string({ unit: "binary", maxLength: 400 })), (words) => {
      const header = asHeader(words);
      expect(header).not.toMatch(/[\p{Cc}\u2028\u2029\p{Cs}]/u);
      expect([...header].length).toBeLessThanOrEqual(150);
    }),
  );
});

test("every mail has the same words as text, at most one button, and needs no picture", async () => {
  const config = { origin: "https://gifts.example", secret: "x".repeat(32) };
  const { createTestWorld } = await import("../testing/world.ts");
  const world = await createTestWorld();
  const letters = sampleLetters({
    clock: world.clock,
    config: { ...world.deps.config, ...config },
  });
  await world.close();
  for (const [kind, letter] of Object.entries(letters)) {
    const { html, text } = await renderLetter(letter);
    expect(html.match(/class="button"/g), kind).toHaveLength(1);
    const heading = /<h1[^>]*>([^<]+)</.exec(html)?.[1]?.replaceAll("&#x27;", "'") ?? "-";
    expect(text, kind).toContain(heading);
    for (const [, href = ""] of html.matchAll(/href="([^"]+)"/g)) expect(text).toContain(href);
    expect(html, kind).not.toMatch(/<(script|form|iframe|link)\b/);
  }
});
