import type { Page } from "@playwright/test";
import { createFamily } from "../support/families.ts";
import { openPurchaseDialog } from "../support/give.ts";
import { expect, expectHydrated, mockExternalSites, test } from "../support/test.ts";

const PLAN = {
  type: "529",
  label: "529 Education Savings",
  url: "https://college.example/emma",
  contributionCode: "EMM-529",
  isPrimary: true,
};
const VENMO = { type: "venmo", label: "Venmo", url: "https://venmo.example/ada" };
const BLOCKS = { name: "Wooden blocks", url: "https://shop.example/blocks", price: "$40" };

const getDialog = (page: Page, name: string) => page.getByRole("dialog", { name });
const getWall = (page: Page) => page.getByRole("region", { name: "Wall of Support" });

/** Clicks the last link named `name`, which opens another site in a new tab, and closes that tab. */
async function follow(page: Page, name: string): Promise<void> {
  const tab = page.context().waitForEvent("page");
  await page.getByRole("link", { name }).last().click();
  await (await tab).close();
  await page.bringToFront();
}

test("adds a sheet to the browser's history, and preserves the typed text", {
  tag: "@phone",
}, async ({ page, newVisitor }) => {
  const { hub } = await createFamily(page, [{ firstName: "Emma", wishes: [BLOCKS] }]);
  const visitor = await newVisitor();
  await visitor.goto("/pricing");
  await visitor.goto(hub);
  await expectHydrated(visitor);
  const open = visitor.getByRole("button", { name: "I'll get this Wooden blocks" });
  const purchase = getDialog(visitor, "Did you buy this gift?");
  const name = purchase.getByLabel("Your name");

  await test.step("closes the sheet on Back without leaving the page, and restores it unchanged on Forward", async () => {
    await openPurchaseDialog(visitor, "Wooden blocks");
    await name.fill("Nana Ve");
    await visitor.goBack();
    await expect(purchase).toBeHidden();
    await expect(visitor).toHaveURL(hub);
    await expect(open).toBeInViewport();
    await visitor.goForward();
    await expect(name).toHaveValue("Nana Ve");
  });

  await test.step("leaves no history entry when closed", async () => {
    await purchase.getByRole("button", { name: "Not yet" }).click();
    await expect(purchase).toBeHidden();
    await openPurchaseDialog(visitor, "Wooden blocks");
    await expect(name).toHaveValue("Nana Ve");
    await purchase.getByRole("button", { name: "Close" }).click();
    await expect(purchase).toBeHidden();
    await visitor.goBack();
    await expect(visitor).toHaveURL("/pricing");
    await visitor.goForward();
    await expect(visitor).toHaveURL(hub);
  });

  await test.step("restores what was typed to hold the wish, apart from the name of a purchase", async () => {
    const hold = getDialog(visitor, "I'll get this");
    await open.click();
    await hold.getByLabel("Your name").fill("Vera");
    await hold.getByLabel("Your e-mail").fill("vera@example.com");
    await visitor.goBack();
    await expect(hold).toBeHidden();
    await open.click();
    await visitor.reload();
    await expect(hold.getByLabel("Your name")).toHaveValue("Vera");
    await expect(hold.getByLabel("Your e-mail")).toHaveValue("vera@example.com");
    await visitor.goBack();
    await expect(hold).toBeHidden();
  });

  await test.step("restores sheet and text after a reload, and removes both after the purchase", async () => {
    await openPurchaseDialog(visitor, "Wooden blocks");
    await name.fill("Nana Vera");
    await visitor.reload();
    await expect(name).toHaveValue("Nana Vera");
    await purchase.getByRole("button", { name: "I bought this gift" }).click();
    const thanks = getDialog(visitor, "Thank you!");
    await expect(thanks.getByText("Emma will love it. Nana Vera is on the wall.")).toBeVisible();
    await visitor.goBack();
    await expect(thanks).toBeHidden();
    await expect(visitor).toHaveURL(hub);
    await expect(visitor.getByRole("heading", { name: "Wall of Support" })).toBeFocused();
    await expect(getWall(visitor).getByText("Nana Vera")).toBeVisible();
  });
});

