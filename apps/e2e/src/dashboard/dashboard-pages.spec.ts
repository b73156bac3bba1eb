import type { Page } from "@playwright/test";
import { openDashboard } from "../support/dashboard.ts";
import { createFamily, createUniqueEmailAddress, postToApi } from "../support/families.ts";
import {
  expectAccessible,
  expectAccessibleAndResponsive,
  expectNoHorizontalScroll,
} from "../support/page-checks.ts";
import { expect, test } from "../support/test.ts";

const bar = (page: Page) =>
  page.getByRole("navigation", { name: "Dashboard" }).filter({ visible: true });
const place = (page: Page, name: string) => bar(page).getByRole("link", { name, exact: true });
const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });

const PLACES = [
  ["Wishlist", "/dashboard/wishlist", "Emma's wishlist", ["Wishlist"]],
  ["Giving", "/dashboard/giving", "Giving to Emma", ["Contribution Tracking", "Registries"]],
  ["News", "/dashboard/news", "Emma's news", ["Family Updates", "Who follows", "Wall of Support"]],
] as const;

test("opens each dashboard page with one call, preserves the selected child, and supports Back", {
  tag: "@widths",
}, async ({ page }) => {
  await createFamily(page, ["Emma", "Noah"], { tag: "places" });
  await page.goto("/dashboard");
  await expect(heading(page, "Emma")).toBeVisible();
  await expect(place(page, "Today")).toHaveAttribute("aria-current", "page");
  const { search } = new URL(page.url());
  for (const [name, path, title, sections] of PLACES) {
    await place(page, name).click();
    await expect(page).toHaveURL(`${path}${search}`);
    await expect(heading(page, title)).toBeVisible();
    await expect(page).toHaveTitle(`${title} | Giftling`);
    await expect(place(page, name)).toHaveAttribute("aria-current", "page");
    await expect(place(page, "Today")).not.toHaveAttribute("aria-current");
    for (const section of sections) {
      await expect(page.getByRole("region", { name: section, exact: true })).toBeVisible();
    }
    await expectNoHorizontalScroll(page);
    await expectAccessibleAndResponsive(page);
  }
  await page.getByRole("button", { name: /choose a child$/ }).click();
  await page.getByRole("menuitem", { name: "Noah", exact: true }).click();
  await expect(heading(page, "Noah's news")).toBeVisible();
  await page.reload();
  await expect(heading(page, "Noah's news")).toBeVisible();
  await page.goBack();
  await expect(heading(page, "Emma's news")).toBeVisible();
  await page.goto("/dashboard/giving?kid=nobody");
  await expect(page).toHaveURL(`/dashboard/giving${search}`);
  await expect(heading(page, "Giving to Emma")).toBeVisible();
});

test("opens with one call, and loads nothing twice", { tag: "@deep" }, async ({ page }) => {
  await openDashboard(page, "places");
  await expect(page.getByText("All caught up")).toBeVisible();
  const calls: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith("/trpc/")) calls.push(pathname.slice(6));
  });
  await page.goto("/dashboard/giving");
  await expect(page.getByText("No registries yet")).toBeVisible();
  await expect(page.getByText("No gifts yet")).toBeVisible();
  await place(page, "Wishlist").click();
  await expect(page.getByText("Nothing on the list yet")).toBeVisible();
  await expect(page.getByRole("region", { name: "Occasions" })).toBeVisible();
  await page.waitForLoadState("networkidle");
  // Only the wishlist's page needs the occasions, so it loads them itself.
  expect(calls).toEqual([
    expect.stringContaining("account.user,kids.list,kids.analytics"),
    "occasions.list",
  ]);
  expect((await page.goto("/dashboard/nothing"))?.status()).toBe(404);
  await expect(heading(page, "404 Page Not Found")).toBeVisible();
});

