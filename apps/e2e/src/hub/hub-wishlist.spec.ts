import { performEntryAction } from "../support/dashboard.ts";
import { createFamily, postToApi } from "../support/families.ts";
import {
  expectAccessible,
  expectAccessibleAndResponsive,
  expectAccessibleInDarkMode,
} from "../support/page-checks.ts";
import { createPointerControls, getCenterPoint } from "../support/pointer.ts";
import { expect, expectHydrated, mockExternalSites, test } from "../support/test.ts";

test("filters wishes by price for the session, by keyboard, and only with scripts (rule: price-ranges)", {
  tag: "@deep",
}, async ({ page, newVisitor }) => {
  await page.goto("/hub/demo");
  const prices = page.getByRole("group", { name: "Show wishes by price" });
  const chip = (name: string) => prices.getByRole("button", { name, exact: true });
  const wishes = page.getByRole("region", { name: "Wishlist" }).getByRole("article");
  await expect(chip("All")).toHaveAttribute("aria-pressed", "true");
  await expect(wishes).toHaveCount(6);

  await chip("$25–50").click();
  await expect(page.getByText("2 wishes from $25 to $50")).toBeVisible();
  await expect(wishes).toHaveCount(2);
  await expectAccessible(page);

  await page.goto("/about");
  await page.goBack();
  await expect(chip("$25–50")).toHaveAttribute("aria-pressed", "true");
  await expect(wishes).toHaveCount(2);

  await chip("$25–50").focus();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByText("No wishes at $50 or more right now.")).toBeVisible();
  await expect(wishes).toHaveCount(0);
  await expectAccessibleAndResponsive(page);
  await chip("All").click();
  await expect(wishes).toHaveCount(6);

  const unscripted = await newVisitor({ javaScriptEnabled: false });
  await unscripted.goto("/hub/demo");
  await expect(unscripted.getByRole("heading", { name: "Camping lantern" })).toBeVisible();
  await expect(unscripted.getByRole("group", { name: "Show wishes by price" })).toHaveCount(0);
});

test("reorders wishes by handle, keyboard, buttons and menu, also on the hub (rule: own-order)", {
  tag: ["@widths", "@deep"],
}, async ({ page, newVisitor, hasTouch }) => {
  const wishes = ["Kite", "Train", "Drum", "Boat"].map((name) => ({
    name,
    url: "https://toys.example/toy",
  }));
  const { hub } = await createFamily(page, [{ firstName: "Emma", wishes }], { tag: "order" });
  await page.goto("/dashboard/wishlist");
  const section = page.getByRole("region", { name: "Wishlist" });
  const names = section.getByRole("listitem").locator("[data-name]");
  const button = (name: string) => section.getByRole("button", { name, exact: true });
  const saved = () =>
    page.waitForResponse((answer) => answer.url().includes("/trpc/wishlist.reorder"));
  const sent = async (act: () => Promise<unknown>) => {
    const answer = saved();
    await act();
    expect((await answer).ok()).toBe(true);
  };

  await test.step("moves by buttons, keeps the focus, and announces the move", async () => {
    await button("Change the order").click();
    await expect(names).toHaveText(["Kite", "Train", "Drum", "Boat"]);
    await expectAccessibleAndResponsive(page);
    await expectAccessible(page);
    await expectAccessibleInDarkMode(page);
    await sent(() => button("Move down: Kite").click());
    await expect(names).toHaveText(["Train", "Kite", "Drum", "Boat"]);
    await expect(button("Move down: Kite")).toBeFocused();
    await expect(section.getByText("Kite is now number 2 of 4.")).toBeAttached();
  });

  await test.step("moves by the handle, with touch or the mouse", async () => {
    const from = await getCenterPoint(button("Drag: Boat"));
    const to = await getCenterPoint(button("Drag: Train"));
    const pointer = await createPointerControls(page, hasTouch);
    const answer = saved();
    await pointer.down(from);
    for (const part of [0.2, 0.4, 0.6, 0.8, 1]) {
      await pointer.move({ x: from.x, y: from.y + (to.y - from.y) * part });
    }
    let tremor = 0;
    await expect(async () => {
      tremor = 1 - tremor;
      await pointer.move({ x: to.x, y: to.y - 4 - tremor });
      await expect(names).toHaveText(["Boat", "Train", "Kite", "Drum"], { timeout: 500 });
    }).toPass();
    await pointer.up();
    expect((await answer).ok()).toBe(true);
    await expect(names).toHaveText(["Boat", "Train", "Kite", "Drum"]);
  });

  await test.step("moves with the keyboard only", async () => {
    await button("Drag: Kite").focus();
    await page.keyboard.press("Space");
    await expect(page.getByText("Picked up Kite, number 3 of 4.")).toBeAttached();
    await page.keyboard.press("ArrowUp");
    await expect(names).toHaveText(["Boat", "Kite", "Train", "Drum"]);
    await expect(page.getByText("Kite is at number 2 of 4.")).toBeAttached();
    await sent(() => page.keyboard.press("Space"));
    await expect(names).toHaveText(["Boat", "Kite", "Train", "Drum"]);
  });

  await test.step("moves to either end by the menu, also outside the sorting mode", async () => {
    await sent(() => performEntryAction(section, "Move to the end", "Boat"));
    await expect(names).toHaveText(["Kite", "Train", "Drum", "Boat"]);
    await button("Done").click();
    await expect(button("Change the order")).toBeFocused();
    await sent(() => performEntryAction(section, "Move to the top", "Boat"));
    await expect(section.getByText("Boat is now number 1 of 4.")).toBeAttached();
    await expect(button("Options: Boat")).toBeFocused();
  });

  await test.step("shows the order to relatives, also without scripts", async () => {
    const visitor = await newVisitor({ javaScriptEnabled: false });
    await visitor.goto(hub);
    await expect(
      visitor.getByRole("region", { name: "Wishlist" }).getByRole("article").getByRole("heading"),
    ).toHaveText(["Boat", "Kite", "Train", "Drum"]);
    await page.reload();
    await expect(section.getByRole("listitem").first()).toContainText("Boat");
  });
});

