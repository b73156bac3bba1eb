import { openDashboard, performEntryAction } from "../support/dashboard.ts";
import {
  expectAccessibleAndResponsive,
  expectNoHorizontalScrollAtAnyWidth,
} from "../support/page-checks.ts";
import { SHOP_ORIGIN } from "../support/services.ts";
import { delayApiCall, expect, test } from "../support/test.ts";

test("fills in a gift from a pasted URL, preserves typed values, and saves only on submit", async ({
  page,
  newVisitor,
}) => {
  const familyUrl = await openDashboard(page, "autofill");
  const section = page.getByRole("region", { name: "Wishlist", exact: true });
  const dialog = page.getByRole("dialog");
  const address = dialog.getByRole("textbox", { name: "Web address" });
  const name = dialog.getByRole("textbox", { name: "Name" });
  const price = dialog.getByRole("textbox", { name: "Price" });
  const picture = dialog.getByRole("img", { name: "Chosen" });

  await test.step("suggests the page's values for empty fields", async () => {
    const look = await delayApiCall(page, "previews.fetch");
    await section.getByRole("button", { name: "Add a gift" }).click();
    await price.fill("about $20");
    await address.fill(`${SHOP_ORIGIN}/kite`);
    await address.press("Enter");
    await expect(dialog.getByText("Reading the page…")).toBeVisible();
    look.release();
    await expect(dialog.getByText("Found at Windy Shop.")).toBeVisible();
    await expect(name).toHaveValue("Box Kite");
    await expect(price).toHaveValue("about $20");
    await expect(picture).toHaveAttribute("src", /^\/media\//);
    await expectAccessibleAndResponsive(page);
  });

  await test.step("removes a suggested value and restores it", async () => {
    await dialog.getByRole("button", { name: "Leave out the name" }).click();
    await expect(name).toHaveValue("");
    await dialog.getByRole("button", { name: "Use the name “Box Kite”" }).click();
    await expect(name).toHaveValue("Box Kite");
    await dialog.getByRole("button", { name: "Use the price “$24.50”" }).click();
    await expect(price).toHaveValue("$24.50");
    await dialog.getByRole("button", { name: "Leave out the price" }).click();
    await expect(price).toHaveValue("");
    await dialog.getByRole("button", { name: "Leave out the picture" }).click();
    await dialog.getByRole("button", { name: "Use the shop's picture" }).click();
    await price.fill("about $20");
  });

  await test.step("saves on submit, with a copy of the picture", async () => {
    await dialog.getByRole("button", { name: "Add to the wishlist" }).click();
    await expect(dialog).toBeHidden();
    await page.reload();
    await expect(section.getByText("Box Kite", { exact: true })).toBeVisible();
    await expect(section.getByText("about $20")).toBeVisible();
    await expect(section.locator('img[src^="/media/"]')).toHaveCount(1);
    await expectNoHorizontalScrollAtAnyWidth(page);
    const relative = await newVisitor();
    await relative.goto(`/hub/${familyUrl}`);
    const shown = relative.locator('main img[src^="/media/"]');
    await shown.scrollIntoViewIfNeeded();
    await expect
      .poll(() => shown.evaluate((img) => img instanceof HTMLImageElement && img.naturalWidth))
      .toBe(64);
  });

  await test.step("removes the picture on edit", async () => {
    await performEntryAction(section, "Edit", "Box Kite");
    await dialog.getByRole("button", { name: "Leave out the picture" }).click();
    await dialog.getByRole("button", { name: "Save changes" }).click();
    await expect(dialog).toBeHidden();
    await page.reload();
    await expect(section.getByText("Box Kite", { exact: true })).toBeVisible();
    await expect(section.locator('img[src^="/media/"]')).toHaveCount(0);
  });
});

test("starts a new gift with one field that loads a pasted link's page", { tag: "@deep" }, async ({
  page,
}) => {
  await openDashboard(page, "autofill");
  const section = page.getByRole("region", { name: "Wishlist", exact: true });
  const dialog = page.getByRole("dialog");
  const name = dialog.getByRole("textbox", { name: "Name" });
  await section.getByRole("button", { name: "Add a gift" }).click();
  await expect(name).toBeFocused();
  await name.fill(`${SHOP_ORIGIN}/kite`);
  // Leaving the field loads the page. Enter would also add the wish.
  await name.press("Tab");
  await expect(name).toHaveValue("Box Kite");
  await expect(dialog.getByText("$24.50 · Windy Shop")).toBeVisible();
  await dialog.getByRole("button", { name: "More", exact: true }).click();
  await dialog.getByLabel("Note (optional)").fill("In red");
  await expectAccessibleAndResponsive(page);
  await name.press("Enter");
  await expect(page.getByText("“Box Kite” is on the wishlist")).toBeVisible();
  await expect(section.getByText("Box Kite", { exact: true })).toBeVisible();
});

test("reports an unreadable page and accepts manual input", { tag: "@deep" }, async ({ page }) => {
  await openDashboard(page, "autofill");
  const section = page.getByRole("region", { name: "Wishlist", exact: true });
  const dialog = page.getByRole("dialog");
  const address = dialog.getByRole("textbox", { name: "Web address" });
  await section.getByRole("button", { name: "Add a gift" }).click();
  await address.fill(`${SHOP_ORIGIN}/denied`);
  await dialog.getByRole("textbox", { name: "Name" }).fill("Kite");
  await expect(dialog.getByText("This shop doesn't let us read its pages.")).toBeVisible();

  // The form also works when the product preview cannot be fetched.
  await page.route("**/trpc/**previews.fetch**", (route) => route.abort());
  await address.fill(`${SHOP_ORIGIN}/kite`);
  await dialog.getByRole("textbox", { name: "Price" }).fill("$24");
  await expect(dialog.getByText("We couldn't read that page just now.")).toBeVisible();
  await expectAccessibleAndResponsive(page);
  await dialog.getByRole("button", { name: "Add to the wishlist" }).click();
  await expect(dialog).toBeHidden();
  await expect(section.getByText("Kite", { exact: true })).toBeVisible();
});

test("suggests a registry's label and service from its URL", { tag: "@deep" }, async ({ page }) => {
  await openDashboard(page, "autofill");
  const section = page.getByRole("region", { name: "Registries" });
  const dialog = page.getByRole("dialog");
  await section.getByRole("button", { name: "Add a registry" }).click();
  await dialog.getByRole("textbox", { name: "Web address" }).fill("target.com/gift-registry/emma");
  await expect(dialog.getByLabel("Service")).toHaveValue("target");
  await dialog.getByRole("textbox", { name: "Web address" }).fill(`${SHOP_ORIGIN}/list`);
  await dialog.getByRole("textbox", { name: "Web address" }).press("Enter");
  await expect(dialog.getByRole("textbox", { name: "Label" })).toHaveValue("Emma's birthday list");
  await dialog.getByRole("button", { name: "Leave out the label" }).click();
  await dialog.getByRole("textbox", { name: "Label" }).fill("The list");
  await dialog.getByRole("button", { name: "Add the registry" }).click();
  await expect(dialog).toBeHidden();
  await expect(section.getByText("The list", { exact: true })).toBeVisible();
});
