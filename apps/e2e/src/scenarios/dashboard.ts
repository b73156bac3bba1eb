import type { Page } from "@playwright/test";
import { dismissFirstSteps } from "../support/dashboard.ts";
import { createFamily, postToApi, startSession } from "../support/families.ts";
import { expect } from "../support/test.ts";
import { ACCOUNT_OVERRIDES, overrideAccount, type Scenario, showDialog } from "./scenario.ts";

const dialogs: Scenario = {
  name: "dashboard: its sections and dialogs",
  run: async ({ page, show }) => {
    await startSession(page, "parent@example.com", "Ana Rivera");
    await page.goto("/dashboard");
    await expect(page.getByRole("heading", { level: 1, name: "Emma" })).toBeVisible();
    await page.waitForLoadState("networkidle");
    await show(page, "dashboard");
    await showDialog(page, show, /^Add a gift$/, "dashboard-add-gift");
    await showDialog(page, show, /^Add a payment link$/, "dashboard-links-full");
    await overrideAccount(page, ACCOUNT_OVERRIDES.premium);
    await page.reload();
    await expect(page.getByRole("heading", { level: 1, name: "Emma" })).toBeVisible();
    await page.waitForLoadState("networkidle");
    await showDialog(page, show, /^Add a payment link$/, "dashboard-add-payment-link");
    await showDialog(page, show, /^Add a registry$/, "dashboard-add-registry");
    await showDialog(page, show, /^Add an update$/, "dashboard-add-update");
    await showDialog(page, show, /^Record a contribution$/, "dashboard-record-contribution");
    await page.getByRole("button", { name: /^Show all \d/ }).click();
    await showDialog(page, show, /^Write a thank-you/, "dashboard-write-thank-you");
    await showDialog(page, show, /^Thank several at once$/, "dashboard-thank-several");
  },
};

const places: Scenario = {
  name: "dashboard: its places",
  run: async ({ page, show }) => {
    await startSession(page, "parent@example.com", "Ana Rivera");
    for (const [path, title] of [
      ["wishlist", "Emma's wishlist"],
      ["giving", "Giving to Emma"],
      ["news", "Emma's news"],
      ["people", "Family and friends"],
    ]) {
      await page.goto(`/dashboard/${path}`);
      await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
      await page.waitForLoadState("networkidle");
      await show(page, `dashboard-${path}`);
    }
    const bar = page.getByRole("navigation", { name: "Dashboard" }).filter({ visible: true });
    await bar.getByRole("button", { name: "Add", exact: true }).click();
    await expect(page.getByRole("menuitem", { name: "Money received" })).toBeVisible();
    await show(page, "dashboard-add");
  },
};

const menus: Scenario = {
  name: "dashboard: its menus, and the children's dialogs",
  run: async ({ page, show }) => {
    await startSession(page, "parent@example.com", "Ana Rivera");
    await page.goto("/dashboard");
    await expect(page.getByRole("heading", { level: 1, name: "Emma" })).toBeVisible();
    const chooser = page.getByRole("button", { name: /choose a child$/ });
    await chooser.click();
    await expect(page.getByRole("menuitem", { name: "New Child" })).toBeVisible();
    await show(page, "dashboard-choose-child");
    for (const [entry, name] of [
      ["New Child", "dashboard-new-child"],
      ["Edit Profile", "dashboard-edit-profile"],
      [/^Delete Emma/, "dashboard-delete-child"],
    ] as const) {
      await page.getByRole("menuitem", { name: entry }).click();
      await expect(page.getByRole("dialog")).toBeVisible();
      await show(page, name);
      await page.keyboard.press("Escape");
      await expect(page.getByRole("dialog")).toBeHidden();
      await chooser.click();
    }
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Menu", exact: true }).filter({ visible: true }).click();
    await expect(page.getByRole("menuitem", { name: "Log Out" })).toBeVisible();
    await show(page, "dashboard-menu");
  },
};

async function choose(page: Page, name: string): Promise<void> {
  await page.getByRole("button", { name: /choose a child$/ }).click();
  await page.getByRole("menuitem", { name, exact: true }).click();
}