test("creates a group gift, collects contributions by a payment link, and shows the sum (rule: group-gifts)", {
  tag: ["@phone", "@deep"],
}, async ({ page, newVisitor }) => {
  const { hub, kidIds } = await createFamily(page, ["Emma"], { tag: "group" });
  await page.goto("/dashboard/wishlist");

  await test.step("requires a shop, a cost and a payment link", async () => {
    await page
      .getByRole("region", { name: "Wishlist" })
      .getByRole("button", { name: "Add a gift" })
      .click();
    const dialog = page.getByRole("dialog", { name: "A gift for Emma" });
    await dialog.getByRole("radio", { name: "It's a group gift" }).check();
    await expect(dialog.getByRole("link", { name: "Add a payment link" })).toHaveAttribute(
      "href",
      `/dashboard/giving?kid=${kidIds[0]}#payment-links`,
    );
    await dialog.getByLabel("Name").fill("Red bike");
    await dialog.getByRole("button", { name: "Add to the wishlist" }).click();
    await expect(dialog.getByText("Please enter the shop's web address.")).toBeVisible();
    await expect(dialog.getByText("Please enter what it costs.")).toBeVisible();
    await expectAccessibleAndResponsive(page);
    await expectAccessible(page, "dialog");
    await dialog.getByLabel("Web address").fill("https://toys.example/red-bike");
    await dialog.getByLabel("What it costs").fill("120");
    await dialog.getByRole("button", { name: "Add to the wishlist" }).click();
    await expect(dialog).toBeHidden();
  });

  const visitor = await newVisitor();
  await mockExternalSites(visitor);
  const card = visitor.getByRole("region", { name: "Wishlist" }).getByRole("article");
  await test.step("hides contributions without a payment link", async () => {
    await visitor.goto(hub);
    await expect(card.getByText("Ask them how you can chip in.")).toBeVisible();
    await expect(card.getByRole("button")).toHaveCount(0);
    await expect(card.getByRole("link", { name: "See it at toys.example" })).toBeVisible();
  });

  await test.step("shows a relative's contribution as reported", async () => {
    const venmo = { type: "venmo", label: "Venmo", url: "https://venmo.com/emma" };
    await postToApi(page, `/api/kids/${kidIds[0]}/payment-links`, venmo);
    await visitor.reload();
    await expect(card.getByText("Chip in for “Red bike”. We'll buy it.")).toBeVisible();
    await expectHydrated(visitor);
    await card.getByRole("button", { name: "Chip in to Red bike" }).click();
    const dialog = visitor.getByRole("dialog", { name: "Chip in" });
    await dialog.getByText("$25", { exact: true }).click();
    await dialog.getByLabel("Your name").fill("Aunt May");
    await dialog.getByRole("button", { name: "Tell the family" }).click();
    await expect(dialog).toBeHidden();
    const words = "$25 of $120 so far, $0 confirmed";
    await visitor.reload();
    await visitor.keyboard.press("Escape");
    await expect(card.getByText(words)).toBeVisible();
    await expect(card.getByRole("progressbar", { name: "Red bike: funded" })).toHaveAttribute(
      "aria-valuetext",
      words,
    );
    await expectAccessibleAndResponsive(visitor);
    await expectAccessible(visitor);
    await expectAccessibleInDarkMode(visitor);
  });
});
