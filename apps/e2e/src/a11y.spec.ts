import type { Page } from "@playwright/test";
import { SCENES } from "./scenes/scenes.ts";
import { expect, expectAccessible, expectNoSidewaysScroll, test } from "./test.ts";

const DESKTOP = { width: 1280, height: 800 };
const PHONE = { width: 360, height: 740 };
/** A desktop's window at 200 % zoom. */
const ZOOMED = { width: 640, height: 512 };

/** A state for everybody: wide and light, narrow and dark, nothing sticking out. */
async function expectSound(page: Page, name: string): Promise<void> {
  const onlyPhone = name.endsWith("-phone");
  const hasDialog = (await page.getByRole("dialog").count()) > 0;
  const part = name.startsWith("mail-") ? "mail" : hasDialog ? "dialog" : "page";
  await test.step(name, async () => {
    await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
    if (!onlyPhone) await page.setViewportSize(DESKTOP);
    await expectAccessible(page, part);
    await page.emulateMedia({ colorScheme: "dark" });
    await page.setViewportSize(PHONE);
    await expectAccessible(page, part);
    await expectNoSidewaysScroll(page);
    if (!onlyPhone) {
      await page.setViewportSize(ZOOMED);
      await expectNoSidewaysScroll(page);
      await page.setViewportSize(DESKTOP);
    }
    await page.emulateMedia({ colorScheme: "light" });
    await expectNamed(page);
    await expect(
      page.locator("noscript:visible"),
      "what is for browsers without scripts",
    ).toHaveCount(0);
  });
}

/** A page says what it is and in which language; axe looks at the order of its headings. */
async function expectNamed(page: Page): Promise<void> {
  await expect(page).toHaveTitle(/\S/);
  await expect(page.locator("html")).toHaveAttribute("lang", /^en/);
}

for (const scene of SCENES) {
  test(`accessible: ${scene.name}`, async ({ page, newVisitor }) => {
    test.setTimeout(600_000);
    await scene.play({ page, newVisitor, show: expectSound });
  });
}

test("with nothing but a keyboard: past the bar, through the answers, to the wall and back", async ({
  page,
}) => {
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

  const bought = page.getByRole("button", { name: /^I bought this/ }).first();
  await bought.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Did you buy this gift?" });
  await expect(dialog).toBeVisible();
  for (let stop = 0; stop < 12; stop += 1) await page.keyboard.press("Tab");
  await expect(dialog.locator(":focus"), "the focus stays in the dialog").toHaveCount(1);
  await page.keyboard.press("Escape");
  await expect(bought).toBeFocused();
});

test("less motion: a gift is celebrated without confetti, and nothing moves", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/hub/demo");
  await page
    .getByRole("button", { name: /^I bought this/ })
    .first()
    .click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Your name").fill("Grandma Ngozi");
  await dialog.getByRole("button", { name: "I bought this gift" }).click();
  const messages = page.getByRole("region", { name: "Messages" });
  await expect(messages.getByText("Thank you!")).toBeVisible();
  await expect(messages).toHaveAttribute("aria-live", "polite");
  await dialog.getByRole("button", { name: "No thanks" }).click();
  await dialog.getByRole("button", { name: "Skip" }).click();
  await expect(page.getByRole("heading", { name: "Wall of Support" })).toBeFocused();
  await expect(page.locator("canvas")).toHaveCount(0);
  const moving = () => document.getAnimations().filter((each) => each.playState === "running");
  expect(await page.evaluate(`(${moving})().length`)).toBe(0);
});
