import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { PAGE_PLACEHOLDERS } from "@giftling/domain";
import { expect, test } from "vitest";
import { readBuiltPages } from "./built-pages.ts";

const settings = {
  origin: "https://gifts.example",
  siteName: "Giftling",
  billing: true,
  contactEmail: "hi@family.example",
  salesEmail: "desk@family.example",
  identityProvider: "Family Login",
  signUps: "open" as const,
};

/**
 * Creates a folder with a build of the web app and returns the folder's path. `pages` maps the names of pages to HTML.
 */
function build(pages: Readonly<Record<string, string>>): string {
  const webDist = mkdtempSync(path.join(tmpdir(), "giftling-built-"));
  const folder = path.join(webDist, ".pages/with-billing/open");
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(webDist, "index.html"), "app");
  mkdirSync(path.join(webDist, ".server"));
  writeFileSync(
    path.join(webDist, ".server/entry-server.js"),
    "export const createPageRenderer = null;",
  );
  for (const [name, html] of Object.entries(pages)) {
    writeFileSync(path.join(folder, `${name}.html`), html);
  }
  return webDist;
}

test.each(["index", "about"])("rejects %s without a placeholder for the origin", (name) => {
  expect(() => readBuiltPages(build({ [name]: "no address" }), settings)).toThrow(
    `The built page with-billing/open/${name}.html has no place for the origin`,
  );
});

test("does not require the placeholder in pages hidden from search engines", () => {
  const { origin } = PAGE_PLACEHOLDERS;
  const webDist = build({ about: origin, goodbye: "", "404": "", "hub-missing": "", app: "" });
  expect(readBuiltPages(webDist, settings)).toBeDefined();
});

test.each(["index.html", ".server/entry-server.js"])("rejects a build without %s", (file) => {
  const webDist = build({});
  rmSync(path.join(webDist, file));
  expect(() => readBuiltPages(webDist, settings)).toThrow(
    `WEB_DIST is no complete build. Missing file: ${path.join(webDist, file)}`,
  );
});
