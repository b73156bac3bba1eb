import type { Page } from "@playwright/test";
import { getBuiltFilePattern } from "../support/built-file.ts";
import { performEntryAction } from "../support/dashboard.ts";
import { expectAccessible } from "../support/page-checks.ts";
import { createPointerControls, getCenterPoint } from "../support/pointer.ts";
import { getPrioritiesSection, openPriorities } from "../support/priorities.ts";
import { expect, test } from "../support/test.ts";

const CARDS = getBuiltFilePattern(
  "app",
  "src/features/dashboard/top-priorities/priority-cards.tsx",
);

const getGrip = (page: Page, title: string) =>
  getPrioritiesSection(page).getByRole("button", { name: `Drag: ${title}` });

/**
 * Drags a card by its drag handle over another slot without dropping the card. Returns a function that drops the card.
 */
async function holdOver(page: Page, from: string, to: string, hasTouch: boolean) {
  const slotWith = (text: string) =>
    getPrioritiesSection(page).getByRole("listitem").filter({ hasText: text });
  const grip = getGrip(page, from);
  const pointer = await createPointerControls(page, hasTouch);
  // Waits for sections above the list, because they would move the list away from the pointer.
  await page.waitForLoadState("networkidle");
  let isHeld = false;
  const attempt = async () => {
    if (isHeld) {
      // The press missed the grip, because the page moved. Presses again, as a person would.
      await page.keyboard.press("Escape");
      await pointer.up();
    }
    await grip.evaluate((node) => node.scrollIntoView({ block: "center", behavior: "instant" }));
    const start = await getCenterPoint(grip);
    const way = (await getCenterPoint(slotWith(to))).y - (await getCenterPoint(slotWith(from))).y;
    await pointer.down(start);
    isHeld = true;
    for (const part of [0.25, 0.5, 0.75, 1]) {
      await pointer.move({ x: start.x, y: start.y + way * part });
    }
    // Moves the pointer by one pixel in each attempt. If the last movement preceded the start of the drag, the card
    // follows only after another movement.
    let tremor = 0;
    await expect(async () => {
      tremor = 1 - tremor;
      await pointer.move({ x: start.x, y: start.y + way + tremor });
      await expect(slotWith(to).locator("[data-target]")).toBeVisible({ timeout: 500 });
    }).toPass({ timeout: 20_000 });
  };
  await expect(attempt).toPass();
  return pointer.up;
}

async function drag(page: Page, from: string, to: string, hasTouch: boolean): Promise<void> {
  const letGo = await holdOver(page, from, to, hasTouch);
  await letGo();
}

test("swaps dragged priorities, fills a free slot, and rolls back on a lost connection", {
  tag: ["@widths", "@deep"],
}, async ({ page, hasTouch }) => {
  const { section, titles } = await openPriorities(page, [1, 2]);
  const places = section.getByRole("listitem");
  const told = section.getByRole("status");
  await expect(places).toHaveText([/^1Books/, /^2Toys/, "3Empty"]);
  const saved = page.waitForResponse(/links\.updateRegistry/);
  await drag(page, "Books", "Empty", hasTouch);
  await expect(places).toHaveText(["1Empty", /^2Toys/, /^3Books/]);
  await expect(told).toHaveText("Books is now number 3.");
  await saved;
  const savedAgain = page.waitForResponse(/links\.updateRegistry/);
  await drag(page, "Books", "Toys", hasTouch);
  await expect(titles).toHaveText(["Books", "Toys"]);
  await expect(told).toHaveText("Books is now number 2.");
  await savedAgain;
  await page.reload();
  await expect(places).toHaveText(["1Empty", /^2Books/, /^3Toys/]);

  await page.route("**/trpc/**links.updateRegistry**", (route) => route.abort());
  await drag(page, "Toys", "Books", hasTouch);
  await expect(page.getByText("Error moving priority")).toBeVisible();
  await expect(titles).toHaveText(["Books", "Toys"]);
  await page.unroute("**/trpc/**links.updateRegistry**");
});

test("lists the priorities until their controls load, and while the connection is lost", {
  tag: ["@widths", "@deep"],
}, async ({ page, hasTouch }) => {
  await page.route(CARDS, (route) => route.abort());
  const { section } = await openPriorities(page, [1, 2]);
  const places = section.getByRole("listitem");
  await expect(places).toHaveText([/^1Books/, /^2Toys/]);
  await expect(getGrip(page, "Books")).toHaveCount(0);
  await page.unroute(CARDS);

  let come = () => {};
  const hasCome = new Promise<void>((resolve) => {
    come = resolve;
  });
  await page.route(CARDS, async (route) => {
    await hasCome;
    await route.continue();
  });
  await page.reload();
  await expect(places).toHaveText([/^1Books/, /^2Toys/]);
  await expect(getGrip(page, "Books")).toHaveCount(0);
  come();
  await drag(page, "Books", "Toys", hasTouch);
  await expect(places).toHaveText([/^1Toys/, /^2Books/, "3Empty"]);
  await expect(section.getByRole("status")).toHaveText("Books is now number 2.");
});

