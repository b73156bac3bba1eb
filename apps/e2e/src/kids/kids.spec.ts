import type { Page } from "@playwright/test";
import { createFamily } from "../support/families.ts";
import {
  expectAccessible,
  expectAccessibleAndResponsive,
  expectNoHorizontalScrollAtAnyWidth,
} from "../support/page-checks.ts";
import { TEST_PICTURE } from "../support/picture.ts";
import { expect, test } from "../support/test.ts";

async function openDashboard(page: Page, names: readonly string[]): Promise<void> {
  await createFamily(page, names, { tag: "kids" });
  await page.goto("/dashboard");
  await expectChild(page, names[0] ?? "");
}

const expectChild = (page: Page, name: string) =>
  expect(page.getByRole("heading", { level: 1, name })).toBeVisible();

async function choose(page: Page, entry: string): Promise<void> {
  await page.getByRole("button", { name: /choose a child$/ }).click();
  await page.getByRole("menuitem", { name: entry }).click();
}

test("manages a second child: retries a lost response, edits with a picture, and deletes", async ({
  page,
}) => {
  await openDashboard(page, ["Emma"]);
  const dialog = page.getByRole("dialog");

  await test.step("creates one child after a lost response, and opens the child's dashboard", async () => {
    await choose(page, "New Child");
    await expect(dialog.getByText("This is number 2.")).toBeVisible();
    await dialog.getByRole("button", { name: "Add child" }).click();
    await expect(dialog.getByText("Please enter kid's name")).toBeVisible();
    await dialog.getByLabel("First name").fill("Noah");
    await dialog.getByLabel("Grade").fill("Montessori 6-9");
    await dialog.getByLabel("School type").fill("charter");
    await expectAccessibleAndResponsive(page);
    await page.route("**/trpc/**kids.create**", async (route) => {
      await route.fetch();
      await route.abort();
    });
    await dialog.getByRole("button", { name: "Add child" }).click();
    await expect(page.getByText("Error adding child")).toBeVisible();
    await page.unroute("**/trpc/**kids.create**");
    await dialog.getByRole("button", { name: "Add child" }).click();
    await expect(dialog).toBeHidden();
    await expectChild(page, "Noah");
    await page.reload();
    await expectChild(page, "Noah");
    await page.getByRole("button", { name: /choose a child$/ }).click();
    await expect(page.getByRole("menuitem", { name: "Noah", exact: true })).toHaveCount(1);
    await page.getByRole("menu").press("Escape");
    await expect(page.getByRole("menu")).toBeHidden();
  });

  await test.step("edits with validation and a picture, and preserves input on a lost connection", async () => {
    await choose(page, "Edit Profile");
    await expect(dialog.getByLabel("Grade")).toHaveValue("Montessori 6-9");
    await dialog.getByLabel("First name").fill("");
    await dialog.getByLabel("Birthday day").selectOption("4");
    await dialog.getByRole("button", { name: "Save changes" }).click();
    await expect(dialog.getByText("First name is required")).toBeVisible();
    await dialog.getByLabel("First name").fill("Noah James");
    await dialog.getByRole("button", { name: "Save changes" }).click();
    await expect(dialog.getByText(/Choose a month and a day/)).toBeVisible();
    await dialog.getByLabel("Birthday month").selectOption("March");
    await dialog
      .locator('input[type="file"]')
      .setInputFiles({ name: "noah.png", mimeType: "image/png", buffer: TEST_PICTURE });
    await page.getByRole("button", { name: "Use this picture" }).click();
    await expect(page.getByText("Profile picture uploaded!")).toBeVisible();
    await expect(dialog.getByLabel("First name")).toHaveValue("Noah James");
    await expectAccessibleAndResponsive(page);
    await page.route("**/trpc/**kids.update**", (route) => route.abort());
    await dialog.getByRole("button", { name: "Save changes" }).click();
    await expect(page.getByText("Error updating profile")).toBeVisible();
    await expect(dialog.getByLabel("First name")).toHaveValue("Noah James");
    await page.unroute("**/trpc/**kids.update**");
    await dialog.getByRole("button", { name: "Save changes" }).click();
    await expect(dialog).toBeHidden();
    await page.reload();
    await expectChild(page, "Noah James");
    await expect(page.getByText("Birthday March 4")).toBeVisible();
    await expect(page.getByRole("main").locator('img[src*="/"]').first()).toBeVisible();
    await expectNoHorizontalScrollAtAnyWidth(page);
  });

  await test.step("reorders children by keyboard, and returns the focus to the selector", async () => {
    await choose(page, "Change the order");
    await expect(dialog.getByRole("button", { name: "Move down: Emma" })).toBeFocused();
    const up = dialog.getByRole("button", { name: "Move up: Noah James" });
    await up.press("Enter");
    await expect(up).toBeFocused();
    await expect(dialog.getByRole("status")).toHaveText("Noah James is now number 1 of 2.");
    await expect(dialog.getByRole("listitem").first()).toContainText("Noah James");
    // The first child cannot move up.
    await up.press("Enter");
    await expect(dialog.getByRole("status")).toHaveText("Noah James is now number 1 of 2.");
    await expect(dialog.getByRole("listitem").first()).toContainText("Noah James");
    await expectAccessibleAndResponsive(page);
    await dialog.getByRole("button", { name: "Save the order" }).press("Enter");
    await expect(dialog).toBeHidden();
    const selector = page.getByRole("button", { name: "Noah James: choose a child" });
    await expect(selector).toBeFocused();
    await page.goto("/dashboard");
    await expectChild(page, "Noah James");
  });

  await test.step("shows the next child after a deletion, and an empty dashboard after the last one", async () => {
    await choose(page, "Delete Noah James");
    await dialog.getByLabel("Type Noah James to confirm").fill("Noah James");
    await dialog.getByRole("button", { name: "Delete Noah James" }).click();
    await expectChild(page, "Emma");
    await choose(page, "Delete Emma");
    await dialog.getByLabel("Type Emma to confirm").fill("Emma");
    await dialog.getByRole("button", { name: "Delete Emma" }).click();
    await expect(page.getByText("No kids found. Something went wrong.")).toBeVisible();
  });
});

test("explains the limit instead of opening a form for the fifth child", { tag: "@deep" }, async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await openDashboard(page, ["Emma", "Noah", "Mia", "Liam"]);
  await choose(page, "New Child");
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByText(/You've used all 4 places for children/)).toBeVisible();
  await expect(dialog.getByRole("link", { name: "See Premium" })).toBeVisible();
  await expectAccessible(page, "dialog");
  await expectAccessibleAndResponsive(page);
  await page.emulateMedia({ colorScheme: "dark" });
  await dialog.getByRole("button", { name: "Not now" }).click();
  await expect(dialog).toBeHidden();
  await choose(page, "Edit Profile");
  await expect(dialog).toBeVisible();
  await expectAccessible(page, "dialog");
});
