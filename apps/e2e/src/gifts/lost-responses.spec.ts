import { createFamily } from "../support/families.ts";
import { openPurchaseDialog } from "../support/give.ts";
import { delayApiCall, dropNextResponse, expect, expectHydrated, test } from "../support/test.ts";

const BLOCKS = { name: "Wooden blocks", url: "https://shop.example/blocks" };
const VENMO = { type: "venmo", label: "Venmo", url: "https://venmo.example/ada" };

test("stores a gift, a hold and a contribution once after a lost response and a reload (rule: idempotency-key)", {
  tag: "@phone",
}, async ({ page, newVisitor }) => {
  const { hub, kidIds } = await createFamily(page, [
    { firstName: "Emma", wishes: [BLOCKS, { ...BLOCKS, name: "Kite" }], links: [VENMO] },
  ]);
  const visitor = await newVisitor();
  await visitor.goto(hub);
  const dialog = visitor.getByRole("dialog");
  const own = visitor.getByRole("region", { name: "Your gifts" });

  await test.step("a gift", async () => {
    await openPurchaseDialog(visitor, "Wooden blocks");
    await dialog.getByLabel("Your name").fill("Nana Vera");
    await dropNextResponse(visitor, "wishlist.purchase");
    await dialog.getByRole("button", { name: "I bought this gift" }).click();
    await expect(visitor.getByText("Failed to record purchase")).toBeVisible();
    await visitor.reload();
    await expectHydrated(visitor);
    await expect(dialog.getByLabel("Your name")).toHaveValue("Nana Vera");
    await dialog.getByRole("button", { name: "I bought this gift" }).click();
    await expect(dialog.getByText("Thank you").first()).toBeVisible();
    await visitor.keyboard.press("Escape");
    await expect(own.getByRole("link", { name: "Wooden blocks" })).toBeVisible();
  });

  await test.step("a hold", async () => {
    await visitor.getByRole("button", { name: "I'll get this Kite" }).click();
    await dropNextResponse(visitor, "wishlist.reserve");
    await dialog.getByRole("button", { name: "Hold it for 48 hours" }).click();
    await expect(visitor.getByText("Please check your connection")).toBeVisible();
    await visitor.reload();
    await expectHydrated(visitor);
    await dialog.getByRole("button", { name: "Hold it for 48 hours" }).click();
    await expect(dialog.getByRole("status")).toContainText("is held for you until");
    await dialog.getByRole("button", { name: "Back to the list" }).click();
  });

  await test.step("a contribution, sent again while the first request is pending", async () => {
    const report = visitor.getByRole("button", { name: /^I contributed/ }).first();
    const contribute = async () => {
      await report.click();
      await dialog.getByText("$25", { exact: true }).click();
      await dialog.getByLabel("Your name").fill("Nana Vera");
      await dialog.getByRole("button", { name: "Tell the family" }).click();
    };
    const { release } = await delayApiCall(visitor, "gratitude.reportContribution");
    await contribute();
    await dialog.getByRole("button", { name: "Not yet" }).click();
    await contribute();
    release();
    await expect(dialog.getByText("Thank you").first()).toBeVisible();
    await expect
      .poll(async () => (await page.request.get(`/api/kids/${kidIds[0]}/contributions`)).json())
      .toHaveLength(1);
  });
});
