import type { Page } from "@playwright/test";

/** Opens the question whether a wish was bought, as somebody who has it already does; the first wish without a name. */
export async function sayBought(page: Page, wish?: string): Promise<void> {
  const name = wish === undefined ? /^I'll get this/ : `I'll get this ${wish}`;
  await page.getByRole("button", { name }).first().click();
  await page.getByRole("button", { name: "I already bought it" }).click();
}
