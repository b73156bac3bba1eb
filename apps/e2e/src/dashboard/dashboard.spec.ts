import { setTimeout } from "node:timers/promises";
import {
  getEntryActionButton,
  markWishPurchased,
  openDashboard,
  performEntryAction,
} from "../support/dashboard.ts";
import { createFamily, postToApi, startSession } from "../support/families.ts";
import { expectAccessible } from "../support/page-checks.ts";
import { expect, test } from "../support/test.ts";

test("explains the Free plan's limit before opening the form and in an open form", {
  tag: "@deep",
}, async ({ page }) => {
  await openDashboard(page, "sections");
  const dialog = page.getByRole("dialog");
  const section = page.getByRole("region", { name: "Registries" });
  const kids = await (await page.request.get("/api/kids")).json();
  const add = async (label: string) => {
    await dialog.getByLabel("Label").fill(label);
    await dialog.getByLabel("Web address").fill("target.com/emma");
    await dialog.getByRole("button", { name: "Add the registry" }).click();
  };
  for (const label of ["One", "Two", "Three"]) {
    await section.getByRole("button", { name: "Add a registry" }).click();
    await add(label);
    await expect(dialog).toBeHidden();
  }
  await test.step("reports the limit when another tab uses the last link while the form is open", async () => {
    await section.getByRole("button", { name: "Add a registry" }).click();
    await dialog.getByLabel("Label").fill("Five");
    const url = "https://target.com/emma";
    await postToApi(page, `/api/kids/${kids[0].id}/registry-links`, {
      service: "target",
      label: "Four",
      url,
    });
    await add("Five");
    await expect(dialog.getByRole("alert")).toContainText("used all 4 links");
    await expect(dialog.getByLabel("Label")).toHaveValue("Five");
  });
  await test.step("explains the reached limit instead of opening the form, and restores the focus", async () => {
    await page.reload();
    const button = section.getByRole("button", { name: "Add a registry" });
    for (const _ of ["once", "and again"]) {
      await button.click();
      await expect(dialog.getByRole("link", { name: "See Premium" })).toBeVisible();
      await expect(dialog.getByLabel("Label")).toHaveCount(0);
      await page.keyboard.press("Escape");
      await expect(dialog).toBeHidden();
      await expect(button).toBeFocused();
    }
  });
});

test("has accessible dashboard sections and dialogs in dark mode on a desktop", {
  tag: "@deep",
}, async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await startSession(page, "parent@example.com", "Ana Rivera");
  await page.goto("/dashboard");
  await expect(page.getByRole("region", { name: "Registries" })).toBeVisible();
  await expectAccessible(page);
  for (const name of ["Add a gift", "Add a payment link", "Add a registry", "Add an update"]) {
    await page.getByRole("main").getByRole("button", { name }).first().click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await expectAccessible(page, "dialog");
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toBeHidden();
  }
});

test("sends a deletion after the undo period, and restores the entry when the deletion fails", async ({
  page,
}) => {
  await page.clock.install();
  await openDashboard(page, "sections");
  const section = page.getByRole("region", { name: "Family Updates" });
  const dialog = page.getByRole("dialog");
  const undo = section.getByRole("button", { name: "Undo: First tooth" });
  const remove = async () => {
    await performEntryAction(section, "Delete", "First tooth");
    await expect(undo).toBeVisible();
    await page.clock.runFor(10_000);
  };
  await section.getByRole("button", { name: "Add an update" }).click();
  await dialog.getByLabel("Title").fill("First tooth");
  await dialog.getByLabel("Message").fill("It wobbled for a week.");
  await dialog.getByRole("button", { name: "Post the update" }).click();
  await page.route("**/trpc/**updates.delete**", (route) => route.abort());
  await remove();
  await expect(page.getByText("Couldn't delete it")).toBeVisible();
  await expect(section.getByText("First tooth", { exact: true })).toBeVisible();
  await page.unroute("**/trpc/**updates.delete**");
  await remove();
  await expect(section.getByText("No updates yet")).toBeVisible();
  await page.reload();
  await expect(section.getByText("No updates yet")).toBeVisible();
});

