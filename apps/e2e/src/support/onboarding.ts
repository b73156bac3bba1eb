import { expect, type Locator, type Page } from "@playwright/test";

/** Presses Next until `part` is visible. Leaves the questions before it empty and calls `pass` at each of these questions. */
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
