import { expect, type Locator, type Page } from "@playwright/test";
import { createFamily } from "./families.ts";

/** Signs in a parent of one kid and opens the empty dashboard. Returns the family URL. */
export async function openDashboard(page: Page, tag: string): Promise<string> {
  const { familyUrl } = await createFamily(page, ["Emma"], { tag });
  await page.goto("/dashboard");
  await expect(page.getByRole("heading", { level: 1, name: "Emma" })).toBeVisible();
  return familyUrl;
}

/**
 * Performs an action such as "Edit" or "Delete" on a dashboard entry. Uses the button in the entry's row or, where the row
 * is narrow, the row's menu.
 */
export async function performEntryAction(
  section: Locator,
  action: string,
  name: string,
): Promise<void> {
  const menu = section.getByRole("button", { name: `Options: ${name}`, exact: true });
  const button = section.getByRole("button", { name: `${action}: ${name}`, exact: true });
  await expect(menu.or(button)).toBeVisible();
  if (await button.isVisible()) return button.click();
  // Selects the item by its menu's name, because another row's menu may still be fading out.
  const item = section
    .page()
    .getByRole("menu", { name: `Options: ${name}`, exact: true })
    .getByRole("menuitem", { name: action, exact: true });
  await menu.click();
  await item.click();
}

/**
 * Returns the element that has the focus after an action: the action's button or, where the row is narrow, the menu's
 * button.
 */
export function getEntryActionButton(section: Locator, action: string, name: string): Locator {
  return section
    .getByRole("button", { name: `${action}: ${name}`, exact: true })
    .or(section.getByRole("button", { name: `Options: ${name}`, exact: true }));
}

/** Returns one of the dashboard's four totals, by its label. */
export const getDashboardTotal = (page: Page, label: string): Locator =>
  page.getByLabel("Totals").locator("div", { hasText: label });

/** Marks the pages of these kids as shared and dismisses their first steps (rule: first-steps). */
export const dismissFirstSteps = (page: Page, kidIds: readonly string[]): Promise<unknown> =>
  page.addInitScript((ids) => {
    for (const id of ids) localStorage.setItem(`giftling:first-steps:${id}`, "shared closed");
  }, kidIds);