test("marks a gift as purchased and unmarks it, and rolls back on a lost connection", {
  tag: "@phone",
}, async ({ page }) => {
  await openDashboard(page, "sections");
  const section = page.getByRole("region", { name: "Wishlist", exact: true });
  const dialog = page.getByRole("dialog");
  await section.getByRole("button", { name: "Add a gift" }).click();
  await dialog.getByRole("textbox", { name: "Name" }).fill("Wooden train");
  await dialog.getByRole("textbox", { name: "Web address" }).fill("shop.example/train");
  await dialog.getByRole("button", { name: "Add to the wishlist" }).click();
  await expect(dialog).toBeHidden();
  const purchased = section.getByText("Bought by you", { exact: true });

  await page.route("**/trpc/**wishlist.purchase**", (route) => route.abort());
  await markWishPurchased(section, "Wooden train");
  await expect(page.getByText("Failed to mark item as purchased")).toBeVisible();
  await expect(purchased).toBeHidden();
  await page.unroute("**/trpc/**wishlist.purchase**");
  await markWishPurchased(section, "Wooden train");
  await expect(purchased).toBeVisible();

  await page.route("**/trpc/**wishlist.unpurchase**", (route) => route.abort());
  await performEntryAction(section, "Put back on the list", "Wooden train");
  await expect(page.getByText("Please try again")).toBeVisible();
  await expect(purchased).toBeVisible();
  await page.unroute("**/trpc/**wishlist.unpurchase**");
  await performEntryAction(section, "Put back on the list", "Wooden train");
  await expect(page.getByText("“Wooden train” is back on the list")).toBeVisible();
  await expect(purchased).toBeHidden();
  await page.reload();
  await expect(purchased).toBeHidden();

  // A wish marked as purchased moves to the end of the list, and its button retains the focus.
  const kidId = new URL(page.url()).searchParams.get("kid");
  await postToApi(page, `/api/kids/${kidId}/wishlist`, {
    name: "Kite",
    url: "https://shop.example/kite",
  });
  await page.reload();
  await markWishPurchased(section, "Wooden train");
  await expect(getEntryActionButton(section, "Put back on the list", "Wooden train")).toBeFocused();
});

test("reopens the dashboard with one API call", { tag: "@deep" }, async ({ page }) => {
  await openDashboard(page, "opening");
  // On the first page view, the kid's data is requested in a second call, because the kid's id is not yet known.
  await page.waitForLoadState("networkidle");
  const calls: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith("/trpc/")) calls.push(pathname);
  });
  await page.goto("/dashboard");
  await expect(page.getByRole("heading", { level: 1, name: "Emma" })).toBeVisible();
  await expect(page.getByText("All caught up")).toBeVisible();
  await page.waitForLoadState("networkidle");
  expect(calls).toEqual([expect.stringContaining("account.user,kids.list,kids.analytics")]);
});

test("sends a deletion that can still be undone before a sign-out (rule: dashboard-sections)", {
  tag: "@deep",
}, async ({ page }) => {
  const { email, kidIds } = await createFamily(page, [
    { firstName: "Emma", wishes: [{ name: "Kite", url: "https://shop.example/kite" }] },
  ]);
  await page.goto("/dashboard/wishlist");
  const section = page.getByRole("region", { name: "Wishlist" });
  await performEntryAction(section, "Delete", "Kite");
  await expect(section.getByRole("button", { name: "Undo: Kite" })).toBeVisible();
  await page.route("**/trpc/**wishlist.delete**", async (route) => {
    await setTimeout(1_000);
    await route.continue();
  });
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  await page.getByRole("menuitem", { name: "Log Out" }).click();
  await page.waitForURL((url) => !url.pathname.startsWith("/dashboard"));
  await startSession(page, email, "Ana Rivera");
  const wishlist = await page.request.get(`/api/kids/${kidIds[0]}/wishlist`);
  expect(await wishlist.json()).toEqual([]);
});
