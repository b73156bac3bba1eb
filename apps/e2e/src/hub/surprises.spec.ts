import type { Page } from "@playwright/test";
import { createFamily, postToApi } from "../support/families.ts";
import { openPurchaseDialog } from "../support/give.ts";
import {
  expectAccessibleAndResponsive,
  expectNoHorizontalScrollAtAnyWidth,
} from "../support/page-checks.ts";
import { expect, expectHydrated, test } from "../support/test.ts";

const WISH = "Kaleidoscope";
const LONG_NAME = "W".repeat(40);

test("hides a bought gift as a surprise", async ({ page, newVisitor, browser, baseURL }) => {
  const url = "https://shop.example/1";
  const { hub } = await createFamily(
    page,
    [
      {
        firstName: "Emma",
        wishes: [
          { name: WISH, url },
          { name: "Puzzle", url },
        ],
      },
      LONG_NAME,
    ],
    { tag: "surprises" },
  );
  const buyer = await newVisitor();
  await buyer.setViewportSize({ width: 390, height: 844 });

  await test.step("shows a switch for each child in the settings", async () => {
    await page.goto("/settings/privacy/surprises");
    const surprises = page.getByRole("region", { name: "Surprises" });
    await expect(surprises.getByRole("switch")).toHaveCount(2);
    const saved = page.waitForResponse((answer) => answer.url().includes("kids.update"));
    await surprises.getByRole("switch", { name: "Keep Emma's gifts a surprise" }).click();
    await saved;
    await expect(
      surprises.getByText("On: Emma's page shows who gave, but not what."),
    ).toBeVisible();
    await expectAccessibleAndResponsive(page);
    await expectNoHorizontalScrollAtAnyWidth(page);
    await page.reload();
    await expect(
      surprises.getByRole("switch", { name: "Keep Emma's gifts a surprise" }),
    ).toBeChecked();
  });

  const noteOf = (visitor: Page) =>
    visitor
      .getByRole("region", { name: "Wall of Support" })
      .getByRole("listitem")
      .filter({ hasText: "Grandma Rosa" });
  await test.step("names the gift in its buyer's thanks, but not on the wall", async () => {
    await buyer.goto(hub);
    await openPurchaseDialog(buyer, WISH);
    const sheet = buyer.getByRole("dialog");
    await sheet.getByLabel("Your name").fill("Grandma Rosa");
    await sheet.getByRole("button", { name: "I bought this gift" }).click();
    await expect(sheet.getByText("Thank you!")).toBeVisible();
    await expect(sheet.getByText(WISH).first()).toBeVisible();
    await buyer.keyboard.press("Escape");
    await expect(noteOf(buyer)).toHaveText(/A gift/);
    await expect(noteOf(buyer)).not.toHaveText(new RegExp(WISH));
  });

  await test.step("hides the gift from other visitors, with and without scripts, but not from the parent", async () => {
    const other = await newVisitor();
    await other.goto(hub);
    await expect(noteOf(other)).toHaveText(/A gift/);
    await expectAccessibleAndResponsive(other);
    const plain = await browser.newContext({
      javaScriptEnabled: false,
      ...(baseURL && { baseURL }),
    });
    const reader = await plain.newPage();
    await reader.goto(`${hub}?wall=all`);
    for (const visitor of [other, reader, page]) {
      if (visitor === page) await page.goto(hub);
      expect(await visitor.content()).toContain("Puzzle");
      expect(await visitor.content()).not.toContain(WISH);
    }
    await plain.close();
    await page.goto("/dashboard");
    const gifts = page.getByRole("region", { name: "Recent gifts" });
    await expect(gifts.getByText(WISH)).toBeVisible();
  });

  await test.step("names the gift on the wall when surprises are off", async () => {
    const [kid] = (await (await page.request.get("/api/kids")).json()) as [{ id: string }];
    const answer = await page.request.patch(`/api/kids/${kid.id}`, {
      data: { keepsSurprises: false },
      headers: { origin: baseURL ?? "" },
    });
    expect(answer.ok(), await answer.text()).toBe(true);
    await buyer.goto(hub);
    await expect(noteOf(buyer)).toHaveText(new RegExp(WISH));
  });
});

