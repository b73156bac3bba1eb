import type { Locator, Page } from "@playwright/test";
import { openDashboard } from "./dashboard.ts";
import { newFamily } from "./families.ts";
import { expectAccessible, expectNoSidewaysScrollAnywhere, expectSound } from "./page-checks.ts";
import { expect, test } from "./test.ts";

/** A parent whose child has four registries, the first of them on these slots. */
async function openPriorities(page: Page, slots: readonly number[]) {
  const registries = ["Books", "Toys", "Clothes", "Music"].map((label, index) => {
    const priorityOrder = slots[index] ?? null;
    const url = "https://target.com/emma";
    return { service: "target", label, url, isPriority: priorityOrder !== null, priorityOrder };
  });
  await newFamily(page, [{ firstName: "Emma", registries }], { tag: "priorities" });
  await page.goto("/dashboard");
  const section = sectionOf(page);
  await expect(section).toBeVisible();
  return { section, titles: section.getByRole("listitem").locator("p:first-child") };
}

type Point = { x: number; y: number };

/** A finger on a phone, the mouse elsewhere. */
async function pointerOf(page: Page, hasTouch: boolean) {
  if (!hasTouch) {
    return {
      down: async ({ x, y }: Point) => {
        await page.mouse.move(x, y);
        await page.mouse.down();
      },
      move: ({ x, y }: Point) => page.mouse.move(x, y),
      up: () => page.mouse.up(),
    };
  }
  const session = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", touchPoints: Point[]) =>
    session.send("Input.dispatchTouchEvent", { type, touchPoints });
  return {
    down: (point: Point) => touch("touchStart", [point]),
    move: (point: Point) => touch("touchMove", [point]),
    up: () => touch("touchEnd", []),
  };
}

const sectionOf = (page: Page) => page.getByRole("region", { name: "Top 3 Priorities" });
const gripOf = (page: Page, title: string) =>
  sectionOf(page).getByRole("button", { name: `Drag: ${title}` });

