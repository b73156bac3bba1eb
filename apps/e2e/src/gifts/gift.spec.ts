import type { Page } from "@playwright/test";
import { createFamily, createUniqueEmailAddress } from "../support/families.ts";
import { expectAccessible, expectNoHorizontalScroll } from "../support/page-checks.ts";
import { getFirstMailLink, waitForNewestMail } from "../support/services.ts";
import { dropNextResponse, expect, expectHydrated, test } from "../support/test.ts";

const BLOCKS = { name: "Wooden blocks", url: "https://shop.example/blocks", price: "$40" };
const getDialog = (page: Page, name: string) => page.getByRole("dialog", { name });
const getWall = (page: Page) => page.getByRole("region", { name: "Wall of Support" });

test("holds a gift, buys it on another device, and undoes the purchase", {
  tag: "@phone",
}, async ({ page, newVisitor }) => {
  const { hub } = await createFamily(page, [
    { firstName: "Emma", wishes: [BLOCKS, { ...BLOCKS, name: "Kite" }] },
  ]);
  const visitor = await newVisitor();
  await visitor.goto(hub);
  await expectHydrated(visitor);
  let address = "";
  const email = createUniqueEmailAddress("holder");

  await test.step("holds a gift for 48 hours, with a private page", async () => {
    await visitor.getByRole("button", { name: "I'll get this Wooden blocks" }).click();
    const get = getDialog(visitor, "I'll get this");
    await get.getByLabel("Your name, if you like").fill("Nana Vera");
    await get.getByLabel("Your e-mail").fill("nana");
    await get.getByRole("button", { name: "Hold it for 48 hours" }).click();
    await expect(get.getByLabel("Your e-mail")).toBeFocused();
    await get.getByLabel("Your e-mail").fill(email);
    await expectNoHorizontalScroll(visitor);
    await expectAccessible(visitor, "dialog");
    await get.getByRole("button", { name: "Hold it for 48 hours" }).click();
    const held = getDialog(visitor, "It's yours for now");
    await expect(held.getByRole("status")).toContainText("is held for you until");
    await held.getByRole("button", { name: "Back to the list" }).click();
    await expect(visitor.getByText("You're getting this")).toBeVisible();
    const own = visitor.getByRole("region", { name: "Your gifts" });
    const gift = own.getByRole("link", { name: "Wooden blocks" });
    address = (await gift.getAttribute("href")) ?? "";
    expect(address).toMatch(/^\/gift\//);
    const mailed = getFirstMailLink(await waitForNewestMail(page, email, 1));
    expect(new URL(mailed).pathname).toBe(address);
  });

  const other = await newVisitor();
  await test.step("shows the hold to other visitors without a name or a button", async () => {
    await other.goto(hub);
    await expect(other.getByText("Someone is getting this")).toBeVisible();
    await expect(other.getByRole("button", { name: "I'll get this Wooden blocks" })).toHaveCount(0);
    await expect(other.getByRole("button", { name: "I'll get this Kite" })).toBeVisible();
    expect(await other.content()).not.toContain("Nana Vera");
  });

  const phone = await newVisitor();
  await test.step("extends the hold and buys the gift on another device, with a message", async () => {
    // Waits for hydration, because the button's form would otherwise open another page and not move the focus.
    await phone.goto(address);
    await expectHydrated(phone);
    await expect(phone.getByRole("heading", { level: 1 })).toHaveText("Wooden blocks");
    await expect(phone.getByText("Held for you")).toBeVisible();
    const end = await phone.getByText("It's yours until").textContent();
    await dropNextResponse(phone, "gifts.extend");
    await phone.getByRole("button", { name: "Hold it 48 hours longer" }).click();
    await expect(phone.getByRole("alert")).toContainText("check your connection");
    await phone.getByRole("button", { name: "Hold it 48 hours longer" }).click();
    await expect(phone.getByRole("button", { name: "Hold it 48 hours longer" })).toHaveCount(0);
    await expect(phone.getByText("It's yours until")).toBeFocused();
    await expect(phone.getByText("It's yours until")).not.toHaveText(end ?? "");
    await expect(phone.getByRole("alert")).toHaveCount(0);
    await phone.getByRole("button", { name: "I bought it" }).click();
    const bought = getDialog(phone, "Did you buy this gift?");
    await expect(bought.getByLabel("Your name")).toHaveValue("Nana Vera");
    await bought.getByLabel("A few words").fill("I had one like it.");
    await bought.getByRole("button", { name: "Not yet" }).click();
    await phone.reload();
    await phone.getByRole("button", { name: "I bought it" }).click();
    await expect(bought.getByLabel("A few words")).toHaveValue("I had one like it.");
    await bought.getByRole("button", { name: "I bought this gift" }).click();
    await expect(phone.getByText("You bought this")).toBeVisible();
    await expect(phone.getByText("nobody else will buy it")).toBeFocused();
    await expectNoHorizontalScroll(phone);
  });

  await test.step("shows the gift on the wall, without the message", async () => {
    await other.reload();
    await expect(getWall(other).getByText("Nana Vera")).toBeVisible();
    expect(await other.content()).not.toContain("I had one like it.");
  });

  await test.step("frees the gift after undo, and removes its page", async () => {
    await phone.getByRole("button", { name: "Let someone else get it" }).click();
    const back = getDialog(phone, "Let someone else get it?");
    await dropNextResponse(phone, "gifts.release");
    await back.getByRole("button", { name: "Let someone else get it" }).click();
    await expect(back.getByRole("alert")).toContainText("check your connection");
    await back.getByRole("button", { name: "Let someone else get it" }).click();
    await expect(phone.getByRole("heading", { name: "Back on the list" })).toBeVisible();
    await other.reload();
    await expect(other.getByRole("button", { name: "I'll get this Wooden blocks" })).toBeVisible();
    await visitor.goto(address);
    await expect(visitor.getByRole("heading", { name: "This gift isn't here" })).toBeVisible();
  });
});

test("records off-list gifts of a supporter and of the parent", {
  tag: ["@phone", "@deep"],
}, async ({ page, newVisitor }) => {
  const { hub } = await createFamily(page, [{ firstName: "Emma", wishes: [BLOCKS] }]);
  const visitor = await newVisitor();
  await visitor.goto(hub);
  await expectHydrated(visitor);
  await visitor.getByRole("button", { name: "I gave something else" }).click();
  const other = getDialog(visitor, "Tell us about another gift");
  await other.getByRole("button", { name: "Tell the family" }).click();
  await expect(other.getByText("Please say what it was.")).toBeVisible();
  await other.getByLabel("What did you give?").fill("A museum puzzle");
  await other.getByLabel("Your name").fill("Aunt May");
  await other.getByRole("button", { name: "Add a few words" }).click();
  const message = other.getByLabel("A few words");
  await message.fill(`It has 300 pieces. https://shop.example/${"puzzle".repeat(20)}`);
  await expect(message).toBeInViewport({ ratio: 1 });
  await expectNoHorizontalScroll(visitor);
  await visitor.reload();
  await expectHydrated(visitor);
  await expect(other.getByLabel("What did you give?")).toHaveValue("A museum puzzle");
  await other.getByRole("button", { name: "Tell the family" }).click();
  await expect(
    getDialog(visitor, "Thank you!").getByText("Aunt May is on the wall."),
  ).toBeVisible();
  await page.goto("/dashboard");
  await expect(page.getByText("A museum puzzle").first()).toBeVisible();
  const bar = page.getByRole("navigation", { name: "Dashboard" }).filter({ visible: true });
  await bar.getByRole("button", { name: "Add", exact: true }).click();
  await page.getByRole("menuitem", { name: "A gift that wasn't on the list" }).click();
  const record = getDialog(page, "Record another gift");
  await record.getByLabel("What it was").fill("A kazoo");
  await record.getByLabel("Who gave it").fill("Cousin Leo");
  await record.getByRole("button", { name: "Record it" }).click();
  await expect(page.getByText("The gift is recorded, and ready for your thanks")).toBeVisible();
  await expect(page.getByText("A kazoo").first()).toBeVisible();
  await visitor.reload();
  await expect(getWall(visitor).getByText("A kazoo")).toBeVisible();
  await expect(getWall(visitor).getByText("A museum puzzle")).toBeVisible();
});
