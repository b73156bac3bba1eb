import type { Page, Request } from "@playwright/test";
import {
  dismissFirstSteps,
  getDashboardTotal,
  markWishPurchased,
  performEntryAction,
} from "../support/dashboard.ts";
import { createFamily, postToApi, signIn } from "../support/families.ts";
import { expect, test } from "../support/test.ts";

const QUIET_MS = 400;

type Calls = {
  /** Waits until no API call has been in progress for `QUIET_MS` milliseconds. */
  quiet: () => Promise<void>;
  /** Waits until the API procedure `name` has been called. */
  made: (name: string) => Promise<void>;
  /** Returns the names of the API procedures called since the previous call of `take`. */
  take: () => string[];
};

/** Records the name of each API procedure that the page calls. Ignores product previews. */
function watchCalls(page: Page): Calls {
  let calls: string[] = [];
  const running = new Set<Request>();
  let endedAt = 0;
  const end = (request: Request) => {
    running.delete(request);
    endedAt = Date.now();
  };
  page.on("requestfinished", end);
  page.on("requestfailed", end);
  page.on("request", (request) => {
    running.add(request);
    const { pathname } = new URL(request.url());
    const isWrite = pathname.startsWith("/api/") && request.method() !== "GET";
    if (pathname === "/trpc/previews.fetch") return;
    if (pathname.startsWith("/trpc/")) calls.push(decodeURIComponent(pathname.slice(6)));
    else if (isWrite) calls.push(`${request.method()} ${pathname}`);
  });
  return {
    quiet: async () => {
      const askedAt = Date.now();
      const isQuiet = () =>
        running.size === 0 && Date.now() - Math.max(askedAt, endedAt) > QUIET_MS;
      await expect.poll(isQuiet, { message: "no more calls", intervals: [50] }).toBe(true);
    },
    made: (name) => expect.poll(() => calls.join()).toContain(name),
    take: () => {
      const taken = calls;
      calls = [];
      return taken;
    },
  };
}

const getWishlist = (page: Page) => page.getByRole("region", { name: "Wishlist", exact: true });

async function addGift(page: Page, name: string): Promise<void> {
  const dialog = page.getByRole("dialog");
  await getWishlist(page).getByRole("button", { name: "Add a gift" }).first().click();
  await dialog.getByLabel("Name").fill(name);
  await dialog.getByLabel("Web address").fill("shop.example/train");
  await dialog.getByRole("button", { name: "Add to the wishlist" }).click();
}

test("opens a page and performs each action in one round trip", { tag: "@deep" }, async ({
  page,
  newVisitor,
}) => {
  await page.clock.install();
  const { email, kidIds } = await createFamily(page, ["Emma", "Noah"]);
  const device = await newVisitor();
  await dismissFirstSteps(device, kidIds);
  await dismissFirstSteps(page, kidIds);
  const first = watchCalls(device);
  await signIn(device, email, "Ana Rivera");
  await expect(
    getDashboardTotal(device, "Supporters").getByText("No change in 30 days"),
  ).toBeVisible();
  await first.quiet();
  expect(first.take(), "a new device's first visit").toHaveLength(1);

  const calls = watchCalls(page);
  await page.goto("/dashboard");
  await expect(
    getDashboardTotal(page, "Supporters").getByText("No change in 30 days"),
  ).toBeVisible();
  await calls.quiet();
  calls.take();
  const one = async (name: string) => {
    await calls.made(name);
    await calls.quiet();
    const taken = calls.take();
    expect(taken, name).toHaveLength(1);
    expect(taken[0]).toContain(name);
  };
  await page.goto("/dashboard");
  await expect(
    getDashboardTotal(page, "Supporters").getByText("No change in 30 days"),
  ).toBeVisible();
  await one("kids.analytics");

  await addGift(page, "Wooden train");
  await expect(getWishlist(page).getByText("Wooden train", { exact: true })).toBeVisible();
  await expect(getDashboardTotal(page, "Wishlist Items")).toContainText("1");
  await expect(getDashboardTotal(page, "Wishlist Items")).toContainText("+1 in 30 days");
  await one("wishlist.create");

  await performEntryAction(getWishlist(page), "Edit", "Wooden train");
  const dialog = page.getByRole("dialog");
  // The first opened form loads the occasions.
  await one("occasions.list");
  await dialog.getByLabel("Name").fill("Red train");
  await dialog.getByRole("button", { name: "Save changes" }).click();
  await expect(dialog).toBeHidden();
  await one("wishlist.update");

  await markWishPurchased(getWishlist(page), "Red train");
  await expect(getWishlist(page).getByText("Bought by you", { exact: true })).toBeVisible();
  await one("wishlist.purchase");

  await performEntryAction(getWishlist(page), "Delete", "Red train");
  const undo = getWishlist(page).getByRole("button", { name: "Undo: Red train" });
  await expect(undo).toBeVisible();
  await page.clock.runFor(10_000);
  await expect(undo).toHaveCount(0);
  await expect(getDashboardTotal(page, "Wishlist Items")).toContainText("0");
  await one("wishlist.delete");

  const ledger = page.getByRole("region", { name: "Recent gifts" });
  const queue = page.getByRole("region", { name: "Thank-You Queue" });
  await ledger.getByRole("button", { name: "Record a contribution" }).click();
  await dialog.getByLabel("Who gave it").fill("Uncel Ben");
  await dialog.getByLabel("Amount").fill("20");
  await dialog.getByRole("button", { name: "Record it" }).click();
  await expect(queue.getByText("Uncel Ben")).toBeVisible();
  await expect(getDashboardTotal(page, "Supporters")).toContainText("1");
  await expect(getDashboardTotal(page, "Total Contributions")).toContainText("$20");
  await one("gratitude.recordContribution");

  const more = async (item: string) => {
    await ledger.getByRole("button", { name: /^More: / }).click();
    const entry = ledger.getByRole("menuitem", { name: item });
    await expect(entry).toBeVisible();
    await calls.quiet();
    calls.take();
    await entry.click();
  };
  await more("Correct the name");
  await dialog.getByLabel("Name").fill("Uncle Ben");
  await dialog.getByRole("button", { name: "Save changes" }).click();
  await expect(queue.getByText("Uncle Ben")).toBeVisible();
  await one("gratitude.editWallEntry");

  await more("Take the confirmation back");
  await one("gratitude.setContributionStatus");
  await queue.getByRole("button", { name: /^More: Uncle Ben/ }).click();
  await queue.getByRole("menuitem", { name: "Dismiss" }).click();
  await expect(queue.getByText("Uncle Ben")).toHaveCount(0);
  await expect(getDashboardTotal(page, "Supporters")).toContainText("0");
  await one("gratitude.setContributionStatus");

  const choose = async (name: string) => {
    await page.getByRole("button", { name: /choose a child$/ }).click();
    await page.getByRole("menuitem", { name, exact: true }).click();
    await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
    await expect(getDashboardTotal(page, "Supporters")).toContainText("0");
  };
  await choose("Noah");
  await one("kids.analytics");
  await choose("Emma");
  await calls.quiet();
  expect(calls.take(), "what was read before").toEqual([]);
});

