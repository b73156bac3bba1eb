import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { createClassNameGenerator } from "../../class-names.ts";

const src = join(import.meta.dirname, "..");
const files = readdirSync(src, { recursive: true, encoding: "utf8" })
  .filter((path) => path.endsWith(".module.css"))
  .map((path) => join(src, path));

test("class names are unique across the app's style sheets", () => {
  const nameOf = createClassNameGenerator(src);
  const names = files.flatMap((file) => [nameOf("card", file), nameOf("title", file)]);
  expect(files.length).toBeGreaterThan(100);
  expect(new Set(names).size).toBe(files.length * 2);
  for (const name of names) expect(name).toMatch(/^[a-z]{2}\d$/);
});

test("a class has the same name in both builds, independent of build order", () => {
  const browser = createClassNameGenerator(src);
  const server = createClassNameGenerator(src);
  for (const file of files) browser("card", file);
  for (const file of files.toReversed()) {
    expect(server("card", file)).toBe(browser("card", file));
    expect(server("card", file)).toBe(browser("card", file));
  }
});

test("class names avoid the patterns of ad blockers", () => {
  const folder = mkdtempSync(join(tmpdir(), "giftling-styles-"));
  // This path's hash yields the letters "ad", which must be skipped.
  writeFileSync(join(folder, "card-215.module.css"), "");
  expect(createClassNameGenerator(folder)("card", join(folder, "card-215.module.css"))).not.toMatch(
    /^ad\d/,
  );
  rmSync(folder, { recursive: true });
});

test("rejects an external style sheet", () => {
  expect(() => createClassNameGenerator(src)("card", "/elsewhere/card.module.css")).toThrow(
    "/elsewhere/card",
  );
});
