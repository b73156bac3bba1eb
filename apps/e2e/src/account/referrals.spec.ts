import { devices } from "@playwright/test";
import { copyHubLink, dismissFirstSteps } from "../support/dashboard.ts";
import {
  createFamily,
  createUniqueEmailAddress,
  createUniqueFamilyUrl,
  postToApi,
} from "../support/families.ts";
import { advanceToQuestion } from "../support/onboarding.ts";
import {
  expectAccessibleAndResponsive,
  expectAccessibleInDarkMode,
} from "../support/page-checks.ts";
import { expect, test } from "../support/test.ts";

test("rewards a parent with a month of Premium when a referred friend publishes a page", {
  tag: "@deep",
}, async ({ page, newVisitor }) => {
  const { familyUrl, kidIds } = await createFamily(page, ["Emma"], { tag: "referrer" });
  await dismissFirstSteps(page, kidIds);

  await test.step("shows clicks per link and day with Premium", async () => {
    await page.goto("/dashboard");
    await page.getByRole("button", { name: "Clicks by link and day" }).click();
    const dialog = page.getByRole("dialog", { name: "Clicks on Emma's links" });
    await expect(dialog.getByRole("link", { name: "See Premium" })).toBeVisible();
    await expectAccessibleAndResponsive(page);
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
  });

  await test.step("opens the invitations from the menu, with a link and an empty list", async () => {
    await page.getByRole("button", { name: "Menu" }).first().click();
    await page.getByRole("menuitem", { name: "Invite Friends" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Invite Friends" })).toBeVisible();
    await expect(page.getByText("No invitations yet")).toBeVisible();
    await expect(page.getByText(/\/signup\?ref=\w+$/)).toBeVisible();
    await page.getByRole("button", { name: "QR code" }).click();
    await expect(page.getByRole("img", { name: "QR code of your link" })).toBeVisible();
    await expectAccessibleAndResponsive(page);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
  });

  // Uses a browser other than the parent's, with a person's user agent, so that the friend's clicks are counted.
  const friend = await newVisitor({ userAgent: devices["Desktop Firefox"].userAgent });
  await test.step("signs up from the hub and completes onboarding as a friend", async () => {
    await friend.goto(`/hub/${familyUrl}`);
    await friend.getByRole("link", { name: "Start for Free" }).click();
    await friend.locator('input[name="email"]').fill(createUniqueEmailAddress("maria"));
    await friend.locator('input[name="name"]').fill("Maria Silva");
    await friend.locator('button[type="submit"]').click();
    await friend.waitForURL("**/onboarding**");
    const next = () => friend.getByRole("button", { name: "Next" }).click();
    await expect(friend.getByLabel("Last name")).toHaveValue("Silva");
    await next();
    await friend.getByLabel("Family URL").fill(createUniqueFamilyUrl("silva"));
    await next();
    await friend.getByLabel("First name").fill("Leo");
    const complete = friend.getByRole("button", { name: "Complete" });
    await advanceToQuestion(friend, complete);
    await complete.click();
    await friend.waitForURL("**/dashboard**");
    await friend.getByRole("button", { name: "Go to your dashboard" }).click();
    const grant = friend.getByRole("region", { name: /^Premium is free for you until/ });
    await expect(friend.getByRole("region", { name: "First steps" })).toBeVisible();
    await expect(grant).toHaveCount(0);
    await copyHubLink(friend);
    await expect(grant).toBeVisible();
  });

  await test.step("shows the reward to the parent", async () => {
    await page.reload();
    await expect(page.getByText(/^Premium is free for you until/)).toBeVisible();
    const totals = page.locator("dl", { hasText: "Months earned" });
    await expect(totals).toHaveText(/Link Clicks1Sign-Ups1Pages Published1Months Earned1/);
    const row = page.getByRole("listitem").filter({ hasText: "ma•••@example.com" });
    await expect(row.getByText("Complete")).toBeVisible();
    await expect(row.getByText("1 month earned")).toBeVisible();
    await expectAccessibleAndResponsive(page);
    await expectAccessibleInDarkMode(page);
  });

  await test.step("shows each link's clicks per day with Premium", async () => {
    const [kid] = await (await page.request.get("/api/kids")).json();
    const url = "https://college.example/emma";
    const path = `/api/kids/${kid.id}/payment-links`;
    await postToApi(page, path, { type: "529", label: "College fund", url });
    const [link] = await (await page.request.get(path)).json();
    await postToApi(friend, `/api/payment-links/${link.id}/click`, {});
    // Clicks are stored once a second.
    const counted = async () =>
      (await (await page.request.get(`/api/kids/${kid.id}/analytics`)).json()).totalLinkClicks;
    await expect.poll(counted).toBe(1);
    await page.goto("/dashboard");
    await page.getByRole("button", { name: "Clicks by link and day" }).click();
    const dialog = page.getByRole("dialog", { name: "Clicks on Emma's links" });
    await expect(dialog.getByRole("img", { name: "All links: 1 click in 30 days" })).toBeVisible();
    await dialog.getByRole("button", { name: /College fund/ }).click();
    await dialog.getByText("7 days", { exact: true }).click();
    await expect(
      dialog.getByRole("img", { name: "College fund: 1 click in 7 days" }),
    ).toBeVisible();
    await dialog.getByText("Show the days as a table").click();
    await expect(dialog.getByRole("table").getByRole("row").nth(1)).toHaveText(/1$/);
    await expectAccessibleAndResponsive(page);
    const download = page.waitForEvent("download");
    await dialog.getByRole("link", { name: "Download CSV" }).click();
    expect((await download).suggestedFilename()).toBe("clicks-7-days.csv");
  });
});
