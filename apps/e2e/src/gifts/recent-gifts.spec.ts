import {
  chooseMenuItem,
  openDashboardWithContributions,
  withFailingApiCall,
} from "../support/dashboard.ts";
import {
  expectAccessibleAndResponsive,
  expectNoHorizontalScrollAtAnyWidth,
} from "../support/page-checks.ts";
import { expect, test } from "../support/test.ts";

test("confirms, dismisses and records gifts, corrects a name, and moderates the wall", {
  tag: "@deep",
}, async ({ page, newVisitor }) => {
  const gifts = [
    { contributorName: "Grandma Rosa", amount: 50 },
    { contributorName: "Uncel Ben", amount: 25 },
  ];
  await openDashboardWithContributions(page, await newVisitor(), gifts, { areConfirmed: false });
  const ledger = page.getByRole("region", { name: "Recent gifts" });
  const queue = page.getByRole("region", { name: "Thank-You Queue" });
  const totals = page.getByText("Total Contributions").locator("..");
  const dialog = page.getByRole("dialog");

  await test.step("confirms and dismisses immediately, and rolls back on a lost connection", async () => {
    await expect(totals).toContainText("$75 not confirmed yet");
    await expect(queue.getByText("2 to thank, 2 to confirm")).toBeVisible();
    const confirm = queue.getByRole("button", { name: /^Confirm: Grandma Rosa/ });
    await withFailingApiCall(page, "gratitude.setContributionStatus", async () => {
      await confirm.click();
      await expect(page.getByText("Couldn't change the contribution")).toBeVisible();
      await expect(confirm).toBeVisible();
      await expect(totals).toContainText("$75 not confirmed yet");
    });
    await confirm.click();
    await expect(totals).toContainText("$25 not confirmed yet");
    await expect(
      queue.getByRole("button", { name: /^Write a thank-you: Grandma Rosa/ }),
    ).toBeFocused();
    await expect(queue.getByText("2 to thank, 1 to confirm")).toBeVisible();
    await chooseMenuItem(queue, /^More: Uncel Ben/, "Dismiss");
    await expect(queue.getByRole("heading", { name: "Thank-You Queue" })).toBeFocused();
    await expect(ledger.getByText("Uncel Ben")).toHaveCount(0);
    await expect(queue.getByText("1 to thank", { exact: true })).toBeVisible();
    await expect(totals).toContainText("$50");
  });

  await test.step("restores a dismissed entry", async () => {
    await ledger.getByRole("link", { name: "See all 2 gifts" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Giving to Emma" })).toBeVisible();
    await ledger.getByRole("button", { name: "Show all 2" }).click();
    await expect(ledger.getByText("Dismissed")).toBeVisible();
    await chooseMenuItem(ledger, /^More: Uncel Ben/, "Bring it back");
    await expect(ledger.getByRole("button", { name: /^Confirm: Uncel Ben/ })).toBeVisible();
    await page.goBack();
    await expect(queue.getByRole("button", { name: /^Confirm: Uncel Ben/ })).toBeVisible();
    await expect(totals).toContainText("$75");
  });

  await test.step("corrects a name, and rolls back on a lost connection", async () => {
    await chooseMenuItem(ledger, /^More: Uncel Ben/, "Correct the name");
    await dialog.getByLabel("Name").fill("Uncle Ben");
    await expectAccessibleAndResponsive(page);
    await withFailingApiCall(page, "gratitude.editWallEntry", async () => {
      await dialog.getByRole("button", { name: "Save changes" }).click();
      await expect(dialog.getByRole("alert")).toBeVisible();
      await expect(ledger.getByText("Uncel Ben")).toBeVisible();
      await expect(dialog.getByLabel("Name")).toHaveValue("Uncle Ben");
    });
    await dialog.getByRole("button", { name: "Save changes" }).click();
    await expect(dialog).toBeHidden();
    await expect(ledger.getByText("Uncle Ben")).toBeVisible();
    await expect(queue.getByText("Uncle Ben")).toBeVisible();
  });

  await test.step("hides a wall entry, rolls back on a lost connection, and restores it", async () => {
    const entry = /^More: Grandma Rosa/;
    await withFailingApiCall(page, "gratitude.editWallEntry", async () => {
      await chooseMenuItem(ledger, entry, "Take off the wall");
      await expect(page.getByText("Couldn't change the wall")).toBeVisible();
    });
    await chooseMenuItem(ledger, entry, "Take off the wall");
    await chooseMenuItem(ledger, entry, "Put back on the wall");
    await ledger.getByRole("button", { name: entry }).click();
    const takeOff = ledger.getByRole("menuitem", { name: "Take off the wall" });
    await expect(takeOff).toBeVisible();
    // The menu handles keys only when it has the focus, so this retries.
    await expect(async () => {
      await page.keyboard.press("Escape");
      await expect(takeOff).toBeHidden({ timeout: 1_000 });
    }).toPass();
  });

  await test.step("records one gift after a lost response and a change, and preserves the typed text", async () => {
    await ledger.getByRole("button", { name: "Record a contribution" }).click();
    await dialog.getByLabel("Who gave it").fill("Great-Aunt Pip");
    await dialog.getByLabel("Amount").fill("12.50");
    await expectAccessibleAndResponsive(page);
    await page.route("**/trpc/**gratitude.recordContribution**", async (route) => {
      await route.fetch();
      await route.abort();
    });
    await dialog.getByRole("button", { name: "Record it" }).click();
    await expect(dialog.getByRole("alert")).toContainText("Please try again");
    await page.unroute("**/trpc/**gratitude.recordContribution**");
    await dialog.getByLabel("Amount").fill("15");
    await dialog.getByRole("button", { name: "Record it" }).click();
    await expect(dialog.getByRole("alert")).toContainText("Your first try went through");
    await expect(dialog.getByLabel("Amount")).toHaveValue("15");
    await dialog.getByRole("button", { name: "Cancel" }).click();
    await expect(dialog).toBeHidden();
    await page.goto("/dashboard/giving");
    await expect(ledger.getByText("$12.50 contributed")).toHaveCount(1);
    await expect(ledger.getByText("Great-Aunt Pip")).toHaveCount(1);
    await page.goto("/dashboard");
    await expect(totals).toContainText("$87.50");
    await expectNoHorizontalScrollAtAnyWidth(page);
  });
});
