import type { Page } from "@playwright/test";
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
