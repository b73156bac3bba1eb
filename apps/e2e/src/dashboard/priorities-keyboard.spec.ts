import { openDashboard } from "../support/dashboard.ts";
import {
  expectAccessibleAndResponsive,
  expectNoHorizontalScrollAtAnyWidth,
} from "../support/page-checks.ts";
import { openPriorities } from "../support/priorities.ts";
import { expect, test } from "../support/test.ts";

test("manages priorities with the keyboard only", { tag: "@deep" }, async ({ page }) => {
  const { section, titles } = await openPriorities(page, [1, 2]);
  const button = (name: string) => section.getByRole("button", { name });
  const heading = section.getByRole("heading", { name: "Top 3 Priorities" });
  /** Presses Tab until the button `name` has the focus. */
  const tabTo = async (name: string) => {
    for (let count = 0; count < 60; count += 1) {
      await page.keyboard.press("Tab");
      if (await button(name).evaluate((node) => node === document.activeElement)) return;
    }
    throw new Error(`Tab never comes to ${name}`);
  };

  await test.step("moves the focus to the section's heading when the Add button disappears", async () => {
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

  await test.step("keeps the focus on the button for consecutive moves and at the end of the list", async () => {
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

  await test.step("moves the focus to the heading after a removal, and to the next section's heading after the last one", async () => {
    await tabTo("Remove from the priorities: Books");
    await page.keyboard.press("Enter");
    await expect(titles).toHaveText(["Toys", "Clothes"]);
    await expect(heading).toBeFocused();
    await tabTo("Remove from the priorities: Toys");
    await page.keyboard.press("Enter");
    await expect(titles).toHaveText(["Clothes"]);
    await tabTo("Move down: Clothes");
    await page.keyboard.press("Enter");
    await expect(section.getByRole("listitem")).toHaveText(["1Empty", "2Empty", /^3Clothes/]);
    await tabTo("Remove from the priorities: Clothes");
    await page.keyboard.press("Enter");
    await expect(section).toHaveCount(0);
    await expect(page.getByRole("heading", { name: "Wishlist" })).toBeFocused();
  });
});

test("adds, moves and removes priorities by keyboard, and rolls back on a lost connection", {
  tag: "@deep",
}, async ({ page }) => {
  await openDashboard(page, "priorities");
  const dialog = page.getByRole("dialog");
  const section = page.getByRole("region", { name: "Top 3 Priorities" });
  const titles = section.getByRole("listitem").locator("p:first-child");

  await test.step("prioritizes an activity with a goal from its dialog", async () => {
    await page.getByRole("button", { name: "Add a gift" }).first().click();
    await dialog.getByLabel("It's an activity").check();
    await dialog.getByLabel("Name").fill("Swimming lessons");
    await dialog.getByLabel("Funding goal").fill("120.50");
    await dialog.getByLabel("Show among the Top 3 Priorities").check();
    await expectAccessibleAndResponsive(page);
    await dialog.getByRole("button", { name: "Add to the wishlist" }).click();
    await expect(dialog).toBeHidden();
    await expect(section.getByText("$120.50 needed")).toBeVisible();
  });

  // On a phone, only this page has the controls. `expectAccessibleAndResponsive` also checks the phone layout.
  await page.goto("/dashboard/giving");

  await test.step("adds, moves and removes a candidate with the keyboard", async () => {
    await page.getByRole("button", { name: "Add a registry" }).click();
    await dialog.getByLabel("Label").fill("Birthday list");
    await dialog.getByLabel("Web address").fill("target.com/emma");
    await dialog.getByRole("button", { name: "Add the registry" }).click();
    await expect(dialog).toBeHidden();
    await section.getByRole("button", { name: "Add a priority" }).press("Enter");
    await page.keyboard.press("ArrowDown");
    await expect(page.getByRole("menuitem", { name: "Birthday list" })).toBeVisible();
    await expectAccessibleAndResponsive(page);
    const added = page.waitForResponse(/links\.updateRegistry/);
    await page.getByRole("menuitem", { name: "Birthday list" }).press("Enter");
    await expect(titles).toHaveText(["Swimming lessons", "Birthday list"]);
    await added;
    const moved = page.waitForResponse(/links\.updateRegistry/);
    const up = section.getByRole("button", { name: "Move up: Birthday list" });
    await up.press("Enter");
    await expect(titles).toHaveText(["Birthday list", "Swimming lessons"]);
    await expect(up).toBeFocused();
    await moved;
    await page.reload();
    await expect(titles).toHaveText(["Birthday list", "Swimming lessons"]);
  });

  await test.step("restores a priority on a lost connection, and removes it on retry", async () => {
    const remove = section.getByRole("button", {
      name: "Remove from the priorities: Birthday list",
    });
    await page.route("**/trpc/**links.updateRegistry**", (route) => route.abort());
    await remove.press("Enter");
    await expect(page.getByText("Error removing priority")).toBeVisible();
    await expect(titles).toHaveText(["Birthday list", "Swimming lessons"]);
    await page.unroute("**/trpc/**links.updateRegistry**");
    await remove.press("Enter");
    await expect(titles).toHaveText(["Swimming lessons"]);
    await expectNoHorizontalScrollAtAnyWidth(page);
  });
});