test("hides holds and progress as surprises", { tag: ["@phone", "@deep"] }, async ({
  page,
  newVisitor,
}) => {
  const url = "https://shop.example/1";
  const { hub, kidIds } = await createFamily(
    page,
    [
      {
        firstName: "Emma",
        links: [{ type: "venmo", label: "Venmo", url: "https://venmo.com/emma" }],
        wishes: [
          { name: WISH, url },
          { name: "Wooden blocks", url, quantity: 3 },
          { name: "Red bike", url, isActivity: true, fundingGoal: 200, fundingReceived: 0 },
        ],
      },
    ],
    { tag: "surprises" },
  );
  const kid = `/api/kids/${kidIds[0]}`;
  const patch = await page.request.patch(kid, { data: { keepsSurprises: true } });
  expect(patch.ok(), await patch.text()).toBe(true);
  const wishes: { id: string; name: string }[] = await (
    await page.request.get(`${kid}/wishlist`)
  ).json();
  const idOf = (name: string) => wishes.find((wish) => wish.name === name)?.id;
  const cardOf = (visitor: Page, name: string) =>
    visitor.getByRole("article").filter({ has: visitor.getByRole("heading", { name }) });

  const holder = await newVisitor();
  await test.step("shows a held wish only to its holder", async () => {
    await holder.goto(hub);
    await expectHydrated(holder);
    await holder.getByRole("button", { name: `I'll get this ${WISH}` }).click();
    await holder.getByRole("button", { name: "Hold it for 48 hours" }).click();
    const held = holder.getByRole("dialog", { name: "It's yours for now" });
    await expect(held.getByRole("link", { name: "View in the shop" })).toHaveAttribute("href", url);
    await held.getByRole("button", { name: "Back to the list" }).click();
    await holder.reload();
    await expect(cardOf(holder, WISH)).toHaveCount(0);
    const own = holder.getByRole("region", { name: "Your gifts" });
    await own.getByRole("button", { name: `I bought it ${WISH}` }).click();
    await expect(holder.getByRole("dialog").getByText(WISH)).toBeVisible();
    await holder.keyboard.press("Escape");
    await expect(holder.getByRole("dialog")).toHaveCount(0);
    await expectAccessibleAndResponsive(holder, { onlyPhone: true });
    await own.getByRole("link", { name: WISH }).click();
    await expect(holder.getByRole("heading", { level: 1 })).toHaveText(WISH);
  });

  const other = await newVisitor();
  await test.step("hides holds, units and money from other visitors", async () => {
    await postToApi(other, `/api/wishlist/${idOf("Wooden blocks")}/purchase`, {
      purchasedBy: "Uncle Ben",
    });
    const given = { contributorName: "Nana", amount: 200, type: "other" };
    const reported = await postToApi(other, `${kid}/contributions`, {
      ...given,
      wishlistItemId: idOf("Red bike"),
    });
    const { id } = await reported.json();
    for (const status of ["reported", "confirmed"]) {
      await postToApi(page, `/api/contributions/${id}/status`, { status });
      await other.goto(hub);
      await expect(cardOf(other, "Red bike").getByText("Goal: $200")).toBeVisible();
      await expect(cardOf(other, "Wooden blocks")).toBeVisible();
      await expect(other.getByRole("region", { name: "Wishlist" })).not.toHaveText(
        /\d left|needed|so far|funded|getting this/i,
      );
      expect(await other.content()).not.toContain(WISH);
    }
    await expectHydrated(other);
    await cardOf(other, "Red bike").getByRole("button", { name: "Chip in to Red bike" }).click();
    const dialog = other.getByRole("dialog", { name: "Chip in" });
    await expect(dialog.getByText("Goal: $200")).toBeVisible();
    await expect(dialog.getByText("needed")).toHaveCount(0);
  });

  await test.step("hides them in Spanish and without scripts", async () => {
    const plain = await newVisitor({ javaScriptEnabled: false });
    await plain.goto(`${hub}?lang=es`);
    await expect(cardOf(plain, "Red bike").getByText("Meta: $200")).toBeVisible();
    await plain.getByRole("button", { name: "Aportar para Red bike" }).click();
    await expect(plain.getByText("Meta: $200")).toBeVisible();
    expect(await plain.content()).not.toMatch(/Faltan|hasta ahora/);
  });

  await test.step("shows everything to the parent", async () => {
    await page.goto("/dashboard/wishlist");
    await expect(page.getByText("$200 of $200")).toBeVisible();
    await expect(page.getByText("Partly given")).toBeVisible();
    await expect(page.getByText("Held", { exact: true })).toBeVisible();
  });
});
