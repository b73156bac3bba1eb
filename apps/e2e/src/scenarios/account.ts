import { SETTINGS_PAGE_PATHS } from "@giftling/messages/settings/pages";
import {
  createFamily,
  createUniqueEmailAddress,
  postToApi,
  signIn,
  startSession,
} from "../support/families.ts";
import { getFirstMailLink, waitForNewestMail } from "../support/services.ts";
import { expect } from "../support/test.ts";
import { ACCOUNT_OVERRIDES, overrideAccount, type Scenario, showDialog } from "./scenario.ts";

const settings: Scenario = {
  name: "settings, closing and coming back",
  run: async ({ page, show }) => {
    const { email } = await createFamily(page, ["Emma", "Noah"]);
    await page.goto("/settings");
    await expect(page.getByRole("definition").getByText(email)).toBeVisible();
    await page.waitForLoadState("networkidle");
    await show(page, "settings");
    await page.goto("/settings/account/close");
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

const settingsPages: Scenario = {
  name: "settings, page by page",
  run: async ({ page, show }) => {
    await startSession(page, "parent@example.com", "Ana Rivera");
    for (const path of SETTINGS_PAGE_PATHS) {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await page.waitForLoadState("networkidle");
      await show(page, path.slice(1).replaceAll("/", "-"));
    }
  },
};

const SUBSCRIPTIONS = [
  ["subscription-free", {}],
  ["subscription-trial", ACCOUNT_OVERRIDES.trialing],
  ["subscription-trial-ended", ACCOUNT_OVERRIDES.locked],
  ["subscription-premium", ACCOUNT_OVERRIDES.premium],
  ["subscription-payment-failed", ACCOUNT_OVERRIDES.unpaid],
] as const;

const subscription: Scenario = {
  name: "subscription and invitations",
  run: async ({ page, show }) => {
    await createFamily(page, ["Emma"]);
    for (const [name, facts] of SUBSCRIPTIONS) {
      await overrideAccount(page, facts);
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

export const checkoutScenario: Scenario = {
  name: "the way back from a checkout",
  run: async ({ page, show }) => {
    await createFamily(page, ["Emma"]);
    await page.goto("/subscription");
    await page.getByRole("button", { name: "Start free trial", exact: true }).click();
    await page.waitForURL("**/stripe/checkout/**");
    await page.route("**/trpc/**billing.refresh**", (route) => route.abort());
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

const add: Scenario = {
  name: "adding from a shop's page",
  run: async ({ page, show }) => {
    await createFamily(page, ["Emma", "Noah"]);
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
    await dialog.getByRole("button", { name: "Review" }).click();
    await expect(dialog.getByText("This shop didn't let us read the page")).toBeVisible();
    await show(page, "import-review");
  },
};

const members: Scenario = {
  name: "two parents of one family",
  run: async ({ page, newVisitor, show }) => {
    await createFamily(page, ["Emma", "Noah"]);
    const email = createUniqueEmailAddress("invited");
    await postToApi(page, "/api/family/invites", { email });
    const ben = await newVisitor();
    const { pathname } = new URL(getFirstMailLink(await waitForNewestMail(ben, email, 1)));
    await ben.goto(pathname);
    await expect(ben.getByRole("button", { name: "Join", exact: true })).toBeVisible();
    await show(ben, "join");
    await startSession(ben, createUniqueEmailAddress("ben"), "Ben Okafor");
    await ben.goto(pathname);
    await ben.getByRole("button", { name: "Join", exact: true }).click();
    await expect(ben.getByRole("heading", { name: "Almost there" })).toBeVisible();
    await show(ben, "join-waiting");
    await page.goto("/settings/people");
    await expect(page.getByText("asks to join")).toBeVisible();
    await page.waitForLoadState("networkidle");
    await show(page, "settings-parent-asks");
    await page.getByRole("button", { name: "Confirm" }).click();
    await showDialog(page, show, "Make owner", "settings-handover");
    await showDialog(page, show, "Remove", "settings-remove-parent");
    await ben.goto("/settings");
    await expect(ben.getByText("Ana manages the plan.")).toBeVisible();
    await ben.waitForLoadState("networkidle");
    await show(ben, "settings-of-a-parent");
    await ben.goto("/settings/account/close");
    await showDialog(ben, show, "Leave this family", "settings-leave");
    await ben.goto("/join/made-up");
    await expect(
      ben.getByRole("heading", { name: "You look after a family's page" }),
    ).toBeVisible();
    await page.goto("/join/made-up");
    await expect(page.getByRole("heading", { name: "This invitation has expired" })).toBeVisible();
    await show(page, "join-ended");
  },
};

export const accountScenarios: readonly Scenario[] = [
  settings,
  settingsPages,
  subscription,
  checkoutScenario,
  add,
  members,
];
