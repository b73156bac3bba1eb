import type { Page } from "@playwright/test";
import { expect, type VisitorOptions } from "../support/test.ts";

/** Browser page and functions that a scenario receives. */
export type ScenarioContext = {
  page: Page;
  newVisitor: (options?: VisitorOptions) => Promise<Page>;
  /** Function that a scenario calls in each state of the page. `name` identifies the state among all scenarios. */
  show: (page: Page, name: string) => Promise<void>;
};

/**
 * Scripted walk through states of the product. `a11y.spec.ts` checks each state with axe, and `pnpm screens` takes
 * a screenshot of each state.
 */
export type Scenario = { name: string; run: (context: ScenarioContext) => Promise<void> };

/**
 * Opens a dialog with its button, calls `show`, and closes the dialog with Escape. Asserts that the focus returns to
 * the button.
 */
export async function showDialog(
  page: Page,
  show: ScenarioContext["show"],
  button: string | RegExp,
  name: string,
): Promise<void> {
  const opener = page.getByRole("button", { name: button }).filter({ visible: true }).first();
  await opener.click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await show(page, name);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(opener).toBeFocused();
}

/** Replaces account properties in the page's API responses, for states that otherwise require waiting or payment. */
export async function overrideAccount(page: Page, facts: Record<string, unknown>): Promise<void> {
  await page.route("**/trpc/**account.user**", async (route) => {
    const answer = await route.fetch();
    let body = await answer.text();
    for (const [name, value] of Object.entries(facts)) {
      const field = new RegExp(`"${name}":("[^"]*"|\\[[^\\]]*\\]|[^,}]+)`, "g");
      body = body.replace(field, `"${name}":${JSON.stringify(value)}`);
    }
    await route.fulfill({ response: answer, body });
  });
}

/** Returns the time `days` days from now, as ISO 8601 in UTC. */
function inDays(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString();
}

const PAID = { subscriptionPlan: "premium", hasBillingPortal: true, canStartTrial: false };

/** Account properties for `overrideAccount`, by state of the subscription. */
export const ACCOUNT_OVERRIDES = {
  trialing: {
    ...PAID,
    subscriptionStatus: "trialing",
    trialEndsAt: inDays(8.5),
    premiumUntil: inDays(8.5),
    trialDaysLeft: 9,
    isPremium: true,
    premiumSource: "trial",
  },
  locked: {
    canStartTrial: false,
    trialEndsAt: inDays(-2),
    isTrialLocked: true,
    buyablePrices: ["offer-monthly", "offer-yearly"],
  },
  premium: {
    ...PAID,
    subscriptionStatus: "active",
    currentPeriodEnd: inDays(20),
    premiumUntil: inDays(20),
    isPremium: true,
    premiumSource: "plan",
    buyablePrices: [],
  },
  unpaid: {
    ...PAID,
    subscriptionStatus: "past_due",
    currentPeriodEnd: inDays(-1),
    buyablePrices: [],
  },
} as const;