/** Takes a card by its grip and holds it over another slot: answers how to let go. */
async function holdOver(page: Page, from: string, to: string, hasTouch: boolean) {
  const slotWith = (text: string) =>
    sectionOf(page).getByRole("listitem").filter({ hasText: text });
  const middle = async (what: Locator): Promise<Point> => {
    const box = await what.boundingBox();
    if (box === null) throw new Error("There is nothing to drag, or nowhere to");
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  const grip = gripOf(page, from);
  await grip.evaluate((node) => node.scrollIntoView({ block: "center", behavior: "instant" }));
  const start = await middle(grip);
  const way = (await middle(slotWith(to))).y - (await middle(slotWith(from))).y;
  const pointer = await pointerOf(page, hasTouch);
  await pointer.down(start);
  for (const part of [0.25, 0.5, 0.75, 1]) {
    await pointer.move({ x: start.x, y: start.y + way * part });
  }
  await expect(slotWith(to).locator("[data-target]")).toBeVisible();
  return pointer.up;
}

/** Drags one card by its grip onto another slot. */
async function drag(page: Page, from: string, to: string, hasTouch: boolean): Promise<void> {
  const letGo = await holdOver(page, from, to, hasTouch);
  await letGo();
}

test("priorities dragged onto each other change places, fill a free one, and go back when the line is cut", {
  tag: "@phone",
}, async ({ page, hasTouch }) => {
  const { section, titles } = await openPriorities(page, [1, 2]);
  const places = section.getByRole("listitem");
  const told = section.getByRole("status");
  await expect(places).toHaveText([/^1Books/, /^2Toys/, "3Free"]);
  const saved = page.waitForResponse(/links\.updateRegistry/);
  await drag(page, "Books", "Free", hasTouch);
  await expect(places).toHaveText(["1Free", /^2Toys/, /^3Books/]);
  await expect(told).toHaveText("Books is now number 3.");
  await saved;
  const savedAgain = page.waitForResponse(/links\.updateRegistry/);
  await drag(page, "Books", "Toys", hasTouch);
  await expect(titles).toHaveText(["Books", "Toys"]);
  await expect(told).toHaveText("Books is now number 2.");
  await savedAgain;
  await page.reload();
  await expect(places).toHaveText(["1Free", /^2Books/, /^3Toys/]);

  await page.route("**/trpc/links.updateRegistry**", (route) => route.abort());
  await drag(page, "Toys", "Books", hasTouch);
  await expect(page.getByText("Error moving priority")).toBeVisible();
  await expect(titles).toHaveText(["Books", "Toys"]);
  await page.unroute("**/trpc/links.updateRegistry**");
});

test("a priority is dropped on the free slot in the middle, and Escape puts it back", async ({
  page,
  hasTouch,
}) => {
  const { section } = await openPriorities(page, [1, 3]);
  const places = section.getByRole("listitem");
  await expect(places).toHaveText([/^1Books/, "2Free", /^3Toys/]);

  await test.step("it is held over the free slot, which makes room, and let go", async () => {
    const saved = page.waitForResponse(/links\.updateRegistry/);
    const letGo = await holdOver(page, "Books", "Free", hasTouch);
    await expect(page.getByText("Books is over number 2, which is free.")).toBeAttached();
    await letGo();
    await expect(places).toHaveText(["1Free", /^2Books/, /^3Toys/]);
    await expect(section.getByRole("status")).toHaveText("Books is now number 2.");
    await saved;
    await page.reload();
    await expect(places).toHaveText(["1Free", /^2Books/, /^3Toys/]);
  });

  await test.step("Escape on the way changes nothing", async () => {
    const letGo = await holdOver(page, "Books", "Toys", hasTouch);
    await expect(
      page.getByText("Books is over number 3 and would change places with Toys."),
    ).toBeAttached();
    await page.keyboard.press("Escape");
    await expect(page.getByText("Books is back at number 2.")).toBeAttached();
    await letGo();
    await expect(places).toHaveText(["1Free", /^2Books/, /^3Toys/]);
    await expect(section.locator("[data-target]")).toHaveCount(0);
  });
});

test("a priority held at the edge of the window scrolls the page", async ({ page, hasTouch }) => {
  await page.setViewportSize({ width: hasTouch ? 390 : 1280, height: 360 });
  const { section } = await openPriorities(page, [1, 2, 3]);
  const grip = gripOf(page, "Books");
  await grip.evaluate((node) => node.scrollIntoView({ block: "center", behavior: "instant" }));
  const box = await grip.boundingBox();
  if (box === null) throw new Error("There is no grip");
  const x = box.x + box.width / 2;
  const pointer = await pointerOf(page, hasTouch);
  const scrolled = await page.evaluate(() => window.scrollY);
  await pointer.down({ x, y: box.y + box.height / 2 });
  for (const y of [230, 280, 330, 350]) await pointer.move({ x, y });
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(scrolled + 100);
  await page.keyboard.press("Escape");
  await pointer.up();
  await expect(section.getByRole("listitem")).toHaveText([/^1Books/, /^2Toys/, /^3Clothes/]);
});

test("a priority is dragged with the keyboard", async ({ page }) => {
  const { section } = await openPriorities(page, [1, 2]);
  const places = section.getByRole("listitem");
  const grip = gripOf(page, "Books");
  /** Presses an arrow, and waits until what the card is over now was said and the cards have slid to their places. */
  const moveOver = async (arrow: "ArrowUp" | "ArrowDown", slot: number, said: string) => {
    await page.keyboard.press(arrow);
    await expect(places.nth(slot - 1).locator("[data-target]")).toBeVisible();
    await expect(page.getByText(said)).toBeAttached();
    await section.evaluate((node) =>
      Promise.allSettled(node.getAnimations({ subtree: true }).map(({ finished }) => finished)),
    );
  };
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
  await expect(places).toHaveText(["1Free", /^2Toys/, /^3Books/]);
  await expect(section.getByRole("status")).toHaveText("Books is now number 3.");
  await expect(grip).toBeFocused();
  await saved;

  await page.keyboard.press("Enter");
  await moveOver("ArrowUp", 2, overToys);
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(page.getByText("Books is back at number 3.")).toBeAttached();
  await expect(places).toHaveText(["1Free", /^2Toys/, /^3Books/]);
  await expect(grip).toBeFocused();
});

test("priorities with nothing but a keyboard", async ({ page }) => {
  const { section, titles } = await openPriorities(page, [1, 2]);
  const button = (name: string) => section.getByRole("button", { name });
  const heading = section.getByRole("heading", { name: "Top 3 Priorities" });
  /** Walks there with Tab, as somebody without a mouse does. */
  const tabTo = async (name: string) => {
    for (let count = 0; count < 60; count += 1) {
      await page.keyboard.press("Tab");
      if (await button(name).evaluate((node) => node === document.activeElement)) return;
    }
    throw new Error(`Tab never comes to ${name}`);
  };

  await test.step("add: the focus stays in the section when the button goes", async () => {
    await heading.focus();
    await tabTo("Add a priority");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("menuitem", { name: "Clothes" })).toBeFocused();
    await page.keyboard.press("ArrowDown");
    await expect(page.getByRole("menuitem", { name: "Music" })).toBeFocused();
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("Enter");
    await expect(titles).toHaveText(["Books", "Toys", "Clothes"]);
    await expect(button("Add a priority")).toHaveCount(0);
    await expect(heading).toBeFocused();
  });

  await test.step("two moves in a row, with the focus on the same button, and one past the end", async () => {
    await tabTo("Move down: Books");
    await page.keyboard.press("Enter");
    await page.keyboard.press("Enter");
    await expect(titles).toHaveText(["Toys", "Clothes", "Books"]);
    await expect(button("Move down: Books")).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(titles).toHaveText(["Toys", "Clothes", "Books"]);
    await expect(section.getByRole("status")).toHaveText("Books is now number 3.");
    const ring = await button("Move down: Books").evaluate((node) =>
      node.matches(":focus-visible"),
    );
    expect(ring, "the focus is to be seen").toBe(true);
  });

  await test.step("remove: the focus goes to the heading, with the last one to the next section's", async () => {
    await tabTo("Remove from the priorities: Books");
    await page.keyboard.press("Enter");
    await expect(titles).toHaveText(["Toys", "Clothes"]);
    await expect(heading).toBeFocused();
    await tabTo("Remove from the priorities: Toys");
    await page.keyboard.press("Enter");
    await expect(titles).toHaveText(["Clothes"]);
    await tabTo("Move down: Clothes");
    await page.keyboard.press("Enter");
    await expect(section.getByRole("listitem")).toHaveText(["1Free", "2Free", /^3Clothes/]);
    await tabTo("Remove from the priorities: Clothes");
    await page.keyboard.press("Enter");
    await expect(section).toHaveCount(0);
    await expect(page.getByRole("heading", { name: "Wishlist" })).toBeFocused();
  });
});

