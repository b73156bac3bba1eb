import type { Page } from "@playwright/test";
import { createFamily, postToApi } from "../support/families.ts";
import { closeThanksDialog, purchaseWish, reserveWish } from "../support/give.ts";
import {
  expectAccessible,
  expectAccessibleInDarkMode,
  expectNoHorizontalScroll,
} from "../support/page-checks.ts";
import { expect, expectHydrated, test } from "../support/test.ts";

const BLOCKS = { name: "Wooden blocks", url: "https://shop.example/blocks", price: "$40" };
const KITE = { ...BLOCKS, name: "Kite" };
const VENMO = { type: "venmo", label: "Venmo for Emma", url: "https://venmo.com/u/ana" };

const getDialog = (page: Page, name: string | RegExp) => page.getByRole("dialog", { name });
const getOwn = (page: Page) => page.getByRole("region", { name: "Your gifts" });
const getWall = (page: Page) => page.getByRole("region", { name: "Wall of Support" });
/** Reports a contribution through the kid's payment link. */
async function contribute(page: Page, amount: string): Promise<void> {
  await expectHydrated(page);
  await page
    .getByRole("button", { name: /^I contributed/ })
    .first()
    .click();
  const dialog = getDialog(page, /Emma/);
  await dialog.getByText("Other", { exact: true }).click();
  await dialog.getByLabel("Amount in dollars").fill(amount);
  await dialog.getByLabel("Your name").fill("Aunt May");
  await dialog.getByRole("button", { name: "Tell the family" }).click();
  await expect(getDialog(page, "Thank you!")).toBeVisible();
}

/** Subtracts `hours` from the time of every gift stored in the browser. */
const age = (page: Page, hours: number) =>
  page.evaluate((ms) => {
    const key = "giftling:recorded-gifts";
    const gifts: { recordedAt: number }[] = JSON.parse(localStorage.getItem(key) ?? "[]");
    for (const gift of gifts) gift.recordedAt -= ms;
    localStorage.setItem(key, JSON.stringify(gifts));
  }, hours * 3_600_000);

/** Returns the sum of all layout shifts since the page was opened. */
const readLayoutShift = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += Number(Reflect.get(entry, "value"));
        }).observe({ type: "layout-shift", buffered: true });
        setTimeout(() => resolve(sum), 300);
      }),
  );

