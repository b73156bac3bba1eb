// @vitest-environment node
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { PAGE_DOCUMENTS, PAGES } from "@giftling/domain";
import { expect, test } from "vitest";
import { getRouteFile } from "../ssr/files.ts";

const ROUTES = join(import.meta.dirname, "../routes");
const files = readdirSync(ROUTES, { recursive: true, encoding: "utf8" }).filter(
  (file) => file.endsWith(".tsx") && file !== "__root.tsx",
);
const expected = PAGES.filter(({ path }) => PAGE_DOCUMENTS[path].html !== "api").map(({ path }) =>
  getRouteFile(path),
);

test("every route file has a row in the page registry", () => {
  // A page with nested pages has its own index file.
  const without = files.filter((file) => !expected.includes(file.replace(".index.tsx", ".tsx")));
  expect(
    without.map(
      (file) => `apps/web/src/routes/${file}: no row in packages/domain/src/pages/registry.ts`,
    ),
  ).toEqual([]);
});

test("every row in the page registry has a route file", () => {
  const without = expected.filter((file) => !files.includes(file));
  expect(
    without.map(
      (file) => `packages/domain/src/pages/registry.ts: no file apps/web/src/routes/${file}`,
    ),
  ).toEqual([]);
});
