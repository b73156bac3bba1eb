import type { Page } from "@playwright/test";
import { createFamily } from "./families.ts";
import { expect } from "./test.ts";

/**
 * Creates a kid with four registry links and opens the page on which a parent orders priorities. `slots` contains the
 * priority slots of the first links, in order.
 */
export async function openPriorities(page: Page, slots: readonly number[]) {
  const registries = ["Books", "Toys", "Clothes", "Music"].map((label, index) => {
    const priorityOrder = slots[index] ?? null;
    const url = "https://target.com/emma";
    return { service: "target", label, url, isPriority: priorityOrder !== null, priorityOrder };
  });
  await createFamily(page, [{ firstName: "Emma", registries }], { tag: "priorities" });
  // On a phone, Today has the list without its controls.
  const isPhone = (page.viewportSize()?.width ?? 0) < 768;
  await page.goto(isPhone ? "/dashboard/giving" : "/dashboard");
  const section = getPrioritiesSection(page);
  await expect(section).toBeVisible();
  return { section, titles: section.getByRole("listitem").locator("p:first-child") };
}

export const getPrioritiesSection = (page: Page) =>
  page.getByRole("region", { name: "Top 3 Priorities" });
