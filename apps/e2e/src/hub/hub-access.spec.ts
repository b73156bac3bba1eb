import { createFamily, postToApi } from "../support/families.ts";
import { openPurchaseDialog } from "../support/give.ts";
import { expectAccessibleAndResponsive } from "../support/page-checks.ts";
import { expect, test } from "../support/test.ts";

test("protects a hub with a passcode, a share link, a pause, and unpublishing", async ({
  page,
  newVisitor,
}) => {
  const { hub } = await createFamily(page, [
    { firstName: "Emma", wishes: [{ name: "A kite", url: "https://shop.example/kite" }] },
  ]);
  const aunt = await newVisitor();
  const emma = aunt.getByRole("heading", { name: "Emma" }).first();

  await test.step("sets a passcode as a parent", async () => {
    await page.goto("/settings/privacy/passcode");
    await page.getByRole("textbox", { name: "Passcode" }).fill("sunflower");
    await page.getByRole("button", { name: "Set passcode" }).click();
    await expect(page.getByText("Passcode saved")).toBeVisible();
    await expect(page.getByRole("button", { name: "Remove passcode" })).toBeVisible();
  });

  await test.step("requests the passcode once, and rejects a wrong one", async () => {
    await aunt.goto(hub);
    await expect(aunt.getByRole("heading", { name: "This page has a passcode" })).toBeVisible();
    await expect(aunt.getByText("Emma")).toHaveCount(0);
    await expectAccessibleAndResponsive(aunt);
    const open = aunt.getByRole("button", { name: "Open the page" });
    await aunt.getByLabel("Passcode").fill("buttercup");
    await open.click();
    await expect(aunt.getByRole("alert")).toHaveText(/That isn't this page's passcode/);
    await aunt.getByLabel("Passcode").fill("sunflower");
    await open.click();
    await expect(emma).toBeVisible();
    await aunt.reload();
    await expect(emma).toBeVisible();
  });

  await test.step("requests a changed passcode when an open dialog is submitted", async () => {
    await openPurchaseDialog(aunt);
    await aunt.getByLabel("Your name").fill("Aunt May");
    await postToApi(page, "/api/users/sharing", { passcode: "marigold" });
    await aunt.getByRole("button", { name: "I bought this gift" }).click();
    await aunt.getByLabel("Passcode").fill("marigold");
    await aunt.getByRole("button", { name: "Open the page" }).click();
    await expect(emma).toBeVisible();
  });

  await test.step("includes the passcode in the parent's share link", async () => {
    const { hubKey } = await (await page.request.get("/api/auth/user")).json();
    const uncle = await newVisitor();
    await uncle.goto(`${hub}?key=${hubKey}`);
    await expect(uncle.getByRole("heading", { name: "Emma" }).first()).toBeVisible();
    await expect(uncle).toHaveURL(new RegExp(`${hub}$`));
  });

  await test.step("allows viewing a paused hub, but rejects gifts", async () => {
    await expect(aunt.getByRole("button", { name: /^I'll get this/ })).toBeVisible();
    await page.goto("/settings/privacy");
    const saved = page.waitForResponse((answer) => answer.url().includes("account.updateSharing"));
    await page.getByRole("switch", { name: "Pause messages and gifts" }).click();
    await saved;
    await aunt.reload();
    await expect(aunt.getByText(/The family is taking a little break/)).toBeVisible();
    await expect(aunt.getByText("A kite").first()).toBeVisible();
    await expect(aunt.getByRole("button", { name: /^I'll get this/ })).toHaveCount(0);
    await expectAccessibleAndResponsive(aunt);
  });

  await test.step("returns not found for an unpublished hub", async () => {
    const saved = page.waitForResponse((answer) => answer.url().includes("account.updateSharing"));
    await page.getByRole("switch", { name: "Page is published" }).click();
    await saved;
    await aunt.reload();
    await expect(aunt.getByText("Hub Not Found")).toBeVisible();
  });
});
