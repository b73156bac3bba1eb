import { expect, type Page } from "@playwright/test";
import { openPurchaseDialog } from "../src/support/give.ts";
import { advanceToQuestion } from "../src/support/onboarding.ts";

/**
 * Runs the main flow of a new account. Creates a kid and a wish, and buys the wish as a visitor of the hub. Asserts
 * that the parent sees the gift. Returns the path of the hub.
 */
export async function runMainUserFlow(page: Page, visitor: Page): Promise<string> {
  await expect(page).toHaveURL(/\/onboarding/);
  await page.getByLabel("First name").fill("Ada");
  await page.getByLabel("Last name").fill("Okafor");
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page.getByLabel("Family URL")).toHaveValue("okafor");
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page.getByRole("heading", { name: "Kid Info" })).toBeVisible();
  await page.getByLabel("First name").fill("Chidi");
  await advanceToQuestion(page, page.getByRole("heading", { name: "First Update" }));
  await page.getByLabel("Title").fill("Hello from us");
  await page.getByLabel("Content").fill("Chidi lost his first tooth.");
  await page.getByRole("button", { name: "Complete" }).click();
  const launch = page.getByRole("dialog", { name: "Chidi's page is live" });
  await launch.getByLabel("Wish 1").fill("Wooden blocks");
  await launch.getByRole("button", { name: "Add the first wishes" }).click();
  await expect(launch.getByText("Chidi's wishlist has begun.")).toBeVisible();
  const hub = await launch.getByRole("link", { name: "See it as Grandma" }).getAttribute("href");
  await launch.getByRole("button", { name: "Go to your dashboard" }).click();

  await visitor.goto(new URL(hub ?? "", page.url()).href);
  await expect(visitor.getByRole("heading", { name: /Chidi/ }).first()).toBeVisible();
  await openPurchaseDialog(visitor, "Wooden blocks");
  const dialog = visitor.getByRole("dialog");
  await dialog.getByLabel("Your name").fill("Grandma Ngozi");
  await dialog.getByRole("button", { name: "I bought this gift" }).click();
  await expect(visitor.getByText("Your purchase has been recorded.").first()).toBeVisible();
  await page.reload();
  await expect(page.getByText("Grandma Ngozi").first()).toBeVisible();
  return hub ?? "";
}
