import { delayAppScript, ENTRY_SCRIPT_PATTERN } from "../support/delay-app-script.ts";
import { startSlowDocumentProxy } from "../support/slow-document.ts";
import { expect, expectHydrated, test } from "../support/test.ts";

// These tests need the production build, because only this build has prerendered pages.

test("replays a tap before hydration", { tag: "@phone" }, async ({ page, context }) => {
  // With reduced motion, scrolling to an anchor completes at once.
  await page.emulateMedia({ reducedMotion: "reduce" });
  const release = await delayAppScript(page);
  await page.goto("/hub/demo", { waitUntil: "commit" });
  const range = page.getByRole("button", { name: "$25–50" });
  await range.click();
  await expect(range).toHaveAttribute("aria-busy", "true");
  release();
  await expect(range).toHaveAttribute("aria-pressed", "true");
  await expect(range, "the page does not scroll to the top").toBeInViewport();
  expect(context.pages()).toHaveLength(1);
});

test("replays a tap before any script loads", { tag: "@phone" }, async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("/hub/demo", { waitUntil: "commit" });
  const range = page.getByRole("button", { name: "$25–50" });
  await range.click();
  await page.getByRole("button", { name: "I'll get this" }).first().click();
  await expect(page.getByRole("dialog"), "a form requires no script file").toBeVisible();
  await page.keyboard.press("Escape");
  await range.click();
  release();
  await expect(range).toHaveAttribute("aria-pressed", "true");
});

test("handles a tap on a document that is still loading", { tag: "@phone" }, async ({
  page,
  baseURL,
}) => {
  const proxy = await startSlowDocumentProxy(baseURL ?? "");
  const entry = page.waitForResponse((response) => ENTRY_SCRIPT_PATTERN.test(response.url()));
  await page.goto(`${proxy.origin}/hub/demo`, { waitUntil: "commit" });
  const range = page.getByRole("button", { name: "$25–50" });
  await range.click();
  await expect(range).toHaveAttribute("aria-busy", "true");
  await (await entry).finished();
  proxy.release();
  await expect(range).toHaveAttribute("aria-pressed", "true");
  proxy.close();
});

test("handles a tap once on a page modified by the browser, such as by a translator", async ({
  browser,
}) => {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.route("**/hub/demo", async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replaceAll(/>(View at [^<]+)</g, "><font>$1</font><");
    await route.fulfill({ response: answer, body });
  });
  const release = await delayAppScript(page);
  await page.goto("/hub/demo", { waitUntil: "commit" });
  const button = page.getByRole("button", { name: /^Share/ }).first();
  await expect(page.locator("font").first()).toBeVisible();
  // Clicks twice, as a person would after a first click without a visible effect.
  await button.click();
  await button.click();
  release();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expect(page.locator("font")).toHaveCount(0);
  await context.close();
});

test("opens a shop once before hydration, and continues the purchase flow", async ({
  page,
  context,
}) => {
  const release = await delayAppScript(page);
  await context.route(/^https:/, (route) => route.fulfill({ body: "A shop" }));
  await page.goto("/hub/demo", { waitUntil: "commit" });
  await page
    .getByRole("link", { name: /^View at / })
    .first()
    .click();
  await expect.poll(() => context.pages().length).toBe(2);
  release();
  await expect(page.getByRole("dialog")).toBeVisible();
  expect(context.pages()).toHaveLength(2);
});

test("filters wishes and opens a form after a translator replaced every text", async ({
  newVisitor,
}) => {
  const page = await newVisitor();
  await page.goto("/hub/demo");
  await expectHydrated(page);
  await page.locator("#root").evaluate((root) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      const translation = document.createElement("font");
      translation.textContent = text.data;
      text.replaceWith(translation);
    }
  });
  const wishes = page.getByRole("region", { name: "Wishlist" }).getByRole("article");
  await expect(wishes).toHaveCount(6);
  await page.getByRole("button", { name: "$25–50" }).click();
  await expect(wishes).toHaveCount(2);
  await page
    .getByRole("button", { name: /^I'll get this/ })
    .first()
    .click();
  const dialog = page.getByRole("dialog", { name: "I'll get this" });
  await expect(dialog.getByText("Bridge building kit")).toBeVisible();
});

test("opens a form with what was typed before the app started", {
  tag: ["@phone", "@deep"],
}, async ({ page }) => {
  const release = await delayAppScript(page);
  await page.goto("/hub/demo");
  const [first, second] = await page.getByRole("button", { name: /^I'll get this/ }).all();
  const name = page.getByRole("dialog").getByLabel("Your name");
  await first?.tap();
  await name.fill("Nana Vera");
  await page.goBack();
  await expect(page.getByRole("dialog")).toBeHidden();
  release();
  await expectHydrated(page);
  await second?.tap();
  await expect(name).toHaveValue("");
  await page.goBack();
  await expect(page.getByRole("dialog")).toBeHidden();
  await first?.tap();
  await expect(name).toHaveValue("Nana Vera");
});
