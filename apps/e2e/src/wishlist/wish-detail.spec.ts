import { confirmPurchaseByParent } from "../support/dashboard.ts";
import { createFamily } from "../support/families.ts";
import { expectAccessible, expectAccessibleAndResponsive } from "../support/page-checks.ts";
import { expect, test } from "../support/test.ts";

test("shows a wish beside the list, by tap and keyboard, after Back and a reload (rule: wish-detail)", {
  tag: "@deep",
}, async ({ page }) => {
  const wishes = ["Kite", "Train", "Drum"].map((name) => ({
    name,
    url: "https://toys.example/toy",
  }));
  await createFamily(page, [{ firstName: "Emma", wishes }], { tag: "beside" });
  await page.goto("/dashboard/wishlist");
  const list = page.getByRole("region", { name: "Wishlist" });
  const row = (name: string) => list.getByRole("button", { name, exact: true });
  const detail = (name: string) => page.getByRole("region", { name, exact: true });
  await expect(page.getByText("Choose a wish to see it here.")).toBeVisible();

  await row("Kite").click();
  await expect(detail("Kite").getByRole("link", { name: "View at toys.example" })).toBeVisible();
  await expect(row("Kite")).toHaveAttribute("aria-current", "true");
  await expectAccessibleAndResponsive(page);
  await expectAccessible(page);
  await page.keyboard.press("ArrowDown");
  await expect(detail("Train")).toBeVisible();
  await expect(row("Train")).toBeFocused();
  await page.reload();
  await expect(detail("Train")).toBeVisible();

  const marked = page.waitForResponse("**/trpc/**wishlist.purchase**");
  await detail("Train").getByRole("button", { name: "Mark as purchased" }).click();
  await confirmPurchaseByParent(page);
  await marked;
  const back = detail("Train").getByRole("button", { name: "Put back on the list" });
  await expect(back).toBeFocused();
  await expect(list.getByText("Bought (1)")).toBeVisible();
  await expect(row("Train")).toBeVisible();

  await row("Drum").click();
  await expect(detail("Drum")).toBeVisible();
  await page.goBack();
  await expect(detail("Train")).toBeVisible();
  await row("Drum").click();
  await expect(detail("Drum")).toBeVisible();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Edit the gift" });
  await dialog.getByLabel("Name").fill("Red drum");
  await dialog.getByRole("button", { name: "Save changes" }).click();
  await expect(dialog).toBeHidden();
  await expect(detail("Red drum")).toBeVisible();
  await expect(row("Red drum")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page.getByText("Choose a wish to see it here.")).toBeVisible();

  await page.keyboard.press("Control+k");
  await page.getByRole("combobox").fill("wish kite");
  await page.keyboard.press("Enter");
  await expect(detail("Kite")).toBeVisible();
});

test("opens a wish in a sheet on a tap, and closes it with Back (rule: wish-detail)", {
  tag: "@phone",
}, async ({ page }) => {
  const wishes = [{ name: "Kite", description: "A red one", url: "https://toys.example/toy" }];
  await createFamily(page, [{ firstName: "Emma", wishes }], { tag: "sheet" });
  await page.goto("/dashboard/wishlist");
  const row = page.getByRole("button", { name: "Kite", exact: true });
  const sheet = page.getByRole("dialog", { name: "Kite", exact: true });
  await row.click();
  await expect(sheet.getByText("A red one")).toBeVisible();
  await expectAccessible(page);
  await page.goBack();
  await expect(sheet).toBeHidden();
  await expect(row).toBeFocused();

  await row.click();
  await sheet.getByRole("button", { name: "Edit" }).click();
  const dialog = page.getByRole("dialog", { name: "Edit the gift" });
  await expect(dialog).toBeVisible();
  await expect(sheet).toBeHidden();
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(dialog).toBeHidden();
  await expect(row).toBeFocused();

  await row.click();
  const marked = page.waitForResponse("**/trpc/**wishlist.purchase**");
  await sheet.getByRole("button", { name: "Mark as purchased" }).click();
  await confirmPurchaseByParent(page);
  await marked;
  await expect(sheet.getByRole("button", { name: "Put back on the list" })).toBeFocused();
});
