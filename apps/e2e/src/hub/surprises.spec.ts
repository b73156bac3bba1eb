import type { Page } from "@playwright/test";
import { createFamily } from "../support/families.ts";
import { openPurchaseDialog } from "../support/open-purchase-dialog.ts";
import {
  expectAccessibleState,
  expectNoHorizontalScrollAtAnyWidth,
} from "../support/page-checks.ts";
import { expect, test } from "../support/test.ts";

const WISH = "Kaleidoscope";

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
      "Theo",
    ],
    { tag: "surprises" },
  );
  const buyer = await newVisitor();
  await buyer.setViewportSize({ width: 390, height: 844 });

  await test.step("shows a switch for each child in the settings", async () => {
    await page.goto("/settings");
    const surprises = page.getByRole("region", { name: "Surprises" });
    await expect(surprises.getByRole("switch")).toHaveCount(2);
    const saved = page.waitForResponse((answer) => answer.url().includes("kids.update"));
    await surprises.getByRole("switch", { name: "Keep Emma's gifts a surprise" }).click();
    await saved;
    await expect(
      surprises.getByText("On: Emma's page tells who gave, and not what."),
    ).toBeVisible();
    await expectAccessibleState(page);
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
    await expectAccessibleState(other);
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
    const gifts = page.getByRole("region", { name: "Who gave lately" });
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
