import type { Page } from "@playwright/test";
import { dismissFirstSteps, getDashboardTotal } from "../support/dashboard.ts";
import { createFamily } from "../support/families.ts";
import { expectNoHorizontalScroll } from "../support/page-checks.ts";
import { expect, test } from "../support/test.ts";

const menuButton = (page: Page) =>
  page.getByRole("button", { name: "Menu", exact: true }).filter({ visible: true });

test("shows the menu, the URL, and the Free plan's limits", { tag: "@widths" }, async ({
  page,
}) => {
  const { kidIds } = await createFamily(page, ["Emma", "Noah"]);
  await dismissFirstSteps(page, kidIds);
  await page.goto("/dashboard");
  await expect(page.getByRole("heading", { level: 1, name: "Emma" })).toBeVisible();
  const address = page.url();
  expect(new URL(address).searchParams.get("kid")).toBeTruthy();
  await page.goto("/dashboard?kid=nobody");
  await expect(page).toHaveURL(address);

  await menuButton(page).click();
  await expect(page.getByRole("menuitem")).toHaveText([
    "Homepage",
    "Dashboard",
    "Invite Friends",
    "View Public Hub",
    "Share",
    "Subscription",
    "Settings",
    "Log Out",
  ]);
  const entry = (name: string) => page.getByRole("menuitem", { name });
  await expect(entry("View Public Hub")).toHaveAttribute("target", "_blank");
  await expect(entry("Subscription")).toHaveAttribute("href", "/subscription");
  await expect(entry("Log Out")).toHaveAttribute("href", "/api/auth/logout");
  await page.keyboard.press("Escape");

  const links = page.getByRole("region", { name: "0 of 4 links used" });
  await expect(links.getByRole("link")).toHaveAttribute("href", "/subscription");
  const referral = page.getByRole("region", { name: /^Invite friends/ });
  await expect(referral).toHaveCount(0);
  await links.getByRole("button", { name: /^Hide/ }).click();
  await expect(links).toHaveCount(0);
  await expect(referral.getByRole("link")).toHaveAttribute("href", "/referrals");
  await referral.getByRole("button", { name: /^Hide/ }).click();
  await page.reload();
  await expect(getDashboardTotal(page, "Supporters")).toBeVisible();
  await expect(page.getByRole("button", { name: /^Hide/ })).toHaveCount(0);
  await expectNoHorizontalScroll(page);
});

test("shows the end date of a free month, and replaces the dashboard after a trial", {
  tag: "@deep",
}, async ({ page }) => {
  const { kidIds } = await createFamily(page, ["Emma"], { login: "/api/login?from=hub" });
  await dismissFirstSteps(page, kidIds);
  await page.goto("/dashboard");
  await expect(page.getByRole("region", { name: /^Premium is free for you until/ })).toBeVisible();
  await expect(page.getByText(/links used$/)).toHaveCount(0);
  // Simulates an ended trial, because the family's trial ends only in two weeks.
  await page.route("**/trpc/**account.user**", async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replaceAll('"isTrialLocked":false', '"isTrialLocked":true');
    await route.fulfill({ response: answer, body });
  });
  await page.goto("/dashboard");
  await expect(page.getByRole("heading", { name: "Your trial has ended" })).toBeVisible();
  await expect(page.getByText("$5/month")).toBeVisible();
  await expect(page.getByText("$50/year (save $10)")).toBeVisible();
  await expect(page.getByRole("link", { name: "Choose Plan" })).toHaveAttribute(
    "href",
    "/subscription",
  );
  await page.getByRole("link", { name: "Back to Homepage" }).click();
  await expect(page).toHaveURL(/\/$/);
});