const states: Scenario = {
  name: "dashboard: nothing yet, loading, failing",
  run: async ({ page, show }) => {
    await createFamily(page, ["Bartholomew-Alexander Maximilian", "Noah", "Mia"]);
    await page.goto("/dashboard");
    await expect(page.getByText("All caught up")).toBeVisible();
    await show(page, "dashboard-empty");
    await page.route("**/trpc/**kids.analytics**", (route) => route.abort());
    await choose(page, "Noah");
    const again = page.getByRole("main").getByRole("button", { name: "Try again" });
    await expect(again.first()).toBeVisible();
    await show(page, "dashboard-failed");
    await page.unroute("**/trpc/**kids.analytics**");
    await page.route("**/trpc/**kids.analytics**", () => {});
    await choose(page, "Mia");
    // Below the skeleton of the queue, the page stays hidden until the queue is loaded.
    await expect(page.locator("main [data-radius]").filter({ visible: true })).not.toHaveCount(0);
    await show(page, "dashboard-loading");
    await page.unrouteAll();
    await page.route("**/trpc/**", (route) => route.abort());
    await page.reload();
    await expect(page.getByText("We couldn't reach your account")).toBeVisible();
    await show(page, "dashboard-unreachable");
    await page.unrouteAll();
  },
};

const plans: Scenario = {
  name: "dashboard: trial, its end, no children",
  run: async ({ page, show }) => {
    const { kidIds } = await createFamily(page, ["Emma"]);
    await dismissFirstSteps(page, kidIds);
    await overrideAccount(page, ACCOUNT_OVERRIDES.trialing);
    await page.goto("/dashboard");
    await expect(page.getByText(/days left/).first()).toBeVisible();
    await show(page, "dashboard-trial");
    await page.unrouteAll();
    await overrideAccount(page, ACCOUNT_OVERRIDES.locked);
    await page.goto("/dashboard");
    await expect(page.getByRole("heading", { name: "Your trial has ended" })).toBeVisible();
    await show(page, "dashboard-trial-ended");
    await page.unrouteAll();
    await deleteKids(page, kidIds);
    await page.goto("/dashboard");
    await expect(page.getByText("No kids found. Something went wrong.")).toBeVisible();
    await show(page, "dashboard-no-kids");
  },
};

async function deleteKids(page: Page, kidIds: readonly string[]): Promise<void> {
  const origin = new URL(page.url()).origin;
  for (const id of kidIds) {
    const answer = await page.request.delete(`/api/kids/${id}`, { headers: { origin } });
    expect(answer.ok(), await answer.text()).toBe(true);
  }
}

const thanks: Scenario = {
  name: "a thank-you, from the queue to its page",
  run: async ({ page, newVisitor, show }) => {
    const { kidIds } = await createFamily(page, ["Emma"]);
    const gift = { contributorName: "Grandma Rosa", amount: 25, isAnonymous: false, type: "529" };
    const giver = await newVisitor();
    await postToApi(giver, `/api/kids/${kidIds[0]}/contributions`, gift);
    await page.goto("/dashboard");
    await page.getByRole("button", { name: /^Confirm/ }).click();
    await page.getByRole("button", { name: /^Write a thank-you: Grandma Rosa/ }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Your message").fill("Dear Grandma, thank you. ".repeat(19));
    await show(page, "dashboard-thank-you-nearly-full");
    await dialog.getByLabel("Your message").fill("Dear Grandma, thank you for thinking of her.");
    await dialog.getByRole("button", { name: "Make a private link" }).click();
    await expect(page.getByRole("dialog", { name: "Your thank-you is ready" })).toBeVisible();
    await show(page, "dashboard-thank-you-ready");
    await giver.goto(await dialog.getByLabel("Private link").inputValue());
    await expect(giver.getByRole("heading", { name: "A thank-you from Emma" })).toBeVisible();
    await show(giver, "thank-you");
  },
};

export const dashboardScenarios: readonly Scenario[] = [
  dialogs,
  places,
  menus,
  states,
  plans,
  thanks,
];
