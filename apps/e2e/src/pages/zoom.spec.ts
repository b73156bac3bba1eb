import type { Page } from "@playwright/test";
import { createFamily } from "../support/families.ts";
import { openPurchaseDialog } from "../support/give.ts";
import {
  expectNoBrokenWords,
  expectNoHorizontalScroll,
  ZOOMED_PHONE_VIEWPORT,
} from "../support/page-checks.ts";
import { expect, expectHydrated, test } from "../support/test.ts";

/** Scrolls through the whole page, so that the browser renders every part. Then returns to the top. */
async function readThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += 400) {
      window.scrollTo({ top, behavior: "instant" });
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    }
    window.scrollTo({ top: 0, behavior: "instant" });
  });
}

/** Tests scrolling and button text on a zoomed phone (rule: zoomed-phone). */
test("scrolls in one direction only on a phone at 200 % zoom, and breaks no words in buttons", {
  tag: "@deep",
}, async ({ page }) => {
  await page.setViewportSize(ZOOMED_PHONE_VIEWPORT);

  await test.step("fits the hub and its sheet", async () => {
    await page.goto("/hub/demo");
    await expectHydrated(page);
    await readThrough(page);
    await expectNoHorizontalScroll(page);
    await expectNoBrokenWords(page);
    await openPurchaseDialog(page);
    const sheet = page.getByRole("dialog");
    await expect(sheet.getByRole("button", { name: "I bought this gift" })).toBeVisible();
    await expectNoHorizontalScroll(page);
    await expectNoBrokenWords(page);
    const tooWide = await sheet.evaluate((element) => element.scrollWidth - element.clientWidth);
    expect(tooWide).toBeLessThanOrEqual(0);
  });

  await test.step("fits the landing page", async () => {
    await page.goto("/");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await readThrough(page);
    await expectNoHorizontalScroll(page);
    await expectNoBrokenWords(page);
  });
});

/** Doubles the size of the browser's text, as a person does in its settings. */
async function doubleTextSize(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send("Page.setFontSizes", { fontSizes: { standard: 32 } });
}

/** Tests text of twice the usual size (rule: zoomed-phone). */
test("scrolls in one direction only on a small phone with text of twice the size", {
  tag: "@deep",
}, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await doubleTextSize(page);

  for (const path of ["/hub/demo", "/", "/pricing", "/mine", "/hub/nobody"]) {
    await test.step(`fits ${path}`, async () => {
      await page.goto(path);
      await expectHydrated(page);
      await readThrough(page);
      await expectNoHorizontalScroll(page);
      await expectNoBrokenWords(page);
      // The link is hidden above the page until it has focus.
      const skipLink = page.locator(".skip-link");
      expect(await skipLink.evaluate((link) => link.getBoundingClientRect().bottom)).toBe(0);
    });
  }

  await test.step("shows an invalid field and its label below the message of a sheet", async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto("/hub/demo");
    await openPurchaseDialog(page);
    await page.getByRole("button", { name: "I bought this gift" }).click();
    await expect(page.getByRole("alert")).toContainText("Name required");
    const name = page.getByLabel("Your name");
    await expect(name).toBeFocused();
    await expect
      .poll(() =>
        name.evaluate((field: HTMLInputElement) =>
          [field, field.labels?.[0]].every((part) => {
            const { left, top, height } = (part as HTMLElement).getBoundingClientRect();
            const front = document.elementFromPoint(left + 20, top + height / 2);
            return front !== null && part?.contains(front);
          }),
        ),
      )
      .toBe(true);
  });
});

test("scrolls a parent's pages in one direction only with text of twice the size", {
  tag: "@deep",
}, async ({ page }) => {
  await createFamily(page, [
    {
      firstName: "Emma",
      registries: [{ service: "target", label: "Target", url: "https://www.target.com/registry" }],
      wishes: [{ name: "Wooden train", url: "https://shop.example/train" }],
    },
  ]);
  await page.setViewportSize({ width: 390, height: 844 });
  await doubleTextSize(page);
  for (const path of ["", "/wishlist", "/giving", "/news", "/people"]) {
    await page.goto(`/dashboard${path}`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expectNoHorizontalScroll(page);
  }
  for (const path of ["/settings", "/settings/people", "/subscription", "/add"]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expectNoHorizontalScroll(page);
    await expectNoBrokenWords(page);
  }
  await page.setViewportSize({ width: 320, height: 568 });
  for (const path of ["/add", "/referrals"]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expectNoHorizontalScroll(page);
    const clipped = await page
      .getByRole("main")
      .locator("button:visible")
      .evaluateAll((buttons) =>
        buttons
          .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
          .map(({ textContent }) => textContent),
      );
    expect(clipped, "buttons that clip their label").toEqual([]);
  }
});
