import { newFamily, signIn } from "../families.ts";
import { expect } from "../test.ts";
import { ACCOUNTS, asUser, type Scene } from "./scene.ts";

const settings: Scene = {
  name: "settings, closing and coming back",
  play: async ({ page, show }) => {
    const { email } = await newFamily(page, ["Emma", "Noah"]);
    await page.goto("/settings");
    await expect(page.getByText(email)).toBeVisible();
    await page.waitForLoadState("networkidle");
    await show(page, "settings");
    await page.getByRole("button", { name: "Delete Account" }).click();
    const dialog = page.getByRole("dialog", { name: "Delete your account?" });
    await expect(dialog).toBeVisible();
    await show(page, "settings-delete-1");
    await dialog.getByRole("button", { name: "Continue" }).click();
    await dialog.getByLabel("Type DELETE to confirm").fill("DELETE");
    await show(page, "settings-delete-2");
    await dialog.getByRole("button", { name: "Delete my account" }).click();
    await expect(page.getByRole("heading", { name: "Your account is closed" })).toBeVisible();
    await signIn(page, email, "Ana Rivera");
    await expect(page).toHaveURL(/\/reactivate$/);
    await show(page, "reactivate");
  },
};

const SUBSCRIPTIONS = [
  ["subscription-free", {}],
  ["subscription-trial", ACCOUNTS.trialing],
  ["subscription-trial-ended", ACCOUNTS.locked],
  ["subscription-premium", ACCOUNTS.premium],
  ["subscription-payment-failed", ACCOUNTS.unpaid],
] as const;

const subscription: Scene = {
  name: "subscription and invitations",
  play: async ({ page, show }) => {
    await newFamily(page, ["Emma"]);
    for (const [name, facts] of SUBSCRIPTIONS) {
      await asUser(page, facts);
      await page.goto("/subscription");
      await expect(page.getByRole("heading", { level: 1, name: "Subscription" })).toBeVisible();
      await page.waitForLoadState("networkidle");
      await show(page, name);
      await page.unrouteAll();
    }
    await page.goto("/referrals");
    await expect(page.getByRole("heading", { name: "Invite Friends" })).toBeVisible();
    await page.waitForLoadState("networkidle");
    await show(page, "referrals");
  },
};

export const checkout: Scene = {
  name: "the way back from a checkout",
  play: async ({ page, show }) => {
    await newFamily(page, ["Emma"]);
    await page.goto("/subscription");
    await page.getByRole("button", { name: "Start free trial", exact: true }).click();
    await page.waitForURL("**/stripe/checkout/**");
    await page.route("**/trpc/billing.refresh**", (route) => route.abort());
    await page.getByRole("button", { name: "Start trial", exact: true }).click();
    await expect(page.getByText("Thank you. One moment, please")).toBeVisible();
    await show(page, "subscription-waiting");
    await page.unrouteAll();
    await page.reload();
    const begun = page.getByRole("heading", { name: "Your Premium trial has begun" });
    await expect(begun).toBeVisible();
    await show(page, "subscription-begun");
  },
};

const add: Scene = {
  name: "adding from a shop's page",
  play: async ({ page, show }) => {
    await newFamily(page, ["Emma", "Noah"]);
    await page.goto("/add?title=Box+Kite&url=https%3A%2F%2F127.0.0.1%2Fkite");
    await expect(page.getByText("This shop didn't let us read the page")).toBeVisible();
    await show(page, "add");
    await page.getByRole("button", { name: "Add", exact: true }).click();
    await expect(page.getByRole("heading", { name: "Added to Emma's list" })).toBeVisible();
    await show(page, "add-done");
    await page.getByRole("button", { name: "Add another" }).click();
    await page.getByRole("button", { name: "Paste several links at once" }).click();
    const dialog = page.getByRole("dialog", { name: "Several gifts for Emma" });
    const field = dialog.getByLabel("Links or names");
    await expect(field).toBeVisible();
    await show(page, "import");
    await field.fill("A drum\nhttps://127.0.0.1/skates");
    await dialog.getByRole("button", { name: "Look through them" }).click();
    await expect(dialog.getByText("This shop didn't let us read the page")).toBeVisible();
    await show(page, "import-review");
  },
};

export const accountScenes: readonly Scene[] = [settings, subscription, checkout, add];
