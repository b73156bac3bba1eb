import { performEntryAction } from "../support/dashboard.ts";
import { createFamily } from "../support/families.ts";
import { expectAccessibleAndResponsive } from "../support/page-checks.ts";
import { expect, test } from "../support/test.ts";

test("saves a wish as a draft, and publishes it (rule: drafts)", async ({ page, newVisitor }) => {
  const wishes = [{ name: "Kite", url: "https://toys.example/kite" }];
  const { familyUrl } = await createFamily(page, [{ firstName: "Emma", wishes }], {
    tag: "drafts",
  });
  await page.goto("/dashboard/wishlist");
  const list = page.getByRole("region", { name: "Wishlist" });
  await expect(list.getByText("Kite", { exact: true })).toBeVisible();
  await list.getByRole("button", { name: "Add a gift" }).click();
  const form = page.getByRole("dialog", { name: "A gift for Emma" });
  await form.getByLabel("Name").fill("A red drum");
  await expectAccessibleAndResponsive(page);
  await form.getByRole("button", { name: "Keep as a draft" }).click();
  await expect(page.getByText("“A red drum” is saved as a draft")).toBeVisible();
  // The group of drafts expands to show the new draft.
  await expect(list.getByText("A red drum", { exact: true })).toBeVisible();

  const relative = await newVisitor();
  const shown = relative.getByText("A red drum");
  await relative.goto(`/hub/${familyUrl}`);
  await expect(relative.getByText("Kite").first()).toBeVisible();
  await expect(shown).toHaveCount(0);

  await performEntryAction(list, "Put on the list", "A red drum");
  await expect(page.getByText("“A red drum” is now on the list")).toBeVisible();
  await expect(list.getByText("Drafts (1)")).toBeHidden();
  await relative.reload();
  await expect(shown.first()).toBeVisible();

  await performEntryAction(list, "Make it a draft", "Kite");
  await performEntryAction(list, "Make it a draft", "A red drum");
  await expect(list.getByText("Drafts (2)")).toBeVisible();
  await expectAccessibleAndResponsive(page);
  await relative.reload();
  await expect(shown).toHaveCount(0);
  await list.getByRole("button", { name: "Put all on the list" }).click();
  await expect(page.getByText("2 wishes are now on the list")).toBeVisible();
  await relative.reload();
  await expect(shown.first()).toBeVisible();
});

test("adds one wish after another with Enter in the first field (rule: paste-first)", {
  tag: "@deep",
}, async ({ page }) => {
  await createFamily(page, ["Emma"], { tag: "lines" });
  await page.goto("/dashboard/wishlist");
  await page.getByRole("button", { name: "Add a gift" }).first().click();
  const dialog = page.getByRole("dialog");
  const name = dialog.getByLabel("Name");
  await name.fill("A drum");
  await name.press("Enter");
  await expect(dialog.getByText("“A drum” is on the wishlist")).toBeVisible();
  await expect(name).toBeFocused();
  await page.keyboard.type("Scooter, https://shop.example/scooter, $45");
  await page.keyboard.press("Enter");
  await expect(dialog.getByText("“Scooter” is on the wishlist")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  const wishlist = page.getByRole("region", { name: "Wishlist" });
  await expect(wishlist.getByText("A drum")).toBeVisible();
  await expect(wishlist.getByText("$45").first()).toBeVisible();
});
