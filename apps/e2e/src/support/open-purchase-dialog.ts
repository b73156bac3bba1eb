import type { Page } from "@playwright/test";

/**
 * Opens the dialog that asks whether a wish was bought, as a relative who has already bought it. Uses the first wish by
 * default.
 */
export async function openPurchaseDialog(page: Page, wish?: string): Promise<void> {
  const name = wish === undefined ? /^I'll get this/ : `I'll get this ${wish}`;
  await page.getByRole("button", { name }).first().click();
  await page.getByRole("button", { name: "I already bought it" }).click();
}
