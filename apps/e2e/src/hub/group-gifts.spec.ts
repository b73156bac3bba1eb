import type { Page } from "@playwright/test";
import { createFamily, postToApi } from "../support/families.ts";
import { expectAccessible, expectNoHorizontalScroll } from "../support/page-checks.ts";
import { expect, expectHydrated, mockExternalSites, test } from "../support/test.ts";

const BIKE = {
  name: "Red bike",
  url: "https://toys.example/red-bike",
  isActivity: true,
  fundingGoal: 200,
  fundingReceived: 0,
};
const VENMO = { type: "venmo", label: "Venmo", url: "https://venmo.com/emma" };

const getCard = (page: Page) => page.getByRole("region", { name: "Wishlist" }).getByRole("article");

test("counts a relative's payment for its group gift, from the report to the purchase (rule: group-gifts)", {
  tag: "@phone",
}, async ({ page, newVisitor }) => {
  const family = await createFamily(page, [{ firstName: "Emma", links: [VENMO], wishes: [BIKE] }]);
  const { hub, kidIds } = family;
  const [bike] = await (await page.request.get(`/api/kids/${kidIds[0]}/wishlist`)).json();
  const ledger = async (): Promise<{ id: string; amount: number; wishlistItemId: string }[]> =>
    (await page.request.get(`/api/kids/${kidIds[0]}/contributions`)).json();
  const setStatus = async (amount: number, status: string) => {
    const entry = (await ledger()).find((one) => one.amount === amount);
    await postToApi(page, `/api/contributions/${entry?.id}/status`, { status });
  };
  const aunt = await newVisitor();
  await mockExternalSites(aunt);
  const card = getCard(aunt);
  const bar = card.getByRole("progressbar", { name: "Red bike: funded" });

  await test.step("reports a payment for the gift, also after a reload", async () => {
    await aunt.goto(hub);
    await expectHydrated(aunt);
    await card.getByRole("button", { name: "Chip in to Red bike" }).click();
    const dialog = aunt.getByRole("dialog", { name: "Chip in" });
    await expect(dialog.getByText("$200 needed of $200")).toBeVisible();
    const shop = aunt.waitForEvent("popup");
    await dialog.getByRole("link", { name: "Venmo" }).click();
    await (await shop).close();
    await aunt.reload();
    const back = aunt.getByRole("dialog", { name: "Did it work out?" });
    await expect(back.getByText("Red bike", { exact: true })).toBeVisible();
    await back.getByText("$25", { exact: true }).click();
    await back.getByLabel("Your name").fill("Aunt May");
    await back.getByRole("button", { name: "Tell the family" }).click();
    await expect(aunt.getByRole("dialog", { name: "Thank you!" })).toBeVisible();
    expect(await ledger()).toMatchObject([{ amount: 25, wishlistItemId: bike.id }]);
  });

  const uncle = await newVisitor();
  await test.step("shows the reported and the confirmed amount in every rendering", async () => {
    const fundingText = "$25 of $200 so far, $0 confirmed";
    await aunt.reload();
    await expect(card.getByText(fundingText)).toBeVisible();
    await expect(card.getByText("$200 needed of $200")).toBeVisible();
    await expect(bar).toHaveAttribute("aria-valuetext", fundingText);
    const hatched = bar.locator("span").last();
    for (const media of [{ colorScheme: "dark" }, { forcedColors: "active" }] as const) {
      await aunt.emulateMedia(media);
      await expect(hatched).toHaveCSS("background-image", /repeating-linear-gradient/);
      expect((await hatched.boundingBox())?.width).toBeGreaterThan(10);
    }
    await aunt.emulateMedia({ colorScheme: "light", forcedColors: "none" });
    await expectNoHorizontalScroll(aunt);

    await uncle.goto(`${hub}?lang=es`);
    await expect(
      uncle.getByRole("article").getByText("$25 de $200 hasta ahora, $0 confirmados"),
    ).toBeVisible();
    const plain = await newVisitor({ javaScriptEnabled: false });
    await plain.goto(hub);
    await expect(getCard(plain).getByText(fundingText)).toBeVisible();
    await getCard(plain).getByRole("button", { name: "Chip in to Red bike" }).click();
    await expect(plain.getByText(fundingText)).toBeVisible();
    await expectNoHorizontalScroll(plain);

    await page.goto("/dashboard/wishlist");
    await expect(page.getByText(fundingText)).toBeVisible();
  });

  await test.step("counts money as needed until the family confirms it", async () => {
    await setStatus(25, "confirmed");
    await aunt.reload();
    await expect(card.getByText("$175 needed of $200")).toBeVisible();
    await expect(card.getByText("so far")).toHaveCount(0);
    await page.reload();
    await expect(page.getByText("$25 of $200", { exact: true })).toBeVisible();
  });

  const report = (contributorName: string, amount: number) =>
    postToApi(uncle, `/api/kids/${kidIds[0]}/contributions`, {
      contributorName,
      amount,
      type: "other",
      wishlistItemId: bike.id,
    });
  await test.step("accepts money above its cost, and suggests at most the open amount", async () => {
    await report("Uncle Ben", 168);
    await aunt.reload();
    await expect(card.getByText("$193 of $200 so far, $25 confirmed")).toBeVisible();
    await expectHydrated(aunt);
    await card.getByRole("button", { name: "Chip in to Red bike" }).click();
    const amounts = aunt.getByRole("group", { name: "How much did you send?" });
    await expect(amounts.getByRole("radio")).toHaveCount(2);
    await expect(amounts.getByText("$7", { exact: true })).toBeVisible();
    await expectAccessible(aunt, "dialog");
    await report("Cousin Lou", 40);
    await aunt.reload();
    await aunt.keyboard.press("Escape");
    await expect(card.getByText("$233 of $200 so far, $25 confirmed")).toBeVisible();
    await expect(card.getByText("$175 needed of $200")).toBeVisible();
  });

  await test.step("ignores a dismissed report, and is fully funded once the rest is confirmed", async () => {
    await setStatus(40, "dismissed");
    await aunt.reload();
    await expect(card.getByText("$193 of $200 so far, $25 confirmed")).toBeVisible();
    await setStatus(168, "confirmed");
    await report("Nana", 10);
    await setStatus(10, "confirmed");
    await aunt.reload();
    await expect(card.getByText("Fully funded")).toBeVisible();
    await expect(card.getByRole("button", { name: "Chip in to Red bike" })).toBeVisible();
  });

  await test.step("leaves the list once the family bought it", async () => {
    await postToApi(page, `/api/wishlist/${bike.id}/purchase`, { purchasedBy: "Parent" });
    await aunt.reload();
    await expect(aunt.getByText("Every wish has been granted")).toBeVisible();
    await expect(card).toHaveCount(0);
  });
});