test("adds entries from any page, and links the overview to the full lists", {
  tag: "@phone",
}, async ({ page }) => {
  await openDashboard(page, "places");
  const kidId = new URL(page.url()).searchParams.get("kid");
  for (const name of ["Kite", "Train", "Drum"]) {
    await postToApi(page, `/api/kids/${kidId}/wishlist`, { name, url: "https://shop.example/it" });
  }
  await page.goto("/dashboard/news");
  await bar(page).getByRole("button", { name: "Add", exact: true }).click();
  await expect(page.getByRole("menuitem")).toHaveText([
    "A gift or an activity",
    "An update",
    "Money received",
    "A gift that wasn't on the list",
    "A payment link",
    "A registry",
  ]);
  await expectAccessible(page);
  await page.getByRole("menuitem", { name: "A gift or an activity" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Name").fill("Puzzle");
  await dialog.getByLabel("Web address").fill("shop.example/puzzle");
  await dialog.getByRole("button", { name: "Add to the wishlist" }).click();
  await expect(dialog).toBeHidden();
  await expect(bar(page).getByRole("button", { name: "Add", exact: true })).toBeFocused();
  await place(page, "Today").click();
  const wishlist = page.getByRole("region", { name: "Wishlist", exact: true });
  await expect(wishlist.getByRole("listitem")).toHaveCount(2);
  await wishlist.getByRole("link", { name: "See all 4 wishes" }).click();
  await expect(heading(page, "Emma's wishlist")).toBeVisible();
  await expect(wishlist.getByRole("listitem")).toHaveCount(4);
  await expect(wishlist.getByText("Puzzle", { exact: true })).toBeVisible();
});

test("explains the reached limit instead of opening the form for another link (rule: free-limits)", {
  tag: "@deep",
}, async ({ page }) => {
  await openDashboard(page, "places");
  const kidId = new URL(page.url()).searchParams.get("kid");
  for (const label of ["Venmo", "PayPal", "Cash", "Bank"]) {
    const link = { type: "other", label, url: "https://pay.example/it" };
    await postToApi(page, `/api/kids/${kidId}/payment-links`, link);
  }
  await page.goto("/dashboard/giving");
  const links = page.getByRole("region", { name: "Contribution Tracking" });
  await links.getByRole("button", { name: "Add a payment link" }).click();
  const dialog = page.getByRole("dialog", { name: "You've used all 4 links for Emma" });
  await expect(dialog.getByRole("link", { name: "See Premium" })).toHaveAttribute(
    "href",
    "/subscription",
  );
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Not now" }).click();
  await expect(dialog).toBeHidden();
  await expect(links.getByRole("button", { name: "Add a payment link" })).toBeFocused();
});

test("lists followers and removes one (rule: followers)", { tag: ["@phone", "@deep"] }, async ({
  page,
}) => {
  const { kidIds } = await createFamily(page, ["Emma"], { tag: "places" });
  await postToApi(page, `/api/kids/${kidIds[0]}/supporters`, {
    name: "Aunt May",
    email: createUniqueEmailAddress("may"),
    wantsUpdates: true,
  });
  await page.goto("/dashboard/news");
  const followers = page.getByRole("region", { name: "Who follows" });
  await expect(followers.getByText("Address not confirmed yet")).toBeVisible();
  await followers.getByRole("button", { name: "Remove: Aunt May" }).click();
  const dialog = page.getByRole("dialog", { name: "Remove Aunt May?" });
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Remove" }).click();
  await expect(dialog).toBeHidden();
  await expect(followers.getByText("Nobody follows yet")).toBeVisible();
  await expect(followers.getByRole("heading")).toBeFocused();
  await page.reload();
  await expect(followers.getByText("Nobody follows yet")).toBeVisible();
});

test("returns to the requested page after login", async ({ page }) => {
  await page.goto("/dashboard/giving?kid=1");
  await expect(heading(page, "404 Page Not Found")).toBeVisible();
  await expect(page.getByRole("link", { name: "Log In" }).last()).toHaveAttribute(
    "href",
    "/api/login?returnTo=%2Fdashboard%2Fgiving%3Fkid%3D1",
  );
});

test("confirms gifts, thanks givers and clears the inbox, and shows pending tasks of other children", async ({
  page,
  newVisitor,
}) => {
  const { kidIds } = await createFamily(page, ["Emma", "Noah"], { tag: "places" });
  const giver = await newVisitor();
  for (const [kidId, contributorName] of [
    [kidIds[0], "Grandma Rosa"],
    [kidIds[1], "Uncle Ben"],
    [kidIds[1], "Aunt May"],
  ]) {
    const gift = { contributorName, amount: 25, isAnonymous: false, type: "529" };
    await postToApi(giver, `/api/kids/${kidId}/contributions`, gift);
  }
  await page.goto("/dashboard");
  const queue = page.getByRole("region", { name: "Thank-You Queue" });
  await expect(queue.getByText("3 to thank, 3 to confirm")).toBeVisible();
  await expect(queue.getByText("$25 · 529 gift for Noah")).toHaveCount(2);
  await expect(bar(page).getByRole("link", { name: /^Noah/ })).toContainText("4");
  await queue.getByRole("button", { name: /^Confirm: Grandma Rosa/ }).click();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Your message").fill("Thank you, dear Grandma.");
  await dialog.getByRole("button", { name: "Make a private link" }).click();
  await expect(dialog.getByText("Link not shared yet")).toBeVisible();
  await dialog.getByRole("button", { name: "Done" }).click();
  const links = queue.getByRole("list", { name: "Links to share" });
  await expect(links.getByText("Link not shared yet")).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await links.getByRole("button", { name: "Copy link" }).click();
  await expect(links).toBeHidden();
  for (const giver of ["Uncle Ben", "Aunt May"]) {
    await queue.getByRole("button", { name: `Confirm: ${giver}, $25 · 529 gift` }).click();
    await queue.getByRole("button", { name: `More: ${giver}, $25 · 529 gift` }).click();
    await page.getByRole("menuitem", { name: "Mark as thanked" }).click();
  }
  await expect(queue.getByText("All caught up")).toBeVisible();
  await expect(queue.getByText("Everybody who gave is thanked. Enjoy the quiet.")).toBeVisible();
});
