import type { Page } from "@playwright/test";
import { confirmPurchaseByParent, performEntryAction } from "../support/dashboard.ts";
import { createFamily, postToApi } from "../support/families.ts";
import { expectAccessibleAndResponsive } from "../support/page-checks.ts";
import { expect, test } from "../support/test.ts";

const DAY_MS = 24 * 60 * 60 * 1_000;

const SHOP = "https://toys.example/toy";

/** Creates a family with one kid and opens the kid's wishlist. Returns the kid's ID. */
async function openWishlist(
  page: Page,
  names: readonly string[],
  tag: string,
  birthday: object = {},
) {
  const wishes = names.map((name) => ({ name, url: SHOP }));
  const family = await createFamily(page, [{ firstName: "Emma", wishes, ...birthday }], { tag });
  const kidId = family.kidIds[0] ?? "";
  await page.goto("/dashboard/wishlist");
  const list = page.getByRole("region", { name: "Wishlist" });
  await expect(list.getByText(names[0] ?? "", { exact: true })).toBeVisible();
  const rows: { id: string; name: string }[] = await (
    await page.request.get(`/api/kids/${kidId}/wishlist`)
  ).json();
  const idOf = (name: string) => rows.find((row) => row.name === name)?.id ?? "";
  return { list, kidId, idOf };
}

test("sells three units of one wish to two givers, and undoes one purchase (rule: pieces, gift-words)", {
  tag: "@deep",
}, async ({ page, newVisitor }) => {
  const { list, idOf } = await openWishlist(page, ["Books"], "pieces");
  await performEntryAction(list, "Edit", "Books");
  const form = page.getByRole("dialog", { name: "Edit the gift" });
  await form.getByLabel("How many").selectOption("3");
  await form.getByRole("button", { name: "Save changes" }).click();
  await expect(form).toBeHidden();
  await expect(list.getByText("3 of 3 left")).toBeVisible();

  const relative = await newVisitor();
  const buy = (purchasedBy: string, more: object = {}) =>
    postToApi(relative, `/api/wishlist/${idOf("Books")}/purchase`, { purchasedBy, ...more });
  await buy("Grandma Rose", { message: "For the bedtime shelf" });
  await buy("Uncle Ben");
  await page.reload();
  await expect(list.getByText("1 of 3 left")).toBeVisible();
  await expect(list.getByText("Partly given")).toBeVisible();
  await list.getByRole("button", { name: "Books", exact: true }).click();
  const detail = page.getByRole("region", { name: "Books", exact: true });
  await expect(detail.getByText("“For the bedtime shelf”")).toBeVisible();
  await expectAccessibleAndResponsive(page);
  await detail.getByRole("button", { name: "Put back: Uncle Ben" }).click();
  await expect(detail.getByText("2 of 3 left")).toBeVisible();
  await detail.getByRole("button", { name: "Mark the rest as purchased" }).click();
  await confirmPurchaseByParent(page, "Mark the rest as purchased");
  await expect(detail.getByText("All 3 given")).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(detail.getByText("2 of 3 left")).toBeVisible();
  await expect(detail.getByText("Grandma Rose")).toBeVisible();

  await detail.getByRole("button", { name: "Edit" }).click();
  await expect(form.getByLabel("Name")).toBeDisabled();
  await expect(form.getByLabel("How many").locator("option")).toHaveCount(21);
});

test("releases a hold, and archives and restores a wish (rule: holds, put-away)", {
  tag: "@deep",
}, async ({ page, newVisitor }) => {
  const { list, idOf } = await openWishlist(page, ["Kite", "Drum"], "held");
  const relative = await newVisitor();
  await postToApi(relative, `/api/wishlist/${idOf("Kite")}/reserve`, { reservedBy: "Aunt Vera" });
  await page.reload();
  await expect(list.getByText(/^by Aunt Vera until/)).toBeVisible();
  await performEntryAction(list, "Mark as purchased", "Kite");
  await expect(page.getByText("There is nothing left to mark for “Kite”")).toBeVisible();
  await performEntryAction(list, "Release", "Kite");
  await expect(page.getByText("“Kite” can be given again")).toBeVisible();
  await expect(list.getByText(/^by Aunt Vera/)).toBeHidden();

  await performEntryAction(list, "Put away", "Drum");
  await expect(list.getByText("Put away (1)")).toBeVisible();
  await expect(list.getByText("Drum", { exact: true })).toBeHidden();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(list.getByText("Drum", { exact: true })).toBeVisible();
  await performEntryAction(list, "Put away", "Drum");
  await list.getByText("Put away (1)").click();
  await performEntryAction(list, "Bring back", "Drum");
  await expect(list.getByText("Put away (1)")).toBeHidden();
});

