import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { LANGUAGES } from "@giftling/domain";
import { expect, test } from "../src/support/test.ts";
import { inspectEveryPage } from "./every-page.ts";

/** Output folder for the pages' HTML files. `scripts/deep/pages.ts` checks the files. */
const FOLDER = process.env.JUDGES_DIR ?? "";

const fileName = (name: string) => encodeURIComponent(name).replaceAll("%", "=");

for (const language of LANGUAGES) {
  test(`collects every page as served and as rendered: ${language}`, async ({ newVisitor }) => {
    let count = 0;
    await inspectEveryPage(newVisitor, language, async (page, name, served) => {
      const shown = `<!doctype html>${await page.evaluate(() => document.documentElement.outerHTML)}`;
      writeFileSync(join(FOLDER, `${fileName(`${name} shown`)}.html`), shown);
      if (served !== null)
        writeFileSync(join(FOLDER, `${fileName(`${name} served`)}.html`), served);
      count += 1;
    });
    expect(count).toBeGreaterThan(50);
  });
}
