import type { Page } from "@playwright/test";
import { expect, type VisitorOptions } from "../test.ts";

/** What a scene plays on: a browser of its own, more people when it needs them, and somebody who looks. */
export type Stage = {
  page: Page;
  newVisitor: (options?: VisitorOptions) => Promise<Page>;
  /** Called in each state worth looking at; the name is unique among all scenes. */
  show: (page: Page, name: string) => Promise<void>;
};

/**
 * A walk through states of the product. It is written once and looked at twice: the stories try each state with axe
 * (`a11y.spec.ts`), `pnpm screens` takes its pictures.
 */
export type Scene = { name: string; play: (stage: Stage) => Promise<void> };

/** Opens what this button opens, shows it, and leaves it by Escape; the focus is back where it was. */
export async function showDialog(
  { show }: Stage,
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

/** Makes the account look like this to its own pages: states that time or money lead to. */
export async function asUser(page: Page, facts: Record<string, unknown>): Promise<void> {
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

/** So many days from now, as the API writes a moment. */
function inDays(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString();
}

const PAID = { subscriptionPlan: "premium", hasBillingPortal: true, canStartTrial: false };

/** What `asUser` makes of an account, by its way through trial and plans. */
export const ACCOUNTS = {
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
