import { filterPages } from "@giftling/domain";
import { checkoutScenario } from "../scenarios/account.ts";
import { SCENARIOS } from "../scenarios/scenarios.ts";
import { openPurchaseDialog } from "../support/give.ts";
import {
  expectAccessible,
  expectAccessibleScenario,
  expectNoHorizontalScroll,
} from "../support/page-checks.ts";
import { expect, test } from "../support/test.ts";

// The checkout depends on Stripe's clock, which the tests of `billing.spec.ts` advance.
for (const scenario of SCENARIOS.filter((each) => each !== checkoutScenario)) {
  test(`is accessible: ${scenario.name}`, { tag: "@deep" }, async ({ page, newVisitor }) => {
    await scenario.run({ page, newVisitor, show: expectAccessibleScenario });
  });
}

test("has accessible public pages in dark mode on a desktop and light mode on a phone", {
  tag: "@deep",
}, async ({ page }) => {
  for (const path of [...filterPages((page) => "search" in page), "/hub/rivera", "/hub/demo"]) {
    await page.emulateMedia({ colorScheme: "dark" });
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expectAccessible(page);
    await expectNoHorizontalScroll(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.emulateMedia({ colorScheme: "light" });
    await expectAccessible(page);
    await expectNoHorizontalScroll(page);
    await page.setViewportSize({ width: 1280, height: 800 });
  }
});

test("supports the keyboard only: skip link, dialogs, and wall", async ({ page }) => {
  await page.goto("/");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to the content" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.locator("#content")).toBeFocused();
  await page.keyboard.press("Tab");
  const start = page.getByRole("main").getByRole("link", { name: "Create Your Free Hub" }).first();
  await expect(start).toBeFocused();
  await page.keyboard.press("Tab");
  const example = page.getByRole("link", { name: "See How It Works" });
  await expect(example, "the picture of a hub holds no stop").toBeFocused();
  expect(await example.evaluate((node) => node.matches(":focus-visible"))).toBe(true);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/hub\/demo$/);

  const bought = page.getByRole("button", { name: /^I'll get this/ }).first();
  await bought.press("Enter");
  const dialog = page.getByRole("dialog", { name: "I'll get this" });
  await expect(dialog).toBeVisible();
  for (let stop = 0; stop < 12; stop += 1) await page.keyboard.press("Tab");
  await expect(dialog.locator(":focus"), "the focus stays in the dialog").toHaveCount(1);
  await page.keyboard.press("Escape");
  await expect(bought).toBeFocused();
});

test("celebrates a gift without confetti or motion when motion is reduced", {
  tag: "@deep",
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/hub/demo");
  await openPurchaseDialog(page);
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Your name").fill("Grandma Ngozi");
  await dialog.getByRole("button", { name: "I bought this gift" }).click();
  await expect(dialog.getByRole("heading", { name: "Thank you!" })).toBeVisible();
  await expect(dialog.getByRole("status")).toHaveText(/^Your purchase has been recorded\./);
  const messages = page.getByRole("region", { name: "Messages" });
  await expect(messages, "no toast over the sheet").toHaveText("");
  await expect(messages).toHaveAttribute("aria-live", "polite");
  await dialog.getByRole("button", { name: "No thanks" }).click();
  await dialog.getByRole("button", { name: "Skip" }).click();
  await expect(page.getByRole("heading", { name: "Wall of Support" })).toBeFocused();
  await expect(page.locator("canvas")).toHaveCount(0);
  const moving = () => document.getAnimations().filter((each) => each.playState === "running");
  expect(await page.evaluate(`(${moving})().length`)).toBe(0);
});
