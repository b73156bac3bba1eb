import { PAGES } from "@giftling/domain";
import type { Page } from "@playwright/test";
import {
  createFamily,
  createUniqueEmailAddress,
  createUniqueFamilyUrl,
  postToApi,
  signIn,
  startSession,
} from "../support/families.ts";
import {
  expectAccessibleAndResponsive,
  expectAccessibleInDarkMode,
} from "../support/page-checks.ts";
import { expect, test } from "../support/test.ts";

/** Opens the Delete Account dialog and continues to the field for the confirmation word. */
async function askToDelete(page: Page): Promise<void> {
  await page.goto("/settings/account/close");
  await page.getByRole("button", { name: "Delete Account" }).click();
  const dialog = page.getByRole("dialog", { name: "Delete your account?" });
  await expect(dialog.getByText(/For 90 days you can log in/)).toBeVisible();
  await dialog.getByRole("button", { name: "Continue" }).click();
  await expect(dialog.getByLabel("Type DELETE to confirm")).toBeFocused();
}

test("changes the family URL, name and sharing, and closes and restores the account", async ({
  page,
  newVisitor,
}) => {
  const email = createUniqueEmailAddress("settings");
  const [first, second, taken] = ["first", "second", "taken"].map(createUniqueFamilyUrl);
  const relative = await newVisitor();
  await test.step("opens the settings from the menu", async () => {
    await startSession(relative, createUniqueEmailAddress("neighbour"), "Noah Neighbour");
    await postToApi(relative, "/api/users/family-url", { familyUrl: taken });
    await relative.context().clearCookies();
    await startSession(page, email, "Ana Rivera");
    await postToApi(page, "/api/users/family-url", { familyUrl: first });
    await postToApi(page, "/api/kids", { firstName: "Emma" });
    await page.goto("/dashboard");
    await page.getByRole("button", { name: "Menu" }).click();
    await page.getByRole("menuitem", { name: "Settings" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Settings" })).toBeVisible();
    await expect(page.getByRole("definition").getByText(email, { exact: true })).toBeVisible();
    const upgrade = page.getByRole("link", { name: "Upgrade Plan" });
    await expect(upgrade).toHaveAttribute("href", "/subscription");
    await expectAccessibleInDarkMode(page);
  });

  await test.step("opens a settings page from the list and by its former URL", async () => {
    const list = page.getByRole("navigation", { name: "Settings" });
    await list.getByRole("link", { name: "Account and data" }).click();
    await expect(page).toHaveURL(/\/settings\/account$/);
    await expect(page.getByRole("heading", { level: 1, name: "Account and data" })).toBeFocused();
    await page.goto("/settings#data");
    await expect(page).toHaveURL(/\/settings\/account#data$/);
    await expect(page.getByRole("heading", { name: "Your data" })).toBeInViewport();
    await page.reload();
    await expect(page.getByRole("heading", { name: "Your data" })).toBeInViewport();
    await page.goto("/settings/link");
  });

  await test.step("rejects an empty or taken family URL, reports a lost connection, and redirects the old URL", async () => {
    const field = page.getByLabel("Family URL", { exact: true });
    const save = page.getByRole("button", { name: "Save URL" });
    const main = page.getByRole("main");
    await field.fill("");
    await save.click();
    await expect(main.getByText("Family URL cannot be empty")).toBeVisible();
    await expect(page.getByText("Family URL cannot be empty")).toHaveCount(1);
    await field.fill(taken ?? "");
    await save.click();
    await expect(page.getByText(/already taken/)).toHaveCount(1);
    await expect(field).toHaveAttribute("aria-invalid", "true");
    await field.fill(second ?? "");
    await page.route("**/trpc/**account.setFamilyUrl**", (route) => route.abort());
    await save.click();
    await expect(page.getByText("Failed to set family URL")).toBeVisible();
    await expect(field).toHaveValue(second ?? "");
    await page.unroute("**/trpc/**account.setFamilyUrl**");
    await save.click();
    await expect(page.getByText("Family URL saved")).toBeVisible();
    await expect(page.getByRole("list", { name: "Earlier links" })).toHaveText(`/hub/${first}`);
    await page.getByRole("button", { name: "Menu" }).click();
    const hub = page.getByRole("menuitem", { name: "View Public Hub" });
    await expect(hub).toHaveAttribute("href", `/hub/${second}`);
    await page.keyboard.press("Escape");
    // A hovered link loads the style sheets of its page, which must not turn the list into a card.
    await page.getByRole("link", { name: "Dashboard", exact: true }).hover();
    await page.waitForLoadState("networkidle");
    const list = page.getByRole("navigation", { name: "Settings" }).getByRole("list");
    await expect(list).toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
    await relative.goto(`/hub/${first}`);
    await expect(relative).toHaveURL(new RegExp(`/hub/${second}$`));
    await expect(relative.getByRole("heading", { name: "Emma" }).first()).toBeVisible();
  });

  await test.step("changes the name", async () => {
    await page.goto("/settings/account");
    const lastName = page.getByRole("textbox", { name: "Last name" });
    const save = page.getByRole("button", { name: "Save name" });
    await lastName.fill(" ");
    await save.click();
    const main = page.getByRole("main");
    await expect(main.getByText("First and last name are required")).toBeVisible();
    await lastName.fill("de la Cruz");
    await save.click();
    await expect(page.getByText("Name saved")).toBeVisible();
    await expect(main.getByText("First and last name are required")).toBeHidden();
  });

  await test.step("saves the link preview's photo setting immediately, and reverts it on an error", async () => {
    await page.goto("/settings/privacy");
    const photo = page.getByRole("switch", { name: "Show the photo in link previews" });
    await page.route("**/trpc/**account.updateSharing**", (route) => route.abort());
    await photo.click();
    await expect(page.getByText("Failed to save this setting. Please try again.")).toBeVisible();
    await expect(photo).not.toBeChecked();
    await page.unroute("**/trpc/**account.updateSharing**");
    const saved = page.waitForResponse((answer) => answer.url().includes("account.updateSharing"));
    await photo.click();
    await saved;
    await page.reload();
    await expect(photo).toBeChecked();
    await page.goto("/settings/account");
    await expect(page.getByRole("textbox", { name: "Last name" })).toHaveValue("de la Cruz");
  });

  await test.step("shows the stored state of a switch after a lost or late response", async () => {
    const sharing = "**/trpc/**account.updateSharing**";
    await page.goto("/settings/privacy");
    const pause = page.getByRole("switch", { name: "Pause messages and gifts" });
    const photos = page.getByRole("switch", { name: "Show photos of your children" });
    const birthdays = page.getByRole("switch", { name: "Show birthdays" });
    await page.route(
      sharing,
      async (route) => {
        await route.fetch();
        await route.abort();
      },
      { times: 1 },
    );
    // A response to an earlier query must not count as the refetch after the lost response.
    let isLost = false;
    page.once("requestfailed", () => {
      isLost = true;
    });
    const reread = page.waitForResponse(
      (answer) => isLost && answer.url().includes("account.user"),
    );
    await pause.click();
    await reread;
    await expect(pause).toBeChecked();
    await expect(page.getByText("Failed to save this setting.")).toBeHidden();

    const responseAbout = (field: string) =>
      page.waitForResponse((answer) => answer.request().postData()?.includes(field) ?? false);
    const newer = responseAbout("showsBirthday");
    const late = responseAbout("showsPhoto");
    await page.route(
      sharing,
      async (route) => {
        const response = await route.fetch();
        await newer;
        await route.fulfill({ response });
      },
      { times: 1 },
    );
    const sent = page.waitForRequest(sharing);
    await photos.click();
    await sent;
    await birthdays.click();
    await late;
    await page.evaluate(() => new Promise(requestAnimationFrame));
    await expect(photos).not.toBeChecked();
    await expect(birthdays).not.toBeChecked();
    await Promise.all([responseAbout("showsBirthday"), birthdays.click()]);
    await page.reload();
    await expect(pause).toBeChecked();
    await expect(photos).not.toBeChecked();
    await expect(birthdays).toBeChecked();
    await Promise.all([responseAbout("pausesWrites"), pause.click()]);
    await page.goto("/settings/account");
  });

  await test.step("exports all data as one file, and reports a lost connection", async () => {
    const button = page.getByRole("button", { name: "Download your data" });
    await page.route("**/api/account/export", (route) => route.abort());
    await button.click();
    await expect(page.getByText(/We couldn't reach the server. Please check/)).toBeVisible();
    await expectAccessibleAndResponsive(page);
    await page.unroute("**/api/account/export");
    const download = page.waitForEvent("download");
    await button.click();
    expect((await download).suggestedFilename()).toMatch(/^giftling-\d{4}-\d{2}-\d{2}\.zip$/);
    await expect(page.getByText("Saved to your downloads.")).toBeVisible();
  });

  await test.step("rejects any confirmation word other than DELETE", async () => {
    await askToDelete(page);
    await page.getByLabel("Type DELETE to confirm").fill("delete");
    await page.getByRole("button", { name: "Delete my account" }).click();
    await expect(page.getByText("Deletion cancelled")).toBeVisible();
    await expect(page.getByText("Verification text did not match", { exact: true })).toBeVisible();
    await relative.reload();
    await expect(relative.getByRole("heading", { name: "Emma" }).first()).toBeVisible();
  });

  await test.step("closes the account on DELETE, including the hub and the session", async () => {
    await askToDelete(page);
    await page.getByLabel("Type DELETE to confirm").fill("DELETE");
    await page.getByRole("button", { name: "Delete my account" }).click();
    await expect(page).toHaveURL(/\/goodbye$/);
    await expect(page.getByRole("heading", { name: "Your account is closed" })).toBeVisible();
    await relative.reload();
    await expect(relative.getByText("Hub Not Found")).toBeVisible();
    await page.goto("/settings");
    await expect(page.getByRole("main").getByRole("link", { name: "Log In" })).toBeVisible();
  });

  await test.step("redirects to the restore page after sign-in, and restores everything", async () => {
    await signIn(page, email, "Ana Rivera");
    await expect(page).toHaveURL(/\/reactivate$/);
    await expect(page.getByText(/everything is deleted for good/)).toBeVisible();
    await expect(page.getByRole("link", { name: "Log Out" })).toBeVisible();
    await page.goto("/dashboard");
    await expect(page).toHaveURL(/\/reactivate$/);
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: "Download your data" }).click();
    await download;
    await page.getByRole("button", { name: "Reactivate" }).click();
    await expect(page).toHaveURL(/\/dashboard\?kid=/);
    await expect(page.getByRole("heading", { level: 1, name: "Emma" })).toBeVisible();
    await relative.reload();
    await expect(relative.getByRole("heading", { name: "Emma" }).first()).toBeVisible();
    await page.goto("/reactivate");
    await expect(page).toHaveURL(/\/dashboard/);
  });
});

test("has a list of short pages on a phone, with a way back, and preserves unsaved input @phone", {
  tag: "@deep",
}, async ({ page }) => {
  const { email } = await createFamily(page, ["Emma", "Noah"], { tag: "pages" });
  await page.goto("/settings");
  await expect(page.getByRole("definition").getByText(email, { exact: true })).toBeVisible();
  const list = page.getByRole("navigation", { name: "Settings" });
  const paths = PAGES.map(({ path }) => path).filter((path) => path.startsWith("/settings"));
  expect(paths.length).toBeGreaterThan(12);
  for (const path of paths) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.waitForLoadState("networkidle");
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(height, path).toBeLessThan(1600);
    await expectAccessibleAndResponsive(page);
  }

  await page.goto("/settings");
  await list.getByRole("link", { name: "Privacy and sharing" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Privacy and sharing" })).toBeFocused();
  await expect(list).toBeHidden();
  await page.getByRole("link", { name: "Passcode" }).click();
  const passcode = page.getByRole("textbox", { name: "Passcode" });
  await passcode.fill("sunflower");
  await page.getByRole("link", { name: "Privacy and sharing" }).click();
  await page.getByRole("main").getByRole("link", { name: "Settings" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Settings" })).toBeFocused();
  await expect(list.getByRole("link", { name: "Privacy and sharing" })).toContainText(
    "Not saved yet",
  );
  await page.goBack();
  await page.goBack();
  await expect(passcode).toHaveValue("sunflower");
  await page.getByRole("button", { name: "Set passcode" }).click();
  await expect(page.getByText("Passcode saved")).toBeVisible();
  await page.getByRole("link", { name: "Privacy and sharing" }).click();
  await expect(page.getByText("Set. Your page asks for it")).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "Settings" }).click();
  await expect(page.getByText("Not saved yet")).toHaveCount(0);
});
