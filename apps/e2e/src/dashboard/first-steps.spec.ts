import { createFamily } from "../support/families.ts";
import { expectAccessible, expectNoHorizontalScroll } from "../support/page-checks.ts";
import { expect, test } from "../support/test.ts";

test("guides a new page's parent through all first steps", { tag: ["@phone", "@deep"] }, async ({
  page,
}) => {
  const link = { type: "529", label: "College", url: "https://www.ugift529.com" };
  const wishes = ["Train", "Blocks"].map((name) => ({ name, url: "https://shop.example/it" }));
  await createFamily(page, [{ firstName: "Emma", wishes, links: [link] }], { tag: "first" });
  await page.goto("/dashboard");
  const steps = page.getByRole("region", { name: "First steps" });
  await expect(steps.getByRole("status")).toHaveText("1 of 5 done");
  await expectNoHorizontalScroll(page);
  await expectAccessible(page);

  await steps.getByRole("button", { name: "Add a wish" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Web address").fill("https://kites.invalid/red");
  await dialog.getByLabel("Name").fill("Kite");
  await dialog.getByRole("button", { name: "Add to the wishlist" }).click();
  await expect(dialog).toBeHidden();
  await expect(steps.getByRole("status")).toHaveText("2 of 5 done");

  const opened = page.waitForEvent("popup");
  await steps.getByRole("link", { name: "See the page" }).click();
  await (await opened).close();
  await expect(steps.getByRole("status")).toHaveText("3 of 5 done");
  await expect(page.getByRole("link", { name: "Try Premium free" })).toHaveCount(0);

  await steps.getByRole("button", { name: "Add a photo" }).click();
  await expect(dialog).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await page.reload();
  await expect(steps.getByRole("status")).toHaveText("3 of 5 done");
  await steps.getByRole("button", { name: "Hide the first steps" }).click();
  await expect(steps).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole("region", { name: "Wishlist", exact: true })).toContainText("Train");
  await expect(steps).toHaveCount(0);
});