test("drops a priority on the free middle slot, and cancels a drag on Escape", {
  tag: "@deep",
}, async ({ page, hasTouch }) => {
  const { section } = await openPriorities(page, [1, 3]);
  const places = section.getByRole("listitem");
  await expect(places).toHaveText([/^1Books/, "2Empty", /^3Toys/]);

  await test.step("makes room while a card is over the free slot, and drops the card", async () => {
    const saved = page.waitForResponse(/links\.updateRegistry/);
    const letGo = await holdOver(page, "Books", "Empty", hasTouch);
    await expect(page.getByText("Books is over number 2, which is free.")).toBeAttached();
    await letGo();
    await expect(places).toHaveText(["1Empty", /^2Books/, /^3Toys/]);
    await expect(section.getByRole("status")).toHaveText("Books is now number 2.");
    await saved;
    await page.reload();
    await expect(places).toHaveText(["1Empty", /^2Books/, /^3Toys/]);
  });

  await test.step("changes nothing on Escape during the drag", async () => {
    const letGo = await holdOver(page, "Books", "Toys", hasTouch);
    await expect(
      page.getByText("Books is over number 3 and would change places with Toys."),
    ).toBeAttached();
    await page.keyboard.press("Escape");
    await expect(page.getByText("Books is back at number 2.")).toBeAttached();
    await letGo();
    await expect(places).toHaveText(["1Empty", /^2Books/, /^3Toys/]);
    await expect(section.locator("[data-target]")).toHaveCount(0);
  });
});

test("scrolls the page while a priority is held at the window's edge", { tag: "@deep" }, async ({
  page,
  hasTouch,
}) => {
  await page.setViewportSize({ width: hasTouch ? 390 : 1280, height: 360 });
  const { section } = await openPriorities(page, [1, 2, 3]);
  const grip = getGrip(page, "Books");
  await grip.evaluate((node) => node.scrollIntoView({ block: "center", behavior: "instant" }));
  const box = await grip.boundingBox();
  if (box === null) throw new Error("There is no grip");
  const x = box.x + box.width / 2;
  const pointer = await createPointerControls(page, hasTouch);
  const scrolled = await page.evaluate(() => window.scrollY);
  await pointer.down({ x, y: box.y + box.height / 2 });
  for (const y of [230, 280, 330, 350]) await pointer.move({ x, y });
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(scrolled + 100);
  await page.keyboard.press("Escape");
  await pointer.up();
  await expect(section.getByRole("listitem")).toHaveText([/^1Books/, /^2Toys/, /^3Clothes/]);
});

test("drags a priority with the keyboard", { tag: "@deep" }, async ({ page }) => {
  const { section } = await openPriorities(page, [1, 2]);
  const places = section.getByRole("listitem");
  const grip = getGrip(page, "Books");
  /**
   * Moves a dragged card with an arrow key. Waits until the target slot is highlighted and announced, and until all
   * transitions have finished.
   */
  const moveOver = async (arrow: "ArrowUp" | "ArrowDown", slot: number, said: string) => {
    await page.keyboard.press(arrow);
    await expect(places.nth(slot - 1).locator("[data-target]")).toBeVisible();
    await expect(page.getByText(said)).toBeAttached();
    await section.evaluate((node) =>
      Promise.allSettled(node.getAnimations({ subtree: true }).map(({ finished }) => finished)),
    );
  };
  await expect(grip).toHaveAttribute("aria-roledescription", "draggable");
  await grip.focus();
  await page.keyboard.press("Space");
  await expect(page.getByText("Picked up Books, number 1.")).toBeAttached();
  const overToys = "Books is over number 2 and would change places with Toys.";
  const overFree = "Books is over number 3, which is free.";
  await moveOver("ArrowDown", 2, overToys);
  await moveOver("ArrowDown", 3, overFree);
  await moveOver("ArrowUp", 2, overToys);
  await moveOver("ArrowDown", 3, overFree);
  const saved = page.waitForResponse(/links\.updateRegistry/);
  await page.keyboard.press("Enter");
  await expect(places).toHaveText(["1Empty", /^2Toys/, /^3Books/]);
  await expect(section.getByRole("status")).toHaveText("Books is now number 3.");
  await expect(grip).toBeFocused();
  await saved;

  await page.keyboard.press("Enter");
  await moveOver("ArrowUp", 2, overToys);
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(page.getByText("Books is back at number 3.")).toBeAttached();
  await expect(places).toHaveText(["1Empty", /^2Toys/, /^3Books/]);
  await expect(grip).toBeFocused();
});

test("puts a registry on top from its row's menu, and takes it off (rule: priority-rows)", {
  tag: "@phone",
}, async ({ page }) => {
  const { titles } = await openPriorities(page, [1]);
  await page.getByRole("link", { name: "Giving", exact: true }).click();
  const registries = page.getByRole("region", { name: "Registries" });
  await performEntryAction(registries, "Put on top", "Music");
  await expect(page.getByText("Music is now number 2.")).toBeVisible();
  const bar = await page.getByRole("banner").boundingBox();
  const toast = await page.locator("[popover]").boundingBox();
  expect(toast?.y, "below the top bar").toBeGreaterThan(bar?.height ?? Number.NaN);
  await expect(titles).toHaveText(["Books", "Music"]);
  await expect(registries.getByRole("img", { name: "Among the Top 3" })).toHaveCount(2);
  await expectAccessible(page);
  await page.reload();
  await expect(titles).toHaveText(["Books", "Music"]);
  await performEntryAction(registries, "Take off the top", "Music");
  await expect(titles).toHaveText(["Books"]);
});