test("records a relative's purchase, which then waits for a thank-you (rule: parent-mark)", {
  tag: "@deep",
}, async ({ page }) => {
  const { list, kidId } = await openWishlist(page, ["Kite", "Drum"], "relative");
  await performEntryAction(list, "Mark as purchased", "Kite");
  const dialog = page.getByRole("dialog", { name: "Who bought “Kite”?" });
  await expect(dialog.getByRole("radio", { name: "Us" })).toBeFocused();
  await expect(dialog.getByLabel("Us")).toBeChecked();
  await dialog.getByLabel("A relative or a friend").check();
  await dialog.getByRole("button", { name: "Mark as purchased" }).click();
  await expect(dialog.getByText("Please enter a name.")).toBeVisible();
  await dialog.getByLabel("Who gave it").fill("Nana Vera");
  await expectAccessibleAndResponsive(page);
  await dialog.getByRole("button", { name: "Mark as purchased" }).click();
  await expect(page.getByText("The gift is recorded, and ready for your thanks")).toBeVisible();
  await expect(list.getByText("Bought (1)")).toBeVisible();
  await page.goto(`/dashboard?kid=${kidId}`);
  const queue = page.getByRole("region", { name: "Thank-You Queue" });
  await expect(
    queue.getByRole("button", { name: "Write a thank-you: Nana Vera, Kite" }),
  ).toBeVisible();
});

test("marks received gifts after the birthday, and archives the other wishes (rule: received, after-the-day)", {
  tag: "@deep",
}, async ({ page, newVisitor }) => {
  const past = new Date(Date.now() - 3 * DAY_MS);
  const birthday = { birthdayMonth: past.getMonth() + 1, birthdayDay: past.getDate() };
  const { list, kidId, idOf } = await openWishlist(
    page,
    ["Kite", "Drum", "Skates", "Train"],
    "arrived",
    birthday,
  );
  const relative = await newVisitor();
  for (const name of ["Kite", "Drum"]) {
    await postToApi(relative, `/api/wishlist/${idOf(name)}/purchase`, {
      purchasedBy: "Aunt Vera",
    });
  }
  await page.goto(`/dashboard?kid=${kidId}`);
  const card = page.getByRole("listitem", { name: "What arrived?" });
  await expect(card).toBeVisible();
  await expectAccessibleAndResponsive(page);
  await card.getByRole("button", { name: "Review" }).click();
  const sheet = page.getByRole("dialog", { name: "What arrived?" });
  await expect(sheet.getByLabel("Kite")).toBeChecked();
  await expectAccessibleAndResponsive(page);
  await sheet.getByLabel("Drum").uncheck();
  await sheet.getByLabel("Skates").check();
  await sheet.getByRole("button", { name: "Save" }).click();
  await expect(sheet).toBeHidden();
  await expect(card).toBeHidden();
  // A reload would abort the save.
  await page.waitForLoadState("networkidle");
  // The question appears once per family, not once per device.
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await expect(page.getByRole("region", { name: "Thank-You Queue" })).toBeVisible();
  await page.waitForLoadState("networkidle");
  await expect(card).toBeHidden();

  await page.goto(`/dashboard/wishlist?kid=${kidId}`);
  await expect(list.getByText("Put away (1)")).toBeVisible();
  await list.getByText("Received (1)").click();
  const received = list.getByRole("list", { name: "Received" });
  await expect(received).toContainText("Kite");
  await expect(received).toContainText("Aunt Vera");
  await expect(received.getByRole("link", { name: "Not thanked yet" })).toBeVisible();
  await list.getByText("Bought (2)").click();
  await list.getByRole("button", { name: "Drum", exact: true }).click();
  // The button changes before the server has responded to its write.
  const saved = page.waitForResponse(/wishlist\.received/);
  await page.getByRole("button", { name: "It arrived: Aunt Vera" }).click();
  await saved;
  await expect(page.getByRole("button", { name: "Mark as not arrived: Aunt Vera" })).toBeVisible();
  await page.goto(`/dashboard/wishlist?kid=${kidId}`);
  await expect(list.getByText("Received (2)")).toBeVisible();
  await page.goto(`/dashboard?kid=${kidId}`);
  await expect(page.getByRole("region", { name: "Thank-You Queue" })).toBeVisible();
  await expect(card).toBeHidden();
});

