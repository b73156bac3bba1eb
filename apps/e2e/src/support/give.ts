import { expect, type Page } from "@playwright/test";
import { openPurchaseDialog } from "./open-purchase-dialog.ts";
import { expectHydrated } from "./test.ts";

/** Closes the thank-you sheet with Escape. */
export const closeThanks = async (page: Page) => {
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
};

/** Holds a wish in the dialog "I'll get this". */
export async function holdWish(page: Page, wish: string): Promise<void> {
  await expectHydrated(page);
  await page.getByRole("button", { name: `I'll get this ${wish}` }).click();
  await page.getByRole("button", { name: "Hold it for 48 hours" }).click();
  await page.getByRole("button", { name: "Back to the list" }).click();
}

/** Records the purchase of a wish in the purchase dialog. */
export async function buyWish(page: Page, wish: string): Promise<void> {
  await openPurchaseDialog(page, wish);
  await page.getByLabel("Your name").fill("Aunt May");
  await page.getByRole("button", { name: "I bought this gift" }).click();
  await expect(page.getByRole("dialog", { name: "Thank you!" })).toBeVisible();
  await closeThanks(page);
}
