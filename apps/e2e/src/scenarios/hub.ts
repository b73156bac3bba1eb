import type { Page } from "@playwright/test";
import { createFamily, postToApi } from "../support/families.ts";
import { openPurchaseDialog } from "../support/give.ts";
import { disableShareAndClipboard, expect, mockExternalSites } from "../support/test.ts";
import { type Scenario, showDialog } from "./scenario.ts";

const getDialog = (page: Page, name: string) => page.getByRole("dialog", { name });

/** Error response of the API for a gift that another visitor has just purchased. */
const TAKEN = {
  error: {
    message: "Someone else just got this gift. Thank you for thinking of it.",
    code: -32009,
    data: { code: "CONFLICT", httpStatus: 409, appCode: "ALREADY_PURCHASED", fields: null },
  },
};

const demo: Scenario = {
  name: "hub: a gift, from the wish to the wall",
  run: async ({ page, show }) => {
    await mockExternalSites(page);
    await page.goto("/hub/demo");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await show(page, "hub-demo");
    await page.waitForLoadState("networkidle");
    await openPurchaseDialog(page);
    const purchase = getDialog(page, "Did you buy this gift?");
    await show(page, "hub-purchase");
    await purchase.getByRole("button", { name: "I bought this gift" }).click();
    await show(page, "hub-purchase-name-required");
    await purchase.getByLabel("Your name").fill("Grandma Ngozi");
    await purchase.getByRole("button", { name: "I bought this gift" }).click();
    const nudge = getDialog(page, "Help Now & For The Future");
    await expect(nudge).toBeVisible();
    await show(page, "hub-529-nudge");
    await nudge.getByRole("button", { name: "I contributed" }).click();
    await expect(nudge.getByRole("group", { name: "How much did you send?" })).toBeVisible();
    await show(page, "hub-529-sent");
    await nudge.getByRole("button", { name: "Not yet" }).click();
    await nudge.getByRole("button", { name: "No thanks" }).click();
    const capture = getDialog(page, "Get Updates?");
    await expect(capture).toBeVisible();
    await show(page, "hub-get-updates");
    await capture.getByRole("button", { name: "Skip" }).click();
    await expect(page.getByRole("heading", { name: "Wall of Support" })).toBeFocused();
    await show(page, "hub-after-gift");
    await openPurchaseDialog(page);
    await purchase.getByLabel("Give anonymously").check();
    await page.route("**/trpc/**wishlist.purchase**", (route) =>
      route.fulfill({ status: 409, json: TAKEN }),
    );
    await purchase.getByRole("button", { name: "I bought this gift" }).click();
    await expect(page.getByRole("button", { name: "See the other wishes" })).toBeVisible();
    await show(page, "hub-second-buyer");
  },
};

const rivera: Scenario = {
  name: "hub: a family of two",
  run: async ({ page, show }) => {
    await mockExternalSites(page);
    await disableShareAndClipboard(page);
    await page.goto("/hub/rivera");
    await expect(page.getByRole("heading", { level: 1, name: "Emma" })).toBeVisible();
    await show(page, "hub");
    await page.waitForLoadState("networkidle");
    await showDialog(page, show, "Share", "hub-share");
    await showDialog(page, show, /^Chip in to/, "hub-chip-in");
    await page.getByRole("navigation", { name: "Choose a child" }).getByText("Leo").click();
    await expect(page.getByRole("heading", { level: 1, name: "Leo" })).toBeVisible();
    await show(page, "hub-second-child");
  },
};

const extremes: Scenario = {
  name: "hub: nothing yet, and much of everything",
  run: async ({ page, newVisitor, show }) => {
    const { familyUrl, kidIds } = await createFamily(page, ["Bo"]);
    const relative = await newVisitor();
    await mockExternalSites(relative);
    await relative.goto(`/hub/${familyUrl}`);
    await expect(relative.getByRole("heading", { level: 1, name: "Bo" })).toBeVisible();
    await show(relative, "hub-empty");
    await fillUp(page, `/api/kids/${kidIds[0]}`);
    await relative.reload();
    await relative.waitForLoadState("networkidle");
    await show(relative, "hub-much");
    await showDialog(relative, show, "Other gift registries", "hub-registries");
  },
};

/** Creates registry links, wishes and contributions of the kid at a path of the API. */
async function fillUp(page: Page, kid: string): Promise<void> {
  for (const service of ["amazon", "target", "babylist", "elfster"]) {
    const url = `https://${service}.example/list`;
    const label = `Bo's list at ${service}`;
    await postToApi(page, `${kid}/registry-links`, { service, label, url });
  }
  for (let index = 1; index <= 9; index += 1) {
    const name = `A wish with a name that goes on for quite a while, number ${index}, in blue or green`;
    const url = `https://a-shop-with-a-rather-long-name.example/${index}`;
    const item = { name, url, price: "about $48.50", description: "Any size. ".repeat(12) };
    await postToApi(page, `${kid}/wishlist`, item);
  }
  for (let index = 1; index <= 5; index += 1) {
    const contributorName = `Great-Aunt Wilhelmina Featherstonehaugh the ${index}.`;
    const gift = { contributorName, amount: index * 10, isAnonymous: false, type: "529" };
    await postToApi(page, `${kid}/contributions`, gift);
  }
}

export const hubScenarios: readonly Scenario[] = [demo, rivera, extremes];
