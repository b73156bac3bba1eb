import type { Page } from "@playwright/test";
import { checkoutScenario } from "../scenarios/account.ts";
import { copyHubLink } from "../support/dashboard.ts";
import {
  createFamily,
  createUniqueEmailAddress,
  createUniqueFamilyUrl,
  postToApi,
} from "../support/families.ts";
import { expectAccessibleAndResponsive, expectAccessibleScenario } from "../support/page-checks.ts";
import { advanceStripeClock } from "../support/services.ts";
import { expect, test } from "../support/test.ts";

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

/** Waits until the account has the given properties, which change when Stripe's webhooks arrive. */
async function expectUser(page: Page, facts: Record<string, unknown>): Promise<void> {
  const read = async () => (await page.request.get("/api/auth/user")).json();
  await expect.poll(read, { timeout: 60_000 }).toMatchObject(facts);
}

async function startTrial(page: Page): Promise<void> {
  await page.waitForURL("**/stripe/checkout/**");
  await button(page, "Start trial").click();
  await page.waitForURL(/\/subscription/);
  await expect(page.getByRole("heading", { name: "Your Premium trial has begun" })).toBeVisible();
}

// These tests run serially, and one test contains the whole trial, because all customers share the payment provider's
// clock.
test.describe.configure({ mode: "default" });

test(`is accessible: ${checkoutScenario.name}`, { tag: "@deep" }, async ({ page, newVisitor }) => {
  await checkoutScenario.run({ page, newVisitor, show: expectAccessibleScenario });
});

