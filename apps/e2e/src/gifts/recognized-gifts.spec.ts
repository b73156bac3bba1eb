import type { Page } from "@playwright/test";
import { createFamily, postToApi } from "../support/families.ts";
import {
  closeThanksDialog,
  openPurchaseDialog,
  purchaseWish,
  reserveWish,
} from "../support/give.ts";
import { expect, expectHydrated, test } from "../support/test.ts";

const BLOCKS = { name: "Wooden blocks", url: "https://shop.example/blocks", price: "$40" };
const KITE = { ...BLOCKS, name: "Kite" };
const DRUM = { ...BLOCKS, name: "Drum" };

const getDialog = (page: Page, name: string | RegExp) => page.getByRole("dialog", { name });
const getOwn = (page: Page) => page.getByRole("region", { name: "Your gifts" });
const getWall = (page: Page) => page.getByRole("region", { name: "Wall of Support" });

test("does not list another visitor's hold or purchase as this browser's", {
  tag: "@deep",
}, async ({ page, newVisitor }) => {
  const { hub, kidIds } = await createFamily(page, [
    { firstName: "Emma", wishes: [BLOCKS, KITE, DRUM] },
  ]);
  const list: { id: string; name: string }[] = await (
    await page.request.get(`/api/kids/${kidIds[0]}/wishlist`)
  ).json();
  const getWishPath = (wish: string) =>
    `/api/wishlist/${list.find(({ name }) => name === wish)?.id}`;
  const [visitor, other] = [await newVisitor(), await newVisitor()];
  await visitor.goto(hub);

  await test.step("drops a released hold that the server rejects", async () => {
    await reserveWish(visitor, "Kite");
    await postToApi(page, `${getWishPath("Kite")}/release`, {});
    await postToApi(other, `${getWishPath("Kite")}/reserve`, { reservedBy: "Uncle Ben" });
    await getOwn(visitor).getByRole("button", { name: "I bought it Kite" }).click();
    await visitor.getByLabel("Your name").fill("Aunt May");
    await visitor.getByRole("button", { name: "I bought this gift" }).click();
    await expect(getDialog(visitor, "Someone just got “Kite”")).toBeVisible();
    await visitor.keyboard.press("Escape");
    await expect(getOwn(visitor)).toHaveCount(0);
    await expect(visitor.getByText("Someone is getting this")).toBeVisible();
  });

  await test.step("drops a released hold and a reverted purchase on the next visit", async () => {
    await reserveWish(visitor, "Wooden blocks");
    await purchaseWish(visitor, "Drum");
    await visitor.goto("about:blank");
    await postToApi(page, `${getWishPath("Wooden blocks")}/release`, {});
    await postToApi(page, `${getWishPath("Drum")}/unpurchase`, {});
    await postToApi(other, `${getWishPath("Wooden blocks")}/reserve`, { reservedBy: "Uncle Ben" });
    await postToApi(other, `${getWishPath("Drum")}/purchase`, { purchasedBy: "Uncle Ben" });
    await visitor.goto(hub);
    await expectHydrated(visitor);
    await expect(visitor.getByText("Someone is getting this")).toHaveCount(2);
    await expect(getOwn(visitor)).toHaveCount(0);
    await expect
      .poll(() => visitor.evaluate(() => localStorage.getItem("giftling:recorded-gifts")))
      .toBeNull();
  });
});

test("recognizes this browser's own hold and purchase in a second tab", { tag: "@deep" }, async ({
  page,
  newVisitor,
}) => {
  const { hub } = await createFamily(page, [{ firstName: "Emma", wishes: [KITE, DRUM] }]);
  const visitor = await newVisitor();
  const second = await visitor.context().newPage();
  for (const tab of [visitor, second]) await tab.goto(hub);

  await test.step("shows the hold instead of another visitor's", async () => {
    await expectHydrated(second);
    await second.getByRole("button", { name: "I'll get this Kite" }).click();
    await reserveWish(visitor, "Kite");
    await second.getByRole("button", { name: "Hold it for 48 hours" }).click();
    await expect(second.getByRole("dialog")).toHaveCount(0);
    await expect(second.getByText("You're getting this")).toBeVisible();
    await expect(getOwn(second).getByText(/^Held for you until/)).toBeVisible();
  });

  await test.step("shows the thanks for the purchase, and records no second one", async () => {
    await openPurchaseDialog(second, "Drum");
    await second.getByLabel("Your name").fill("Aunt May");
    await purchaseWish(visitor, "Drum");
    await second.getByRole("button", { name: "I bought this gift" }).click();
    await expect(getDialog(second, "Thank you!")).toBeVisible();
    await closeThanksDialog(second);
    await expect(getOwn(second).getByText("You gave Drum")).toHaveCount(1);
    await expect(getWall(second).getByText("Aunt May")).toHaveCount(1);
  });
});