test("shows a skeleton first on a slow connection, and adds one gift for repeated clicks", async ({
  page,
}) => {
  const { kidIds } = await createFamily(page, ["Emma", "Noah"]);
  await dismissFirstSteps(page, kidIds);
  const slow = await page.context().newCDPSession(page);
  await page.goto("/dashboard");
  await expect(getDashboardTotal(page, "Supporters")).toBeVisible();
  await slow.send("Network.enable");
  await slow.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 1_500,
    downloadThroughput: 50_000,
    uploadThroughput: 20_000,
  });
  await addGift(page, "Wooden train");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(getWishlist(page).getByText("Wooden train", { exact: true })).toHaveCount(1);
  await page.getByRole("button", { name: /choose a child$/ }).click();
  await page.getByRole("menuitem", { name: "Noah", exact: true }).click();
  await expect(page.locator("#thank-yous > [aria-hidden]")).toBeVisible();
  await expect(
    getDashboardTotal(page, "Supporters").getByText("No change in 30 days"),
  ).toBeVisible();
});

test("preserves input and shows no unsaved change while the API is unavailable", async ({
  page,
}) => {
  await page.clock.install();
  const { kidIds } = await createFamily(page, ["Emma", "Noah"]);
  await dismissFirstSteps(page, kidIds);
  const [kid] = (await (await page.request.get("/api/kids")).json()) as [{ id: string }];
  await postToApi(page, `/api/kids/${kid.id}/wishlist`, {
    name: "Blocks",
    url: "https://shop.example/blocks",
  });
  await page.goto("/dashboard");
  const item = getWishlist(page).getByText("Blocks", { exact: true });
  await expect(item).toBeVisible();
  const dialog = page.getByRole("dialog");
  const toast = page.getByRole("region", { name: "Messages" }).getByRole("alert");

  await page.route("**/trpc/**", (route) => route.abort("connectionrefused"));
  await addGift(page, "Wooden train");
  await expect(dialog.getByRole("alert")).toContainText("We couldn't reach the server");
  await expect(dialog.getByLabel("Name")).toHaveValue("Wooden train");
  await page.unroute("**/trpc/**");
  await dialog.getByRole("button", { name: "Add to the wishlist" }).click();
  await expect(dialog).toBeHidden();
  await expect(getWishlist(page).getByText("Wooden train", { exact: true })).toHaveCount(1);

  await page.route("**/trpc/**", (route) => route.abort("connectionrefused"));
  const mark = (name: string) => markWishPurchased(getWishlist(page), name);
  const purchased = getWishlist(page).getByText("Bought by you", { exact: true });
  await mark("Blocks");
  await expect(toast).toContainText("Failed to mark item as purchased");
  await expect(purchased).toHaveCount(0);
  await mark("Wooden train");
  await expect(toast).toHaveCount(1);
  await expect(purchased).toHaveCount(0);
  await page.unroute("**/trpc/**");
  await mark("Blocks");
  await expect(purchased).toHaveCount(1);
  await page.clock.runFor(6_000);
  await expect(toast).toHaveCount(0);

  await page.route("**/trpc/**", (route) => route.abort("connectionrefused"));
  await page.goto("/dashboard");
  await expect(page.getByText("We couldn't reach your account")).toBeVisible();
  await page.unroute("**/trpc/**");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(item).toBeVisible();

  await page.route("**/trpc/**", async (route) => {
    const isOfChild = route.request().url().includes("/trpc/kids.analytics");
    await (isOfChild ? route.abort("connectionrefused") : route.continue());
  });
  await page.getByRole("button", { name: /choose a child$/ }).click();
  await page.getByRole("menuitem", { name: "Noah", exact: true }).click();
  const failed = page.getByRole("main").getByRole("button", { name: "Try again" });
  await expect(failed).toHaveCount(7);
  await page.unroute("**/trpc/**");
  await failed.last().click();
  await expect(failed).toHaveCount(0);
  await expect(getDashboardTotal(page, "Supporters")).toBeVisible();
});
