import { expect, type Locator, type Page } from "@playwright/test";

/**
 * Clicks Next in the onboarding until `part` is visible. Calls `pass` at each earlier question, and leaves that
 * question unanswered.
 */
export async function advanceToQuestion(
  page: Page,
  part: Locator,
  pass: () => Promise<unknown> = async () => undefined,
): Promise<void> {
  const main = page.getByRole("main");
  for (;;) {
    const before = (await main.textContent()) ?? "";
    await page.getByRole("button", { name: "Next" }).click();
    await expect(main).not.toHaveText(before);
    if (await part.isVisible()) return;
    await pass();
  }
}
