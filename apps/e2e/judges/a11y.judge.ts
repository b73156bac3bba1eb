import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { LANGUAGES } from "@giftling/domain";
import type { Page } from "@playwright/test";
import { expect, test } from "../src/support/test.ts";
import { inspectEveryPage } from "./every-page.ts";

type Message = { type: number; code: string; msg: string; element: Element };

declare global {
  interface Window {
    HTMLCS: {
      process(standard: string, document: Document, done: () => void): void;
      getMessages(): Message[];
    };
  }
}

/** Output folder for accessibility errors. `scripts/deep/pages.ts` reports the errors. */
const FOLDER = process.env.JUDGES_DIR ?? "";

const SOURCE = readFileSync(
  createRequire(import.meta.url).resolve("html_codesniffer/build/HTMLCS.js"),
  "utf8",
);

/**
 * Returns the WCAG 2 AA errors that HTML_CodeSniffer finds on a rendered page. Each error contains the HTML of its
 * element.
 */
async function findErrors(page: Page): Promise<string[]> {
  await page.evaluate(SOURCE);
  return page.evaluate(async () => {
    const ERROR = 1;
    await new Promise<void>((done) => window.HTMLCS.process("WCAG2AA", document, done));
    return window.HTMLCS.getMessages()
      .filter(({ type }) => type === ERROR)
      .map(({ code, msg, element }) => `${code}: ${msg} ${element.outerHTML.slice(0, 160)}`);
  });
}

for (const language of LANGUAGES) {
  test(`checks every page: ${language}`, async ({ newVisitor }) => {
    const findings: { where: string; what: string }[] = [];
    let checked = 0;
    await inspectEveryPage(newVisitor, language, async (page, name) => {
      for (const what of await findErrors(page)) findings.push({ where: name, what });
      checked += 1;
    });
    expect(checked).toBeGreaterThan(50);
    writeFileSync(join(FOLDER, `${language}.json`), JSON.stringify({ checked, findings }));
  });
}