test("priorities by keyboard: add, move, remove, and a cut line", async ({ page }) => {
  await openDashboard(page, "priorities");
  const dialog = page.getByRole("dialog");
  const section = page.getByRole("region", { name: "Top 3 Priorities" });
  const titles = section.getByRole("listitem").locator("p:first-child");

  await test.step("an activity with a goal takes a place from its dialog", async () => {
    await page.getByRole("button", { name: "Add a gift" }).first().click();
    await dialog.getByLabel("It's an activity").check();
    await dialog.getByLabel("Name").fill("Swimming lessons");
    await dialog.getByLabel("Funding goal").fill("120.50");
    await dialog.getByLabel("Show among the Top 3 Priorities").check();
    await expectSound(page);
    await dialog.getByRole("button", { name: "Add to the wishlist" }).click();
    await expect(dialog).toBeHidden();
    await expect(section.getByText("$120.50 needed")).toBeVisible();
  });

  await test.step("a candidate is added, moved and removed without a mouse", async () => {
    await page.getByRole("button", { name: "Add a registry" }).click();
    await dialog.getByLabel("Label").fill("Birthday list");
    await dialog.getByLabel("Web address").fill("target.com/emma");
    await dialog.getByRole("button", { name: "Add the registry" }).click();
    await expect(dialog).toBeHidden();
    await section.getByRole("button", { name: "Add a priority" }).press("Enter");
    await page.keyboard.press("ArrowDown");
    await expect(page.getByRole("menuitem", { name: "Birthday list" })).toBeVisible();
    await expectSound(page);
    await page.getByRole("menuitem", { name: "Birthday list" }).press("Enter");
    await expect(titles).toHaveText(["Swimming lessons", "Birthday list"]);
    const up = section.getByRole("button", { name: "Move up: Birthday list" });
    await up.press("Enter");
    await expect(titles).toHaveText(["Birthday list", "Swimming lessons"]);
    await expect(up).toBeFocused();
    await page.reload();
    await expect(titles).toHaveText(["Birthday list", "Swimming lessons"]);
  });

  await test.step("a cut line puts it back; then it goes", async () => {
    const remove = section.getByRole("button", {
      name: "Remove from the priorities: Birthday list",
    });
    await page.route("**/trpc/links.updateRegistry**", (route) => route.abort());
    await remove.press("Enter");
    await expect(page.getByText("Error removing priority")).toBeVisible();
    await expect(titles).toHaveText(["Birthday list", "Swimming lessons"]);
    await page.unroute("**/trpc/links.updateRegistry**");
    await remove.press("Enter");
    await expect(titles).toHaveText(["Swimming lessons"]);
    await expectNoSidewaysScrollAnywhere(page);
  });
});
