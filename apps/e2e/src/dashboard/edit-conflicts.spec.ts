import type { Page } from "@playwright/test";
import { performEntryAction } from "../support/dashboard.ts";
import { createFamily } from "../support/families.ts";
import { expectAccessibleAndResponsive } from "../support/page-checks.ts";
import { expect, test } from "../support/test.ts";

const wishlist = (page: Page) => page.getByRole("region", { name: "Wishlist" });
const row = (page: Page, name: string) => wishlist(page).getByText(name, { exact: true });

/**
 * Creates a family and opens its wishlist in two tabs of the same parent. Returns the second tab when both tabs show
 * all wishes.
 */
async function twoTabs(page: Page, names: readonly string[]): Promise<Page> {
  const wishes = names.map((name) => ({ name, url: "https://toys.example/toy" }));
  await createFamily(page, [{ firstName: "Emma", wishes }], { tag: "edits" });
  const other = await page.context().newPage();
  for (const tab of [page, other]) {
    await tab.goto("/dashboard/wishlist");
    for (const name of names) await expect(row(tab, name)).toBeVisible();
  }
  return other;
}

async function change(page: Page, name: string, fields: Record<string, string>): Promise<void> {
  await performEntryAction(wishlist(page), "Edit", name);
  const dialog = page.getByRole("dialog");
  // Waits until the dialog has set the focus. Otherwise the focus change would redirect typed text to the first field.
  await expect(dialog.locator(":focus")).toBeVisible();
  for (const [label, value] of Object.entries(fields)) await dialog.getByLabel(label).fill(value);
  await dialog.getByRole("button", { name: "Save changes" }).click();
}

async function expectSaved(page: Page): Promise<void> {
  await expect(page.getByText("Changes saved").last()).toBeVisible();
  await expect(page.getByRole("dialog")).toBeHidden();
}

test("merges edits of different fields in two tabs, and prompts on a conflict in the same field", {
  tag: "@deep",
}, async ({ page }) => {
  const other = await twoTabs(page, ["Kite", "Train"]);
  await change(page, "Kite", { Name: "Red kite" });
  await expectSaved(page);
  await change(other, "Kite", { "Price (optional)": "$25" });
  await expectSaved(other);
  // The response to the second tab's change contains the first tab's change.
  await expect(row(other, "Red kite")).toBeVisible();
  await expect(wishlist(other).getByText("$25")).toBeVisible();

  await change(page, "Train", { Name: "Wooden train" });
  await expectSaved(page);
  await change(other, "Train", { Name: "Steam train", "Note (optional)": "With a whistle" });
  const dialog = other.getByRole("dialog");
  await expect(dialog.getByText("Changed elsewhere: keep theirs or yours?")).toBeVisible();
  const name = dialog.getByRole("group", { name: "Name" });
  await expect(name.getByText("Wooden train")).toBeVisible();
  await expect(name.getByText("Steam train")).toBeVisible();
  await expectAccessibleAndResponsive(other);
  await dialog.getByRole("button", { name: "Keep theirs" }).click();
  await expectSaved(other);
  await expect(row(other, "Wooden train")).toBeVisible();

  await change(page, "Wooden train", { "Note (optional)": "Made of beech" });
  const asked = page.getByRole("dialog");
  await asked.getByRole("button", { name: "Keep yours" }).click();
  await expectSaved(page);
  const read = other.waitForResponse((answer) => answer.url().includes("wishlist.list"));
  await other.reload();
  await read;
  await performEntryAction(wishlist(other), "Edit", "Wooden train");
  await expect(other.getByRole("dialog").getByLabel("Note (optional)")).toHaveValue(
    "Made of beech",
  );
});

test("merges different theme choices in two tabs, and prompts on a conflict in the same choice", {
  tag: "@deep",
}, async ({ page }) => {
  await createFamily(page, ["Emma"], { tag: "edits", login: "/api/login?from=hub" });
  const other = await page.context().newPage();
  const look = (tab: Page, name: string) =>
    tab.getByRole("region", { name: "Your page's look" }).getByRole("radio", { name });
  const choose = async (tab: Page, name: string) => {
    const answered = tab.waitForResponse((answer) => answer.url().includes("updateTheme"));
    // Uses `click`, because `check` would fail when an error reverts the selection.
    await look(tab, name).click();
    return (await answered).status();
  };
  for (const tab of [page, other]) {
    await tab.goto("/settings/look");
    await expect(look(tab, "Evergreen")).toBeChecked();
  }
  expect(await choose(page, "Ocean")).toBe(200);
  expect(await choose(other, "Confetti")).toBe(200);
  await expect(look(other, "Ocean")).toBeChecked();

  // The first tab has not loaded the cover that the second tab selected.
  expect(await choose(page, "Ribbon")).toBe(409);
  const dialog = page.getByRole("dialog", { name: "Your page's look" });
  const cover = dialog.getByRole("group", { name: "Cover" });
  await expect(cover.getByText("Confetti")).toBeVisible();
  await expect(cover.getByText("Ribbon")).toBeVisible();
  await expectAccessibleAndResponsive(page);
  await dialog.getByRole("button", { name: "Keep theirs" }).click();
  await expect(dialog).toBeHidden();
  await expect(look(page, "Confetti")).toBeChecked();

  expect(await choose(page, "Coral")).toBe(200);
  expect(await choose(other, "Midnight")).toBe(409);
  const again = other.getByRole("dialog", { name: "Your page's look" });
  const saved = other.waitForResponse((answer) => answer.url().includes("updateTheme"));
  await again.getByRole("button", { name: "Keep yours" }).click();
  expect((await saved).status()).toBe(200);
  await expect(again).toBeHidden();
  await expect(look(other, "Midnight")).toBeChecked();
  await page.reload();
  await expect(look(page, "Midnight")).toBeChecked();
  await expect(look(page, "Confetti")).toBeChecked();
});

test("removes an entry deleted in another tab, and allows adding its typed text again", {
  tag: "@deep",
}, async ({ page }) => {
  const other = await twoTabs(page, ["Kite", "Train"]);
  const list = await page.request.get(`/api/kids`);
  const [{ id: kidId }] = await list.json();
  const items: { id: string; name: string }[] = await (
    await page.request.get(`/api/kids/${kidId}/wishlist`)
  ).json();
  const kite = items.find(({ name }) => name === "Kite");
  expect((await page.request.delete(`/api/wishlist/${kite?.id}`)).status()).toBe(204);

  await change(other, "Kite", { Name: "Red kite" });
  const dialog = other.getByRole("dialog");
  await expect(dialog.getByText("This was deleted somewhere else")).toBeVisible();
  await expect(dialog.getByLabel("Name")).toHaveValue("Red kite");
  await dialog.getByRole("button", { name: "Add it again" }).click();
  await expect(other.getByText("“Red kite” is on the wishlist")).toBeVisible();
  await expect(row(other, "Red kite")).toBeVisible();
  await expect(row(other, "Kite")).toHaveCount(0);
});
