import { randomBytes } from "node:crypto";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { listExceededWeightBudgets, measurePageWeight } from "./page-weight.ts";

const dist = mkdtempSync(join(tmpdir(), "giftling-weight-"));
/** Returns 1,000 random bytes, which do not compress. gzip adds 23 bytes. */
const kilobyte = () => randomBytes(1_000);

beforeAll(() => {
  mkdirSync(join(dist, ".vite"));
  for (const file of ["entry.js", "shared.js", "page.js", "dialog.js", "base.css", "page.css"]) {
    writeFileSync(join(dist, file), kilobyte());
  }
  const manifest = {
    "index.html": { file: "entry.js", css: ["base.css"], imports: ["_shared.js"] },
    "_shared.js": { file: "shared.js", css: ["base.css"] },
    "src/visitor/site/index.tsx": {
      file: "page.js",
      css: ["page.css"],
      imports: ["_shared.js", "index.html"],
      dynamicImports: ["src/dialog.tsx"],
    },
    "src/dialog.tsx": { file: "dialog.js" },
  };
  writeFileSync(join(dist, ".vite/app.en.json"), JSON.stringify(manifest));
});
afterAll(() => rmSync(dist, { recursive: true }));

const page = {
  page: "landing",
  manifest: ".vite/app.en.json",
  entry: "index.html",
  parts: ["src/visitor/site/index.tsx"],
};

test("sums the chunks of a page and its entry once each, without dynamic imports", () => {
  const { js, css } = measurePageWeight(dist, page);
  expect([Math.floor(js / 1_000), Math.floor(css / 1_000)]).toEqual([3, 2]);
});

test("accepts a page within its budget", () => {
  expect(listExceededWeightBudgets(dist, [{ ...page, js: 3_100, css: 2_100 }])).toEqual([]);
});

test("reports a page over its budget, for each kind of file", () => {
  expect(listExceededWeightBudgets(dist, [{ ...page, js: 3_000, css: 2_000 }])).toEqual([
    expect.stringMatching(/^landing: 30\d\d bytes of js, 3000 are allowed\.$/),
    expect.stringMatching(/^landing: 20\d\d bytes of css, 2000 are allowed\.$/),
  ]);
});

test("throws for a part that is missing from the build", () => {
  expect(() =>
    listExceededWeightBudgets(dist, [{ ...page, parts: ["gone.tsx"], js: 1, css: 1 }]),
  ).toThrow("gone.tsx");
});
