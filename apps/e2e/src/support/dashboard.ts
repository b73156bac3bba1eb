import { expect, type Locator, type Page } from "@playwright/test";
import { createFamily, postToApi } from "./families.ts";

type Contribution = { contributorName: string | null; amount: number };

/** Creates a family with one kid and opens its empty dashboard. Returns the family URL. */
export async function openDashboard(page: Page, tag: string): Promise<string> {
  const { familyUrl } = await createFamily(page, ["Emma"], { tag });
  await page.goto("/dashboard");
  await expect(page.getByRole("heading", { level: 1, name: "Emma" })).toBeVisible();
  return familyUrl;
}

/**
 * Creates a kid who received the given contributions, and opens the parent's dashboard. Returns the parent's e-mail
 * address.
 */
export async function openDashboardWithContributions(
  page: Page,
  giver: Page,
  contributions: readonly Contribution[],
  { areConfirmed = true } = {},
): Promise<string> {
  const { email, kidIds } = await createFamily(page, ["Emma"], { tag: "thanks" });
  for (const contribution of contributions) {
    const report = {
      ...contribution,
      isAnonymous: contribution.contributorName === null,
      type: "529",
    };
    const reported = await postToApi(giver, `/api/kids/${kidIds[0]}/contributions`, report);
    const { id } = (await reported.json()) as { id: string };
    if (!areConfirmed) continue;
    await postToApi(page, `/api/contributions/${id}/status`, { status: "confirmed" });
  }
  await page.goto("/dashboard");
  await expect(page.getByRole("heading", { level: 1, name: "Emma" })).toBeVisible();
  return email;
}

/** Opens the menu of an entry in a dashboard section and selects an item. */
export async function chooseMenuItem(section: Locator, entry: RegExp, item: string): Promise<void> {
  await section.getByRole("button", { name: entry }).click();
  await section.getByRole("menuitem", { name: item }).click();
}

/** Runs `work` while all calls of one API procedure fail. */
export async function withFailingApiCall(
  page: Page,
  call: string,
  work: () => Promise<void>,
): Promise<void> {
  await page.route(`**/trpc/${call}**`, (route) => route.abort());
  await work();
  await page.unroute(`**/trpc/${call}**`);
}

/**
 * Performs an action on a dashboard entry, such as "Edit" or "Delete". Uses the entry's button, or the entry's menu
 * when the row is narrow.
 */
export async function performEntryAction(
  section: Locator,
  action: string,
  name: string,
): Promise<void> {
  const menu = section.getByRole("button", { name: `Options: ${name}`, exact: true });
  const button = section.getByRole("button", { name: `${action}: ${name}`, exact: true });
  await expect(getEntryActionButton(section, action, name)).toBeVisible();
  if (await button.isVisible()) return button.click();
  // Selects the item by the name of its menu, because the menu of another entry may still be fading out.
  const item = section
    .page()
    .getByRole("menu", { name: `Options: ${name}`, exact: true })
    .getByRole("menuitem", { name: action, exact: true });
  await menu.click();
  await item.click();
}

/** Marks a wish as purchased by the parents. */
export async function markWishPurchased(section: Locator, name: string): Promise<void> {
  await performEntryAction(section, "Mark as purchased", name);
  await confirmPurchaseByParent(section.page());
}

/** Selects "Us" in the dialog that asks who bought a wish. */
export const confirmPurchaseByParent = (page: Page, label = "Mark as purchased"): Promise<void> =>
  page
    .getByRole("dialog", { name: /^Who bought/ })
    .getByRole("button", { name: label, exact: true })
    .click();

/** Returns the button for an action on a dashboard entry, or the entry's menu button when the row is narrow. */
export function getEntryActionButton(section: Locator, action: string, name: string): Locator {
  return section
    .getByRole("button", { name: `${action}: ${name}`, exact: true })
    .or(section.getByRole("button", { name: `Options: ${name}`, exact: true }));
}

export const getDashboardTotal = (page: Page, label: string): Locator =>
  page.getByLabel("Totals").locator("div", { hasText: label });

/**
 * Marks the hubs of the given kids as shared, and dismisses the first-steps checklist, in the browser's storage
 * (rule: first-steps).
 */
export const dismissFirstSteps = (page: Page, kidIds: readonly string[]): Promise<unknown> =>
  page.addInitScript((ids) => {
    for (const id of ids) localStorage.setItem(`giftling:first-steps:${id}`, "shared closed");
  }, kidIds);

/** Copies the message with the hub's link, in the dialog that the dashboard's Share button opens. */
export async function copyHubLink(page: Page): Promise<void> {
  const line = page.getByText("Nobody has the link yet.").locator("..");
  await line.getByRole("button", { name: "Share" }).click();
  const dialog = page.getByRole("dialog", { name: /^Share .+'s page$/ });
  await dialog.getByRole("button", { name: "Copy the message" }).click();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
}
