import { expect, test } from "vitest";
import { addSystemColorScheme } from "../../page-styles.ts";

/** Returns the rules that `addSystemColorScheme` adds to a style sheet, on one line. */
const added = (css: string) =>
  addSystemColorScheme(css).replace(css, "").replaceAll(/\s+/g, " ").trim();

test("applies a scheme's rule when the system prefers it and the document sets none", () => {
  expect(added(":root[data-mantine-color-scheme=dark]{--paper:#000}")).toBe(
    "@media screen and (prefers-color-scheme: dark){:root:not([data-mantine-color-scheme]){--paper:#000}}",
  );
  expect(added(':root[data-mantine-color-scheme="light"] p{color:#000}')).toBe(
    "@media not screen and (prefers-color-scheme: dark){:root:not([data-mantine-color-scheme]) p{color:#000}}",
  );
});

test("checks only the document element for a scheme", () => {
  expect(added(":where([data-mantine-color-scheme=dark]) p{color:#fff}")).toBe(
    "@media screen and (prefers-color-scheme: dark){:where(:where(:root):not([data-mantine-color-scheme])) p{color:#fff}}",
  );
});

test("splits a rule for both schemes, and leaves other rules unchanged", () => {
  const css = "[data-mantine-color-scheme=light] a,[data-mantine-color-scheme=dark] b,i{color:red}";
  expect(added(css)).toBe(
    "@media screen and (prefers-color-scheme: dark){:where(:root):not([data-mantine-color-scheme]) b{color:red}}@media not screen and (prefers-color-scheme: dark){:where(:root):not([data-mantine-color-scheme]) a{color:red}}",
  );
  expect(addSystemColorScheme("p{color:red}")).toBe("p{color:red}");
});

test("copies a rule within its layer", () => {
  const css = "@layer mantine{:root[data-mantine-color-scheme=dark]{--a:1}}";
  expect(addSystemColorScheme(css)).toBe(
    "@layer mantine{:root[data-mantine-color-scheme=dark]{--a:1}@media screen and (prefers-color-scheme: dark){:root:not([data-mantine-color-scheme]){--a:1}}}",
  );
});
