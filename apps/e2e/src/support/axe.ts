import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import type axe from "axe-core";

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** Source of axe's minified build. A page compiles the minified build in half the time of the unminified build. */
const SOURCE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** Loads axe into the page, unless the page has already loaded axe. */
export async function loadAxe(page: Page): Promise<void> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(SOURCE);
}

/**
 * Returns axe's violations on the current page, one line per rule. `tags` selects the rules, and `within` is the CSS
 * selector of the part to check. `@axe-core/playwright` is not used, because that package takes three times as long.
 * The content of iframes is not checked.
 */
export async function findAxeViolations(
  page: Page,
  tags: readonly string[],
  within: string | null = null,
): Promise<string[]> {
  await loadAxe(page);
  const showRest = within === null ? null : await hidePageExcept(page, within);
  const found = await page.evaluate(
    async ([runOnly, selector]) => {
      const { violations, passes } = await window.axe.run(selector ?? document, {
        runOnly: [...runOnly],
        resultTypes: ["violations"],
        iframes: false,
      });
      const hasRead = [...violations, ...passes].some(({ id }) => id === "color-contrast");
      return [
        ...(hasRead ? [] : ["axe saw nothing to read"]),
        ...violations.map(
          ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(" ")).join(", ")}`,
        ),
      ];
    },
    [tags, within] as const,
  );
  await showRest?.();
  return found;
}

/**
 * Hides everything outside the element that matches the selector `part`, until the returned function is called.
 * Otherwise, axe also measures the contrast of content that a dialog covers. Throws when no element matches.
 */
export async function hidePageExcept(page: Page, part: string): Promise<() => Promise<void>> {
  const sheet = await page.evaluateHandle((selector) => {
    if (document.querySelector(selector) === null) throw new Error(`No ${selector} on the page`);
    for (const child of document.body.children) {
      const isBeside = !child.matches(selector) && child.querySelector(selector) === null;
      child.toggleAttribute("data-beside", isBeside);
    }
    const hiding = new CSSStyleSheet();
    hiding.replaceSync("[data-beside] { visibility: hidden !important }");
    document.adoptedStyleSheets.push(hiding);
    return hiding;
  }, part);
  return () =>
    sheet.evaluate((hiding) => {
      const { adoptedStyleSheets } = document;
      document.adoptedStyleSheets = adoptedStyleSheets.filter((each) => each !== hiding);
    });
}
