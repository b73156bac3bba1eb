import type { Page } from "@playwright/test";

/**
 * Opens the purchase dialog of a wish, as a visitor who has already bought the gift. Uses the first wish by default.
 */
export async function openPurchaseDialog(page: Page, wish?: string): Promise<void> {
  const name = wish === undefined ? /^I'll get this/ : `I'll get this ${wish}`;
  await page.getByRole("button", { name }).first().click();
  await page.getByRole("button", { name: "I already bought it" }).click();
}
