import type { Page } from "@playwright/test";
import { expect, type VisitorOptions } from "../support/test.ts";

/** Browser page of a scene, a function that opens a page for another person, and a function that checks a state. */
export type SceneContext = {
  page: Page;
  newVisitor: (options?: VisitorOptions) => Promise<Page>;
  /** Called in each state to check. The name is unique among all scenes. */
  show: (page: Page, name: string) => Promise<void>;
};

/**
 * Sequence of product states. The stories check each state with axe (`a11y.spec.ts`), and `pnpm screens` takes a screenshot
 * of each state.
 */
export type Scene = { name: string; play: (stage: SceneContext) => Promise<void> };

/** Opens the button's dialog, shows it, and closes it with Escape. Expects the focus to return. */
export async function showDialog(
  { show }: SceneContext,
  page: Page,
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

/** Overrides properties of the account in the page's API responses. Used for states that would need time or money. */
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

/** Returns the time that many days from now, in the API's format. */
function inDays(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString();
}

const PAID = { subscriptionPlan: "premium", hasBillingPortal: true, canStartTrial: false };

/** Account properties for `overrideAccount`, by the state of the trial and the plan. */
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