test("undoes a mistyped contribution and an off-list gift from the thank-you and from the hub", {
  tag: ["@phone", "@deep"],
}, async ({ page, newVisitor }) => {
  const { hub } = await createFamily(page, [
    { firstName: "Emma", wishes: [BLOCKS], links: [VENMO] },
  ]);
  const visitor = await newVisitor();
  await visitor.goto(hub);

  await test.step("undoes $500 in the thank-you, and records $50", async () => {
    await contribute(visitor, "500");
    await getDialog(visitor, "Thank you!").getByRole("button", { name: "Undo $500" }).click();
    await expect(visitor.getByText("Taken back")).toBeVisible();
    await expect(getWall(visitor).getByText("Aunt May")).toHaveCount(0);
    await contribute(visitor, "50");
    const link = getDialog(visitor, "Thank you!").getByRole("link", {
      name: "Save your gift's page",
    });
    expect(await link.getAttribute("href")).toMatch(/^\/gift\//);
    await closeThanksDialog(visitor);
  });

  await test.step("lists the gift after a reload, and links to its page", async () => {
    await visitor.reload();
    await expect(getOwn(visitor).getByText("You gave $50")).toBeVisible();
    await getOwn(visitor).getByRole("link", { name: "You gave $50" }).click();
    await expect(visitor.getByRole("heading", { level: 1 })).toContainText("$50");
    await visitor.goBack();
    await getOwn(visitor).getByRole("button", { name: "Undo $50" }).click();
    await expect(getOwn(visitor)).toHaveCount(0);
  });

  await test.step("undoes an off-list gift on its page, which also removes it from the list", async () => {
    await visitor.getByRole("button", { name: "I gave something else" }).click();
    const other = getDialog(visitor, "Tell us about another gift");
    await other.getByLabel("What did you give?").fill("A museum puzzle");
    await other.getByLabel("Your name").fill("Aunt May");
    await other.getByRole("button", { name: "Tell the family" }).click();
    await expect(
      getDialog(visitor, "Thank you!").getByRole("button", { name: "Undo A museum puzzle" }),
    ).toBeVisible();
    await closeThanksDialog(visitor);
    await getOwn(visitor).getByRole("link", { name: "You gave A museum puzzle" }).click();
    await expect(visitor.getByText("You gave this")).toBeVisible();
    await visitor.waitForURL("**/gift/**");
    // Before hydration, the button's form opens a page instead of the dialog.
    await expectHydrated(visitor);
    await visitor.getByRole("button", { name: "Take it back" }).click();
    await getDialog(visitor, "Take it back?").getByRole("button", { name: "Take it back" }).click();
    await expect(visitor.getByRole("heading", { name: "Taken back" })).toBeVisible();
    await expect(visitor.getByRole("main")).toBeFocused();
    await visitor.goto(hub);
    await expect(getWall(visitor).getByText("A museum puzzle")).toHaveCount(0);
    await expect(getOwn(visitor)).toHaveCount(0);
  });
});

test("asks the parent to take back confirmed money, and shows both answers", {
  tag: ["@phone", "@deep"],
}, async ({ page, newVisitor }) => {
  const { hub, kidIds } = await createFamily(page, [{ firstName: "Emma", links: [VENMO] }]);
  const visitor = await newVisitor();
  await visitor.goto(hub);
  for (const amount of ["500", "20"]) {
    await contribute(visitor, amount);
    await closeThanksDialog(visitor);
  }
  const path = `/api/kids/${kidIds[0]}/contributions`;
  const ledger = async (): Promise<{ id: string; amount: number; status: string }[]> =>
    (await page.request.get(path)).json();
  for (const { id } of await ledger()) {
    await postToApi(page, `/api/contributions/${id}/status`, { status: "confirmed" });
  }

  await test.step("rejects an undo, and requests the withdrawal on the gift's page", async () => {
    await getOwn(visitor).getByRole("button", { name: "Undo $20" }).click();
    await expect(visitor.getByText(/You can ask them on your gift's page/)).toBeVisible();
    await expect(getOwn(visitor).getByRole("button", { name: "Undo $20" })).toHaveCount(0);
    for (const amount of ["$20", "$500"]) {
      await visitor.goto(hub);
      await getOwn(visitor)
        .getByRole("link", { name: `You gave ${amount}` })
        .click();
      await visitor.waitForURL("**/gift/**");
      await expectHydrated(visitor);
      await visitor.getByRole("button", { name: "Ask to take it back" }).click();
      const ask = getDialog(visitor, "Ask to take it back?");
      await expectAccessible(visitor, "dialog");
      await ask.getByRole("button", { name: "Ask the family" }).click();
      await expect(visitor.getByText("You asked to take it back")).toBeVisible();
      await expect(visitor.getByText("We let them know that you asked.")).toBeFocused();
      await expectNoHorizontalScroll(visitor);
    }
  });

  await test.step("shows the requests in the parent's queue, with both answers", async () => {
    await page.goto("/dashboard");
    const requests = page.getByRole("region", { name: "Thank-You Queue" });
    const asked = requests.getByText("Would like to take it back");
    await expect(asked).toHaveCount(1);
    await requests.getByRole("button", { name: "2 gifts" }).click();
    await expect(asked).toHaveCount(2);
    await expectNoHorizontalScroll(page);
    await requests.getByRole("button", { name: /^Take it back: Aunt May, \$500/ }).click();
    await expect(asked).toHaveCount(1);
    await requests.getByRole("button", { name: /^Keep it: Aunt May, \$20/ }).click();
    await expect(page.getByText("Kept. Their gift's page says so.")).toBeVisible();
    await expect(asked).toHaveCount(0);
    await expect
      .poll(async () => (await ledger()).map(({ amount, status }) => [amount, status]).sort())
      .toEqual([
        [20, "confirmed"],
        [500, "dismissed"],
      ]);
  });

  await test.step("shows both answers on the gifts' pages, in English and Spanish", async () => {
    const read = async (amount: string) => {
      await visitor.goto(`${hub}?lang=es`);
      const own = visitor.getByRole("region", { name: "Tus regalos" });
      await own.getByRole("link", { name: `Aportaste ${amount}` }).click();
    };
    await read("$500");
    await expect(visitor.getByText("Deshecho", { exact: true })).toBeVisible();
    await read("$20");
    await expect(visitor.getByText("La familia lo conservó")).toBeVisible();
    await expect(visitor.getByRole("button", { name: "Pedir que se deshaga" })).toHaveCount(0);
  });
});

test("lists a purchase after its undo period and after its wish was archived", {
  tag: ["@phone", "@deep"],
}, async ({ page, newVisitor }) => {
  const { hub, kidIds } = await createFamily(page, [{ firstName: "Emma", wishes: [BLOCKS, KITE] }]);
  const visitor = await newVisitor();
  await visitor.goto(hub);
  await purchaseWish(visitor, "Wooden blocks");
  await expect(getOwn(visitor).getByRole("button", { name: "Undo Wooden blocks" })).toBeVisible();

  await test.step("offers no undo after 24 hours, and lists an archived wish", async () => {
    const list = await (await page.request.get(`/api/kids/${kidIds[0]}/wishlist`)).json();
    const { id } = list.find(({ name }: { name: string }) => name === "Wooden blocks");
    const put = await page.request.patch(`/api/wishlist/${id}`, { data: { state: "put-away" } });
    expect(put.ok(), await put.text()).toBe(true);
    await age(visitor, 25);
    await visitor.reload();
    await expect(getOwn(visitor).getByText("You gave Wooden blocks")).toBeVisible();
    await expect(getOwn(visitor).getByRole("button", { name: /^Undo/ })).toHaveCount(0);
  });

  await test.step("removes a gift that was taken back on another device once its page is opened", async () => {
    const address = await getOwn(visitor)
      .getByRole("link", { name: /Wooden/ })
      .getAttribute("href");
    await postToApi(page, `/api/gifts/${address?.slice("/gift/".length)}/release`, {});
    await visitor.reload();
    await getOwn(visitor)
      .getByRole("link", { name: /Wooden/ })
      .click();
    await expect(visitor.getByRole("heading", { name: "This gift isn't here" })).toBeVisible();
    await expectHydrated(visitor);
    await visitor.goto(hub);
    await expect(visitor.getByRole("heading", { name: "Emma", level: 1 })).toBeVisible();
    await expect(getOwn(visitor)).toHaveCount(0);
    expect(await visitor.evaluate(() => localStorage.getItem("giftling:recorded-gifts"))).toBe(
      null,
    );
  });
});

test("shows a returning giver's holds and gifts on top of the hub, without a layout shift, and on /mine", {
  tag: ["@phone", "@deep"],
}, async ({ page, newVisitor }) => {
  const { hub } = await createFamily(page, [
    { firstName: "Emma", wishes: [BLOCKS, KITE], links: [VENMO] },
  ]);
  const visitor = await newVisitor({ viewport: { width: 390, height: 844 } });
  await visitor.goto(hub);
  for (const wish of ["Wooden blocks", "Kite"]) await reserveWish(visitor, wish);
  await contribute(visitor, "25");
  await closeThanksDialog(visitor);

  await test.step("reserves the height before the first paint", async () => {
    // With cached fonts, the reload has no layout shifts caused by fonts.
    await visitor.reload();
    await expectHydrated(visitor);
    await expect(getOwn(visitor).getByText("You gave $25")).toBeVisible();
    expect(await readLayoutShift(visitor)).toBeLessThan(0.02);
    await expectAccessible(visitor);
    await expectAccessibleInDarkMode(visitor);
    await expectNoHorizontalScroll(visitor);
  });

  await test.step("releases a hold, and buys the other", async () => {
    await getOwn(visitor).getByRole("button", { name: "Let someone else get it Kite" }).click();
    await expect(visitor.getByText("Back on the list")).toBeVisible();
    await expect(visitor.getByRole("button", { name: "I'll get this Kite" })).toBeVisible();
    await getOwn(visitor).getByRole("button", { name: "I bought it Wooden blocks" }).click();
    const purchase = getDialog(visitor, "Did you buy this gift?");
    await purchase.getByLabel("Your name").fill("Aunt May");
    await purchase.getByRole("button", { name: "I bought this gift" }).click();
    await expect(getDialog(visitor, "Thank you!")).toBeVisible();
    await closeThanksDialog(visitor);
    await expect(getOwn(visitor).getByText("You gave Wooden blocks")).toBeVisible();
  });

  await test.step("lists them on /mine without an address, and deletes them on request", async () => {
    await getOwn(visitor).getByRole("link", { name: "All your gifts" }).click();
    await expect(visitor.getByRole("heading", { name: "On this device" })).toBeVisible();
    await expect(visitor.getByText("Wooden blocks")).toBeVisible();
    await expect(visitor.getByText("$25")).toBeVisible();
    await expect(visitor.getByLabel("Your e-mail address")).toBeVisible();
    await expectAccessible(visitor);
    await expectNoHorizontalScroll(visitor);
    await visitor.getByRole("button", { name: "Forget these on this device" }).click();
    await expect(visitor.getByRole("heading", { name: "On this device" })).toHaveCount(0);
    await visitor.getByRole("button", { name: "Undo" }).click();
    await expect(visitor.getByText("Wooden blocks")).toBeVisible();
  });

  await test.step("shows the list in Spanish", async () => {
    await visitor.goto(`${hub}?lang=es`);
    await expectHydrated(visitor);
    const own = visitor.getByRole("region", { name: "Tus regalos" });
    await expect(own.getByText("Aportaste $25")).toBeVisible();
    await expect(own.getByText("Regalaste Wooden blocks")).toBeVisible();
    await expect(own.getByRole("button", { name: "Deshacer $25" })).toBeVisible();
    expect(await readLayoutShift(visitor)).toBeLessThan(0.02);
    await expectNoHorizontalScroll(visitor);
  });
});