test.describe("with live updates", () => {
  test.use({ isLive: true });

  test("lists a wish bought after the first review with the gifts that arrived (rule: after-the-day)", {
    tag: "@deep",
  }, async ({ page, newVisitor }) => {
    const past = new Date(Date.now() - 3 * DAY_MS);
    const birthday = { birthdayMonth: past.getMonth() + 1, birthdayDay: past.getDate() };
    const names = ["Kite", "Drum", "Top", "Skates"];
    const { kidId, idOf } = await openWishlist(page, names, "review", birthday);
    const relative = await newVisitor();
    const buy = (name: string, purchasedBy: string) =>
      postToApi(relative, `/api/wishlist/${idOf(name)}/purchase`, { purchasedBy });
    await buy("Kite", "Aunt Vera");
    await buy("Drum", "Aunt Vera");
    await page.goto(`/dashboard?kid=${kidId}`);
    const queue = page.getByRole("region", { name: "Thank-You Queue" });
    const card = page.getByRole("listitem", { name: "What arrived?" });
    const dialog = page.getByRole("dialog", { name: "What arrived?" });
    await card.getByRole("button", { name: "Review" }).click();
    await dialog.getByLabel("Drum").uncheck();
    await dialog.getByLabel("Top").check();
    await dialog.getByLabel("Skates").check();
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await buy("Top", "Uncle Ben");
    await expect(queue.getByText("Uncle Ben").first()).toBeVisible();

    await card.getByRole("button", { name: "Review" }).click();
    await expect(
      dialog.getByRole("group", { name: "What was given" }).getByLabel("Top"),
    ).toBeChecked();
    await expect(dialog.getByLabel("Drum")).not.toBeChecked();
    await expect(dialog.getByLabel("Skates")).toBeChecked();
    const saved = page.waitForResponse(/wishlist\.received/);
    await dialog.getByRole("button", { name: "Save" }).click();
    await saved;
    const rows: { name: string; state: string; gifts: { receivedAt: string | null }[] }[] = await (
      await page.request.get(`/api/kids/${kidId}/wishlist`)
    ).json();
    const stored = rows.map(({ name, state, gifts }) => [
      name,
      state,
      gifts[0]?.receivedAt != null,
    ]);
    expect(stored.toSorted()).toEqual([
      ["Drum", "shown", false],
      ["Kite", "shown", true],
      ["Skates", "put-away", false],
      ["Top", "shown", true],
    ]);
  });
});

test("shows the stage of a gift in the inbox, on the wishlist, in the ledger and at its giver (rule: gift-life)", {
  tag: "@deep",
}, async ({ page, newVisitor }) => {
  const { list, kidId, idOf } = await openWishlist(page, ["Kite", "Drum"], "life");
  const relative = await newVisitor();
  await postToApi(relative, `/api/wishlist/${idOf("Kite")}/purchase`, { purchasedBy: "Aunt Vera" });
  const inbox = page.getByRole("region", { name: "Thank-You Queue" });
  const ledger = page.getByRole("region", { name: "Recent gifts" });
  const thanks = { name: /^Write a thank-you: .*Kite/ };

  await test.step("is bought", async () => {
    await page.goto(`/dashboard/wishlist?kid=${kidId}`);
    await list.getByText("Bought (1)").click();
    await expect(list.getByText("Bought by Aunt Vera", { exact: true })).toBeVisible();
    await expect(list.getByRole("button", { name: "It arrived: Kite" })).toBeVisible();
    await expect(list.getByRole("link", thanks)).toBeVisible();
    await expectAccessibleAndResponsive(page);
    await page.goto(`/dashboard/giving?kid=${kidId}`);
    await expect(ledger.getByText("Bought", { exact: true })).toBeVisible();
    await expect(ledger.getByRole("link", thanks)).toBeVisible();
    await page.goto(`/dashboard/people?kid=${kidId}`);
    await page.getByRole("link", { name: /^Aunt Vera/ }).click();
    const person = page.getByRole("region", { name: "Aunt Vera" });
    await expect(person.getByText("Bought", { exact: true })).toBeVisible();
    await expect(person.getByRole("button", { name: "It arrived: Kite" })).toBeVisible();
    await page.goto(`/dashboard?kid=${kidId}`);
    await expect(inbox.getByText("Bought", { exact: true })).toBeVisible();
  });

  await test.step("arrives", async () => {
    const saved = page.waitForResponse(/wishlist\.received/);
    await inbox.getByRole("button", { name: "It arrived: Aunt Vera, Kite" }).click();
    await expect(inbox.getByText("Arrived today", { exact: true })).toBeVisible();
    await expect(inbox.getByRole("button", thanks)).toBeFocused();
    await saved;
    await page.goto(`/dashboard/people?kid=${kidId}`);
    await page.getByRole("link", { name: /^Aunt Vera/ }).click();
    await expect(page.getByText("Arrived today", { exact: true })).toBeVisible();
    await page.goto(`/dashboard/giving?kid=${kidId}`);
    await expect(ledger.getByText("Arrived today", { exact: true })).toBeVisible();
    await ledger.getByRole("link", thanks).click();
  });

  await test.step("is thanked", async () => {
    await inbox.getByRole("button", thanks).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Your message").fill("Dear Vera, thank you.");
    await dialog.getByRole("button", { name: "Make a private link" }).click();
    await expect(page.getByRole("dialog", { name: "Your thank-you is ready" })).toBeVisible();
    await page.goto(`/dashboard/giving?kid=${kidId}`);
    await expect(ledger.getByText("Thanked", { exact: true })).toBeVisible();
    await expect(ledger.getByRole("link", thanks)).toHaveCount(0);
    await page.goto(`/dashboard/wishlist?kid=${kidId}`);
    await list.getByText("Bought (1)").click();
    await expect(list.getByText("Thanked", { exact: true }).first()).toBeVisible();
    await expect(list.getByRole("link", thanks)).toHaveCount(0);
  });
});
