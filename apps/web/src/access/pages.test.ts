// @vitest-environment node
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { PAGE_DOCUMENTS, PAGES } from "@giftling/domain";
import { expect, test } from "vitest";
import { getRouteFile } from "../ssr/files.ts";

/** Folders with one file for each page of the parents' app and each page about the product. */
const FOLDERS = ["routes", "visitor/site"];
const files = FOLDERS.flatMap((folder) =>
  readdirSync(join(import.meta.dirname, "..", folder), { recursive: true, encoding: "utf8" }),
).filter((file) => file.endsWith(".tsx") && file !== "__root.tsx");
/** Pattern that matches the paths of the pages in `relatives-content.tsx`. */
const RELATIVES_PAGES = /^\/(hub|thank-you|gift|mine)\b/;
const expected = PAGES.filter(
  ({ path }) => PAGE_DOCUMENTS[path].html !== "api" && !RELATIVES_PAGES.test(path),
).map(({ path }) => getRouteFile(path));

test("every page file has a row in the page registry", () => {
  // A page with nested pages has its own index file.
  const without = files.filter((file) => !expected.includes(file.replace(".index.tsx", ".tsx")));
  expect(
    without.map(
      (file) =>
        `${file} in ${FOLDERS.join(" or ")}: no row in packages/domain/src/pages/registry.ts`,
    ),
  ).toEqual([]);
});

test("every other row in the page registry has a page file", () => {
  const without = expected.filter((file) => !files.includes(file));
  expect(
    without.map(
      (file) =>
        `packages/domain/src/pages/registry.ts: no ${file} in apps/web/src/${FOLDERS.join(" or ")}`,
    ),
  ).toEqual([]);
});