test("runs a trial to its end, sells the offer, manages billing, and continues on Free", async ({
  page,
  newVisitor,
}) => {
  await page.clock.install();
  const free = await newVisitor();

  await test.step("links pricing to sign-up with a trial, and onboarding to checkout", async () => {
    await page.goto("/pricing");
    await expect(page.getByRole("link", { name: "Start with Free" })).toHaveAttribute(
      "href",
      "/api/login",
    );
    await page.getByRole("link", { name: "Start Premium" }).click();
    await expect(page).toHaveURL(/\/signup\?trial=true$/);
    await page.getByRole("link", { name: /^Sign up with/ }).click();
    await page.locator('input[name="email"]').fill(createUniqueEmailAddress("money"));
    await page.locator('input[name="name"]').fill("Ana Rivera");
    await page.locator('button[type="submit"]').click();
    await expect(page).toHaveURL(/\/onboarding\?trial=true$/);
    await postToApi(page, "/api/users/profile", { firstName: "Ana", lastName: "Rivera" });
    await postToApi(page, "/api/users/family-url", { familyUrl: createUniqueFamilyUrl("money") });
    await page.reload();
    await page.getByLabel("First name").fill("Emma");
    const next = page.getByRole("button", { name: /^(Next|Complete)$/ });
    await expect(async () => {
      if (!page.url().includes("/stripe/checkout/")) await next.click({ timeout: 2_000 });
      await page.waitForURL("**/stripe/checkout/**", { timeout: 1_000 });
    }).toPass();
  });

  await test.step("returns from a canceled checkout to the dashboard, and offers the trial once the page is shared", async () => {
    await page.getByRole("button", { name: "Cancel" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Emma" })).toBeVisible();
    await expect(page.getByRole("region", { name: "First steps" })).toBeVisible();
    await expect(page.getByRole("link", { name: "Try Premium free" })).toHaveCount(0);
    await copyHubLink(page);
    await page.getByRole("link", { name: "Try Premium free" }).click();
    await expect(page.getByRole("heading", { name: "Subscription" })).toBeVisible();
    await expect(page.getByText("$12 per month")).toBeVisible();
  });

  await test.step("reports a checkout that fails to open", async () => {
    await page.route("**/trpc/**billing.createSubscriptionSession**", (route) => route.abort());
    await button(page, "Upgrade to Premium").click();
    await expect(page.getByText("Failed to create checkout session")).toBeVisible();
    await button(page, "Start free trial").click();
    await expect(page.getByText("Failed to start trial")).toBeVisible();
    await page.unroute("**/trpc/**billing.createSubscriptionSession**");
  });

  await test.step("polls for the subscription on return, reports a long delay, and shows the welcome page", async () => {
    await button(page, "Start free trial").click();
    await page.waitForURL("**/stripe/checkout/**");
    await page.route("**/trpc/**billing.refresh**", (route) => route.abort());
    await button(page, "Start trial").click();
    await expect(page.getByText("Thank you. One moment, please")).toBeVisible();
    const late = page.getByRole("heading", { name: "This is taking longer than usual" });
    await expect(late).toBeHidden();
    await page.clock.runFor(20_000);
    await expect(late).toBeVisible();
    await expectAccessibleAndResponsive(page);
    await button(page, "Reload").click();
    // Removes the route only after the click, because the page polls and a successful response would hide the button.
    await page.unroute("**/trpc/**billing.refresh**");
    const begun = page.getByRole("heading", { name: "Your Premium trial has begun" });
    await expect(begun).toBeFocused();
    await page.reload();
    await expect(page.getByText("14 days left of your Premium trial")).toBeVisible();
    await expect(begun).toHaveCount(0);
    const support = page.getByRole("link", { name: "Write to priority support" });
    await expect(support).toHaveAttribute("href", /^mailto:.*Priority%20support/);
  });

  await test.step("starts another family's trial from the subscription page", async () => {
    await createFamily(free, ["Noah"], { tag: "free" });
    await free.goto("/subscription");
    await button(free, "Start free trial").click();
    await startTrial(free);
  });

  await test.step("replaces the dashboard with the plans two weeks later, and sells Premium through the offer", async () => {
    await advanceStripeClock(page, 14.1);
    await expectUser(page, { isTrialLocked: true });
    await page.goto("/dashboard");
    await expect(page.getByRole("heading", { name: "Your trial has ended" })).toBeVisible();
    await expect(button(page, "Continue on Free")).toBeVisible();
    await button(page, "Annual $50/year (save $10)").click();
    await page.waitForURL("**/stripe/checkout/**");
    await button(page, "Cancel").click();
    await page.getByRole("link", { name: "Choose Plan" }).click();
    const offer = page.getByRole("region", { name: "Continue with Premium" });
    await expect(offer.getByText("$5/month")).toBeVisible();
    await expect(offer.getByText("$50/year (save $10)")).toBeVisible();
    await expect(page.getByText("$12 per month")).toHaveCount(0);
    await offer.getByRole("button", { name: "Choose Annual" }).click();
    await page.waitForURL("**/stripe/checkout/**");
    await expect(page.getByText("$50.00 per year")).toBeVisible();
    await button(page, "Pay").click();
    await expect(page.getByRole("heading", { name: "Welcome to Premium" })).toBeVisible();
    await expectAccessibleAndResponsive(page);
    await page.getByRole("link", { name: "Go to the dashboard" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Emma" })).toBeVisible();
  });

  await test.step("cancels and resumes in the portal, and shows the end date and the renewal date", async () => {
    await page.goto("/settings");
    await page.route("**/trpc/**billing.createPortalSession**", (route) => route.abort());
    // A script in the page detects the toast, which can disappear before a slow test runner checks.
    const toast = page.getByText("Failed to open billing portal").waitFor();
    await button(page, "Manage Billing").click();
    await toast;
    await page.unroute("**/trpc/**billing.createPortalSession**");
    await button(page, "Manage Billing").click();
    await button(page, "Cancel subscription").click();
    await expect(button(page, "Resume")).toBeVisible();
    await page.getByRole("link", { name: "Return to Giftling" }).click();
    await expect(page.getByText(/^Ends on /)).toBeVisible();
    await expectAccessibleAndResponsive(page);
    await page.getByRole("link", { name: "Dashboard" }).click();
    await page
      .getByRole("region", { name: /^Premium ends on / })
      .getByRole("link")
      .click();
    await button(page, "Manage Billing").click();
    await button(page, "Resume").click();
    await expect(button(page, "Cancel subscription")).toBeVisible();
    await page.locator('input[name="card"]').fill("4000 0000 0000 0341");
    await button(page, "Update card").click();
    await page.getByRole("link", { name: "Return to Giftling" }).click();
    await expect(page.getByText(/^Renews on /)).toBeVisible();
    await expectAccessibleAndResponsive(page);
  });

  await test.step("reopens the dashboard on Free and ends the offer", async () => {
    await expectUser(free, { isTrialLocked: true });
    await free.goto("/subscription");
    await button(free, "Continue on Free").click();
    const dialog = free.getByRole("dialog", { name: "Continue on Free?" });
    await expect(dialog.getByText(/What you have beyond that stays/)).toBeVisible();
    await expectAccessibleAndResponsive(free);
    await dialog.getByRole("button", { name: "Continue on Free" }).click();
    await expect(free.getByRole("heading", { level: 1, name: "Noah" })).toBeVisible();
    await free.goto("/subscription");
    await expect(button(free, "Upgrade to Premium")).toBeVisible();
    await expect(button(free, "Start free trial")).toHaveCount(0);
    await expect(free.getByText("$5/month")).toHaveCount(0);
  });

  await test.step("explains how to resolve a failed renewal", async () => {
    await advanceStripeClock(page, 366);
    await expectUser(page, { subscriptionStatus: "past_due" });
    await page.goto("/dashboard");
    const unpaid = page.getByRole("region", { name: "Your last payment didn't go through" });
    await unpaid.getByRole("link", { name: "Update card" }).click();
    await expect(page.getByText(/Please update your card/)).toBeVisible();
  });
});

test("redirects from the portal button to the plans without a subscription", async ({ page }) => {
  await createFamily(page, ["Emma"], { tag: "portal" });
  // Simulates a page with outdated data, just after the plan was canceled.
  await page.route("**/trpc/**account.user**", async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text())
      .replaceAll('"subscriptionPlan":"free"', '"subscriptionPlan":"premium"')
      .replaceAll('"subscriptionStatus":null', '"subscriptionStatus":"active"')
      .replaceAll('"isPremium":false', '"isPremium":true')
      .replaceAll('"hasBillingPortal":false', '"hasBillingPortal":true');
    await route.fulfill({ response: answer, body });
  });
  await page.goto("/settings");
  await expect(button(page, "Manage Billing")).toBeVisible();
  await page.unrouteAll();
  await button(page, "Manage Billing").click();
  await expect(page).toHaveURL(/\/subscription$/);
  await expect(page.getByText("No Subscription", { exact: true })).toBeVisible();
  await expect(page.getByText("Please subscribe to access billing portal")).toBeVisible();
  await expect(button(page, "Start free trial")).toBeVisible();
});
