import fc from "fast-check";
import { parseDocument } from "htmlparser2";
import { expect, test } from "vitest";
import { loadConfig } from "../../env.ts";
import { kindsByName } from "../registry.ts";
import { sampleMails } from "../samples.ts";
import { asHeader } from "./header-text.ts";
import { mailLinks } from "./links.ts";
import type { MailContent } from "./mail-kind.ts";
import { renderMail } from "./render.tsx";

const deps = {
  clock: { now: () => new Date("2027-03-14T12:00:00Z") },
  config: loadConfig({
    APP_ENV: "test",
    ORIGIN: "https://gifts.example",
    DATABASE_URL: "postgres://localhost/none",
    OIDC_ISSUER: "http://localhost:1/identity",
    OIDC_CLIENT_ID: "giftling",
  }),
};

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

/**
 * The same data with other words in place of every text in it, addresses and types aside. `isTyped` tells whether there was
 * any.
 */
function withWords(words: string) {
  let isTyped = false;
  const replace = (data: unknown): void => {
    if (typeof data !== "object" || data === null || data instanceof Date) return;
    for (const [key, value] of Object.entries(data)) {
      if (typeof value !== "string") replace(value);
      else if (key !== "type" && key !== "writtenIn" && !key.endsWith("Url"))
        isTyped = Reflect.set(data, key, words);
    }
  };
  const alter = <T>(data: T): T => {
    const copy = structuredClone(data);
    replace(copy);
    return copy;
  };
  return { alter, isTyped: () => isTyped };
}

/** Every mail that shows what somebody typed, by its sample's name. */
function typedMails(words: string) {
  const mails: Record<string, MailContent> = {};
  for (const { samples } of kindsByName.values()) {
    const { alter, isTyped } = withWords(words);
    const env = { links: mailLinks(deps.config), now: deps.clock.now(), language: "en" } as const;
    const changed = samples(env, alter);
    if (isTyped()) Object.assign(mails, changed);
  }
  return mails;
}

test("whatever somebody typed adds no header and no element to any mail", async () => {
  const plain: Record<string, string[]> = {};
  for (const [name, mail] of Object.entries(typedMails("Emma"))) {
    plain[name] = shapeOf((await renderMail(mail)).html);
  }
  expect(Object.keys(plain)).toEqual(
    expect.arrayContaining(["confirm-address", "new-update", "thank-you", "gift-recorded"]),
  );
  await fc.assert(
    fc.asyncProperty(typed, async (words) => {
      for (const [name, mail] of Object.entries(typedMails(words))) {
        const { subject, html } = await renderMail(mail);
        expect(subject, name).not.toMatch(/[\p{Cc}\u2028\u2029\u202A-\u202E]/u);
        expect([...subject].length, name).toBeLessThanOrEqual(150);
        expect(shapeOf(html), name).toEqual(plain[name]);
      }
    }),
    { numRuns: 40 },
  );
});

test("a header is one line, well-formed and not endless", () => {
  fc.assert(
    fc.property(fc.oneof(typed, fc.string({ unit: "binary", maxLength: 400 })), (words) => {
      const header = asHeader(words);
      expect(header).not.toMatch(/[\p{Cc}\u2028\u2029\p{Cs}]/u);
      expect([...header].length).toBeLessThanOrEqual(150);
    }),
  );
});

test("every mail has the same words as text, one button, and needs no picture", async () => {
  for (const [name, mail] of Object.entries(sampleMails(deps))) {
    const { html, text } = await renderMail(mail);
    expect(html.match(/class="button"/g), name).toHaveLength(1);
    const heading = /<h1[^>]*>([^<]+)</.exec(html)?.[1]?.replaceAll("&#x27;", "'") ?? "-";
    expect(text, name).toContain(heading);
    for (const [, href = ""] of html.matchAll(/href="([^"]+)"/g)) expect(text).toContain(href);
    expect(html, name).not.toMatch(/<(script|form|iframe|link)\b/);
  }
});
