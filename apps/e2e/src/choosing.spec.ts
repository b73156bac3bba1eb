import { expectAccessible, expectSound } from "./page-checks.ts";
import { expect, test } from "./test.ts";

test("wishes by price, for the visit, by keys, and not without scripts (rule: price-ranges)", {
  tag: "@phone",
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
  await expectSound(page);
  await chip("All").click();
  await expect(wishes).toHaveCount(6);

  const unscripted = await newVisitor({ javaScriptEnabled: false });
  await unscripted.goto("/hub/demo");
  await expect(unscripted.getByRole("heading", { name: "Map of the world puzzle" })).toBeVisible();
  await expect(unscripted.getByRole("group", { name: "Show wishes by price" })).toHaveCount(0);
});