test("does not close a sheet that opens while a finished purchase's history entry is removed", {
  tag: ["@phone", "@deep"],
}, async ({ page, newVisitor }) => {
  const { hub } = await createFamily(page, [{ firstName: "Emma", wishes: [BLOCKS] }]);
  const visitor = await newVisitor();
  await visitor.goto(hub);
  await openPurchaseDialog(visitor, "Wooden blocks");
  const purchase = getDialog(visitor, "Did you buy this gift?");
  await purchase.getByLabel("Your name").fill("Nana Vera");
  await purchase.getByRole("button", { name: "I bought this gift" }).click();
  await expect(getDialog(visitor, "Thank you!")).toBeVisible();
  await visitor.addInitScript(() => {
    // Simulates a slow device on which going back takes two seconds.
    window.history.back = () =>
      void setTimeout(() => History.prototype.back.call(window.history), 2_000);
    window.addEventListener("popstate", () => Reflect.set(window, "isBack", true), true);
  });
  await visitor.reload();
  await expectHydrated(visitor);
  await visitor.getByRole("button", { name: "Get updates" }).click();
  const name = visitor.getByRole("dialog").getByLabel("Your name", { exact: true });
  await name.fill("Nana Vera");
  await visitor.waitForFunction(() => Reflect.get(window, "isBack") === true);
  await expect(name).toHaveValue("Nana Vera");
  await visitor.goBack();
  await expect(name).toBeHidden();
  await expect(visitor).toHaveURL(hub);
});

test("shows the thanks and the undo button in the sheet", { tag: ["@phone", "@deep"] }, async ({
  page,
  newVisitor,
}) => {
  const { hub } = await createFamily(page, [
    { firstName: "Emma", links: [PLAN], wishes: [BLOCKS, { ...BLOCKS, name: "Kite" }] },
  ]);
  const visitor = await newVisitor();
  await visitor.goto(hub);
  await openPurchaseDialog(visitor, "Wooden blocks");
  const purchase = getDialog(visitor, "Did you buy this gift?");
  await purchase.getByLabel("Your name").fill("Nana Vera");
  await purchase.getByRole("button", { name: "I bought this gift" }).click();
  const thanks = getDialog(visitor, "Thank you!");
  await expect(thanks.getByRole("status")).toHaveText(
    "Your purchase has been recorded. Consider investing in their future too!",
  );
  await expect(thanks.getByRole("link", { name: "Open the 529 page" })).toBeInViewport();
  await expect(visitor.getByRole("region", { name: "Messages" })).toHaveText("");
  await thanks.getByRole("button", { name: "Undo Wooden blocks" }).click();
  await expect(thanks).toBeHidden();
  await expect(visitor.getByText("Back on the list")).toBeVisible();
  await expect(visitor.getByRole("button", { name: "I'll get this Wooden blocks" })).toBeVisible();
  await expect(getWall(visitor).getByText("Nana Vera")).toHaveCount(0);
});

test("requests confirmation after returning from a payment page, without a default amount", async ({
  page,
  newVisitor,
}) => {
  const { hub } = await createFamily(page, [
    { firstName: "Emma", links: [PLAN, VENMO], wishes: [BLOCKS] },
  ]);
  const visitor = await newVisitor();
  await mockExternalSites(visitor);
  await visitor.goto(hub);
  await expectHydrated(visitor);
  const question = getDialog(visitor, "Did it work out?");
  const sent = question.getByRole("group", { name: "How much did you send?" });

  await test.step("confirms a Venmo payment, also when its page replaced the hub", async () => {
    await follow(visitor, "Open Venmo");
    await expect(sent.getByRole("radio", { checked: true })).toHaveCount(0);
    await visitor.reload();
    await sent.getByText("$25", { exact: true }).click();
    await question.getByLabel("Your name").fill("Uncle Ben");
    await question.getByRole("button", { name: "Tell the family" }).click();
    const thanks = getDialog(visitor, "Thank you!");
    await expect(thanks.getByText("Emma's family will see what you gave.")).toBeVisible();
    await expect(thanks.getByText("Uncle Ben is on the wall.")).toBeVisible();
    await getDialog(visitor, "Get Updates?").getByRole("button", { name: "Skip" }).click();
    await expect(getWall(visitor).getByText("Uncle Ben")).toBeInViewport();
  });

  await test.step("returns from the 529 page to the thanks without reporting a contribution", async () => {
    await openPurchaseDialog(visitor, "Wooden blocks");
    const purchase = getDialog(visitor, "Did you buy this gift?");
    await purchase.getByRole("button", { name: "I bought this gift" }).click();
    await expect(getDialog(visitor, "Help Now & For The Future")).toBeVisible();
    await follow(visitor, "Open the 529 page");
    await expect(sent).toBeFocused();
    await expect(question.getByLabel("Your name"), "it is known").toHaveCount(0);
    await question.getByRole("button", { name: "Not yet" }).click();
    await visitor.getByRole("button", { name: "No thanks" }).click();
    await getDialog(visitor, "Get Updates?").getByRole("button", { name: "Skip" }).click();
    await expect(getWall(visitor).getByText("529 Investment", { exact: true })).toHaveCount(0);
  });
});
