import { expect, type Page, test } from "@playwright/test";
import { findAxeViolations } from "./axe.ts";

const DESKTOP = { width: 1280, height: 800 };
const PHONE = { width: 360, height: 740 };
/** Viewport of a desktop at 200 % zoom. */
const ZOOMED = { width: 640, height: 512 };

const WCAG = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/** Selector of the open dialog, which is a native dialog on public pages. */
export const OPEN_DIALOG_SELECTOR = "[role=dialog], dialog[open]";

/** Part of a page that axe checks. A mail need not have the landmarks of a page. */
type Part = "page" | "dialog" | "mail";

/**
 * Asserts with axe that the page has no violation of WCAG 2.2 AA. Waits for transitions first. If `part` is
 * "dialog", axe checks only the open dialog.
 */
export async function expectAccessible(page: Page, part: Part = "page"): Promise<void> {
  await waitForTransitions(page);
  const tags = part === "mail" ? WCAG : [...WCAG, "best-practice"];
  const found = await findAxeViolations(
    page,
    tags,
    part === "dialog" ? OPEN_DIALOG_SELECTOR : null,
  );
  expect(found, "axe violations").toEqual([]);
}

export async function expectAccessibleInDarkMode(page: Page, part: Part = "page"): Promise<void> {
  await page.emulateMedia({ colorScheme: "dark" });
  await expectAccessible(page, part);
  await page.emulateMedia({ colorScheme: "light" });
}

/**
 * Scrolls to the top, so that a sticky bar covers nothing. Then waits for transitions to finish, because transitions
 * reduce the contrast.
 */
export async function waitForTransitions(page: Page): Promise<void> {
  await page.evaluate(async () => {
    window.scrollTo({ top: 0, behavior: "instant" });
    // A change of the color scheme is rendered in the second frame after the change.
    for (let frame = 0; frame < 2; frame += 1) {
      await new Promise((shown) => requestAnimationFrame(shown));
    }
    const moving = () =>
      document
        .getAnimations()
        .filter(
          (animation) =>
            animation.playState === "running" &&
            animation.effect?.getComputedTiming().iterations !== Infinity,
        );
    while (moving().length > 0) {
      await Promise.all(moving().map((animation) => animation.finished.catch(() => null)));
    }
  });
}

/** Asserts that the page does not scroll horizontally at its current width. */
export async function expectNoHorizontalScroll(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  const width = page.viewportSize()?.width;
  expect(overflow, `pixels of sideways scrolling at ${width} px`).toBeLessThanOrEqual(0);
}

/**
 * Asserts that the page does not scroll horizontally on a desktop, a zoomed desktop and a phone. Restores the viewport.
 */
export async function expectNoHorizontalScrollAtAnyWidth(page: Page): Promise<void> {
  const own = page.viewportSize() ?? DESKTOP;
  for (const viewport of [DESKTOP, ZOOMED, PHONE]) {
    await page.setViewportSize(viewport);
    await waitForTransitions(page);
    await expectNoHorizontalScroll(page);
  }
  await page.setViewportSize(own);
}

/**
 * Asserts with axe that the page is accessible on a phone in dark mode. Asserts that the page does not scroll
 * horizontally on a desktop or a phone. In `pnpm test:deep slow`, axe also checks the page on a desktop in light mode.
 * If a dialog is open, axe checks only the dialog. `onlyPhone` skips the desktop. Restores light mode and the viewport.
 */
export async function expectAccessibleAndResponsive(
  page: Page,
  { isMail = false, onlyPhone = false } = {},
): Promise<void> {
  const own = page.viewportSize() ?? DESKTOP;
  const hasDialog = (await page.getByRole("dialog").count()) > 0;
  const part = isMail ? "mail" : hasDialog ? "dialog" : "page";
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  if (!onlyPhone) {
    await page.setViewportSize(DESKTOP);
    if (process.env.E2E_DEEP === "yes") await expectAccessible(page, part);
    else await waitForTransitions(page);
    await expectNoHorizontalScroll(page);
    await page.setViewportSize(ZOOMED);
    await waitForTransitions(page);
    await expectNoHorizontalScroll(page);
  }
  await page.emulateMedia({ colorScheme: "dark" });
  await page.setViewportSize(PHONE);
  await expectAccessible(page, part);
  await expectNoHorizontalScroll(page);
  await page.emulateMedia({ colorScheme: "light" });
  await page.setViewportSize(own);
}

/**
 * Asserts that a page is accessible and has a title and a language. A `name` that starts with "mail-" means a mail. A
 * `name` that ends with "-phone" skips the desktop.
 */
export async function expectAccessibleScenario(page: Page, name: string): Promise<void> {
  await test.step(name, async () => {
    await expectAccessibleAndResponsive(page, {
      isMail: name.startsWith("mail-"),
      onlyPhone: name.endsWith("-phone"),
    });
    // axe already checks the order of headings.
    await expect(page).toHaveTitle(/\S/);
    await expect(page.locator("html")).toHaveAttribute("lang", /^en/);
    await expect(
      page.locator("noscript:visible"),
      "what is for browsers without scripts",
    ).toHaveCount(0);
  });
}

/** Viewport of a phone at 200 % zoom. */
export const ZOOMED_PHONE_VIEWPORT = { width: 195, height: 422 };

/**
 * Asserts that no word in a button, in a link styled as a button, or in the product's name breaks across lines except
 * at a hyphen.
 */
export async function expectNoBrokenWords(page: Page): Promise<void> {
  const broken = await page
    .locator("button:visible, [data-button]:visible, [data-logo-name]:visible")
    .evaluateAll((buttons) =>
      buttons.flatMap((button) => {
        const found: string[] = [];
        const texts = document.createTreeWalker(button, NodeFilter.SHOW_TEXT);
        for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
          for (const word of (text.textContent ?? "").matchAll(/[^\s-]+/g)) {
            const range = document.createRange();
            range.setStart(text, word.index);
            range.setEnd(text, word.index + word[0].length);
            const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
            if (lines.size > 1) found.push(word[0]);
          }
        }
        return found;
      }),
    );
  expect(broken, "words on two lines in buttons").toEqual([]);
}
