import { createFamily, postToApi } from "../support/families.ts";
import { expectAccessibleAndResponsive, expectNoHorizontalScroll } from "../support/page-checks.ts";
import { expect, test } from "../support/test.ts";

const SHOP = "https://shop.example/toy";

test("turns an off-list gift into the purchase of a wish (rule: other-gifts)", {
  tag: ["@phone", "@deep"],
}, async ({ page, newVisitor }) => {
  const wishes = ["Telescope", "Kite"].map((name) => ({ name, url: SHOP }));
  const { hub, kidIds } = await createFamily(page, [{ firstName: "Emma", wishes }]);
  const visitor = await newVisitor();
  const gift = { label: "Something for the stars", giverName: "Aunt May" };
  const { passToken } = await (
    await postToApi(visitor, `/api/kids/${kidIds[0]}/gifts`, gift)
  ).json();

  await page.goto("/dashboard");
  const queue = page.getByRole("list", { name: "Waiting for thanks" });
  await expect(queue).toContainText("Not on the list");
  await page.goto("/dashboard/giving");
  const ledger = page.getByRole("region", { name: "Recent gifts" });
  await expect(ledger).toContainText("Not on the list");
  await ledger.getByRole("button", { name: /^More: .*Something for the stars/ }).click();
  await page.getByRole("menuitem", { name: "This was a wish…" }).click();
  const dialog = page.getByRole("dialog", { name: "Which wish was it?" });
  await dialog.getByRole("button", { name: "It was this" }).click();
  await expect(dialog.getByText("Please choose a wish.")).toBeVisible();
  await expectAccessibleAndResponsive(page);
  await expectNoHorizontalScroll(page);

  // Somebody buys the selected wish before the parent presses the button.
  const rows: { id: string; name: string }[] = await (
    await page.request.get(`/api/kids/${kidIds[0]}/wishlist`)
  ).json();
  const kite = rows.find(({ name }) => name === "Kite")?.id;
  await postToApi(visitor, `/api/wishlist/${kite}/purchase`, { purchasedBy: "Uncle Ben" });
  await dialog.getByLabel("Wish").selectOption("Kite");
  await dialog.getByRole("button", { name: "It was this" }).click();
  await expect(dialog.getByText("This wish is bought or held already.")).toBeVisible();
  await dialog.getByLabel("Wish").selectOption("Telescope");
  await dialog.getByRole("button", { name: "It was this" }).click();
  await expect(page.getByText("“Telescope” is bought")).toBeVisible();
  await expect(ledger.getByText("Telescope")).toBeVisible();
  await expect(ledger.getByText("Not on the list")).toBeHidden();
  await page.goto("/dashboard");
  await expect(queue).toContainText("Telescope");

  await visitor.goto(hub);
  await expect(visitor.getByRole("region", { name: "Wall of Support" })).toContainText("Telescope");
  await visitor.goto(`/gift/${passToken}?lang=es`);
  await expect(visitor.getByRole("heading", { name: "Telescope" })).toBeVisible();
});
