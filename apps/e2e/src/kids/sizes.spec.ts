import { createFamily } from "../support/families.ts";
import {
  expectAccessibleAndResponsive,
  expectNoBrokenWords,
  expectNoHorizontalScroll,
  ZOOMED_PHONE_VIEWPORT,
} from "../support/page-checks.ts";
import { expect, test } from "../support/test.ts";

const LONG =
  "Round stones, the moon, and whatever has wheels, a bell and a basket at the front ".repeat(2);

test("shows sizes and likes on the hub when the parent publishes them", { tag: "@deep" }, async ({
  page,
  newVisitor,
}) => {
  const { hub, kidIds } = await createFamily(page, ["Emma"], { tag: "sizes" });
  const open = () => page.getByRole("dialog", { name: "Emma's sizes and likes" });

  await test.step("opens the form from the wishlist's hint", async () => {
    await page.goto("/dashboard/wishlist");
    await page.getByRole("button", { name: "Add sizes" }).click();
    await open().getByLabel("Tops").fill("6 slim");
    await open().getByLabel("Shoes").fill("12 ½");
    await open().getByLabel("Loves").fill(LONG.trim());
    await expect(open().getByRole("switch", { name: "Show them on the page" })).not.toBeChecked();
    await expectAccessibleAndResponsive(page);
    await open().getByRole("button", { name: "Save" }).click();
    await expect(open()).toBeHidden();
    await expect(page.getByText("Tops 6 slim, shoes 12 ½. Only you see this.")).toBeVisible();
  });

  const visitor = await newVisitor({ javaScriptEnabled: false, viewport: ZOOMED_PHONE_VIEWPORT });
  const sizes = visitor.getByRole("region", { name: "Emma's sizes" });
  await test.step("hides unpublished sizes from visitors", async () => {
    await visitor.goto(hub);
    await expect(sizes).toHaveCount(0);
    expect(await visitor.content()).not.toContain("6 slim");
  });

  await test.step("prompts on a conflicting change from another tab", async () => {
    await page.getByRole("button", { name: "Edit sizes" }).click();
    await open().getByLabel("Tops").fill("7");
    const elsewhere = { data: { tops: "6 to 7" } };
    expect((await page.request.patch(`/api/kids/${kidIds[0]}`, elsewhere)).ok()).toBe(true);
    await open().getByRole("switch", { name: "Show them on the page" }).click();
    await open().getByRole("button", { name: "Save" }).click();
    await expect(open().getByText("6 to 7")).toBeVisible();
    await open().getByRole("button", { name: "Keep yours" }).click();
    await expect(open()).toBeHidden();
    await expect(page.getByText("Tops 7, shoes 12 ½. On the page.")).toBeVisible();
  });

  await test.step("shows the sizes in the wishlist, without scripts and at 200 % zoom", async () => {
    await visitor.goto(hub);
    const month = new Date().toLocaleString("en-US", { month: "long", timeZone: "UTC" });
    await expect(sizes).toContainText(`Sizes, checked in ${month}`);
    await expect(sizes).toContainText("Loves:Round stones");
    await expect(sizes).not.toContainText(/Coat|Bottoms|Please avoid/);
    await expectNoHorizontalScroll(visitor);
    await expectNoBrokenWords(visitor);
    await page.goto(hub);
    await expect(page.locator("#wishlist").getByRole("region")).toContainText("12 ½");
    await expectAccessibleAndResponsive(page);
  });
});

test("shows the demo child's sizes", { tag: "@deep" }, async ({ page }) => {
  await page.goto("/hub/demo");
  const sizes = page.getByRole("region", { name: "Emma's sizes" });
  await expect(sizes).toContainText("Frogs, bridges");
  await expect(sizes).toContainText("Please avoid:");
});
