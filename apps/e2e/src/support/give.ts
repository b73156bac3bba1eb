import { expect, type Page } from "@playwright/test";
import { expectHydrated } from "./test.ts";

/**
 * Opens the purchase dialog of a wish, as a visitor who has already bought the gift. Uses the first wish by default.
 */
export async function openPurchaseDialog(page: Page, wish?: string): Promise<void> {
  // Before hydration, the button's form opens a dialog without the app.
  await expectHydrated(page);
  const name = wish === undefined ? /^I'll get this/ : `I'll get this ${wish}`;
  await page.getByRole("button", { name }).first().click();
  await page.getByRole("button", { name: "I already bought it" }).click();
}

/** Closes the thank-you sheet with Escape. */
export const closeThanksDialog = async (page: Page) => {
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
};

/** Holds a wish in the dialog "I'll get this". */
export async function reserveWish(page: Page, wish: string): Promise<void> {
  await expectHydrated(page);
  await page.getByRole("button", { name: `I'll get this ${wish}` }).click();
  await page.getByRole("button", { name: "Hold it for 48 hours" }).click();
  await page.getByRole("button", { name: "Back to the list" }).click();
}

/** Records the purchase of a wish in the purchase dialog. */
export async function purchaseWish(page: Page, wish: string): Promise<void> {
  await openPurchaseDialog(page, wish);
  await page.getByLabel("Your name").fill("Aunt May");
  await page.getByRole("button", { name: "I bought this gift" }).click();
  await expect(page.getByRole("dialog", { name: "Thank you!" })).toBeVisible();
  await closeThanksDialog(page);
}
