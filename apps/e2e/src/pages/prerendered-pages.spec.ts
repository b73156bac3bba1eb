import { gzipSync } from "node:zlib";
import type { Page } from "@playwright/test";
import { getBuiltFilePattern } from "../support/built-file.ts";
import { expectNoHorizontalScroll } from "../support/page-checks.ts";
import { expect, expectHydrated, HYDRATION_EVENT, test } from "../support/test.ts";

// These tests need the production build, because only this build has prerendered pages.

test("shows a hub with working links without scripts", { tag: "@phone" }, async ({
  newVisitor,
  baseURL,
}) => {
  const page = await newVisitor({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
  await page.goto("/hub/demo");
  await expect(page.getByRole("heading", { level: 1, name: "Emma" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Wall of Support" })).toBeVisible();
  await expectNoHorizontalScroll(page);
  const shop = page.getByRole("link", { name: /^View at / }).first();
  await expect(shop).toHaveAttribute("href", /^https:\/\//);
  const seventhWish = page.getByRole("heading", { name: "Map of the world puzzle" });
  await expect(seventhWish).toHaveCount(0);
  await page.getByRole("link", { name: /^Show all \d+ wishes/ }).click();
  await expect(seventhWish).toBeVisible();
  await expect(page.getByRole("link", { name: /^See the list at/ }).first()).toBeVisible();
  await expect(
    page.locator("button:not([form]):visible"),
    "buttons that could do nothing",
  ).toHaveCount(0);
  await page.getByRole("link", { name: /^Theo/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Theo" })).toBeVisible();
});

test("hydrates a prerendered page without changes or redundant requests", async ({
  newVisitor,
  baseURL,
}) => {
  const options = baseURL ? { baseURL } : {};
  const still = await newVisitor({ ...options, javaScriptEnabled: false });
  const alive = await newVisitor(options);
  const calls: string[] = [];
  alive.on("request", (request) => {
    if (request.url().includes("/trpc/")) calls.push(request.url());
  });
  const paths = ["/hub/demo", "/", "/pricing", "/signup?trial=true", "/no-such-page"];
  for (const path of [...paths, "/hub/nobody", "/gift/made-up", "/thank-you/x", "/mine/x"]) {
    await still.goto(path);
    const nodes = await still.locator("#root *:not(noscript *)").count();
    await alive.goto(path);
    await expectHydrated(alive);
    expect(nodes).toBeGreaterThan(50);
    expect(await alive.locator("#root *").count(), `elements of ${path}`).toBe(nodes);
    await alive.waitForLoadState("networkidle");
    expect(calls, `calls of ${path}`).toEqual([]);
  }
});

/** Throttles the network and the CPU to the speed of a phone, with Lighthouse's settings. */
async function slowDown(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Network.enable");
  await devtools.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 94_000,
  });
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: 4 });
}

test("causes no layout shift when fonts and the app load on a slow connection", {
  tag: "@widths",
}, async ({ newVisitor }) => {
  for (const path of ["/", "/pricing", "/hub/demo"]) {
    // Opens each page as a new visitor with an empty cache.
    const page = await newVisitor();
    await page.addInitScript((alive) => {
      const shifts: PerformanceEntry[] = [];
      Object.assign(window, { shifts, isAlive: false });
      const observer = new PerformanceObserver((list) => shifts.push(...list.getEntries()));
      observer.observe({ type: "layout-shift", buffered: true });
      document.addEventListener(alive, () => Object.assign(window, { isAlive: true }));
    }, HYDRATION_EVENT);
    await slowDown(page);
    await page.goto(path, { waitUntil: "commit" });
    await page.waitForFunction(() => {
      // A hub starts the app on the first interaction.
      document.dispatchEvent(new Event("pointermove"));
      return Reflect.get(window, "isAlive") && document.fonts.check("600 1em Fraunces");
    });
    // The browser reports a layout shift with a delay.
    await page.evaluate(() => new Promise((drawn) => setTimeout(drawn, 500)));
    const moved = await page.evaluate(() => {
      const [document] = performance.getEntriesByType("navigation");
      const parsedAt = Number(document && Reflect.get(document, "domInteractive"));
      // While the document arrives in parts, centered elements move with each of their siblings.
      return (Reflect.get(window, "shifts") as PerformanceEntry[])
        .filter(({ startTime }) => startTime > parsedAt)
        .reduce((sum, shift) => sum + Number(Reflect.get(shift, "value")), 0);
    });
    expect(moved, `layout shift of ${path}`).toBeLessThanOrEqual(0.02);
  }
});

test("reports a lost connection on opening the first dialog, and opens it on the next tap", async ({
  page,
}) => {
  // Blocks the module before the app loads it on an interaction.
  const dialogs = getBuiltFilePattern("relatives", "src/features/hub/dialogs/hub-dialogs.tsx");
  await page.route(dialogs, (route) => route.abort("internetdisconnected"));
  await page.goto("/hub/demo");
  await expectHydrated(page);
  const button = page.getByRole("button", { name: /^I'll get this/ }).first();
  await button.click();
  await expect(page.getByText("Please check your connection and try again.")).toBeVisible();
  await page.unroute(dialogs);
  await button.click();
  const dialog = page.getByRole("dialog", { name: "I'll get this" });
  await expect(dialog).toBeVisible();
  await expect(dialog).not.toHaveCSS("border-top-left-radius", "0px");
});

test(
  "loads a hub's app, dialogs and complete styles on the first interactions (rule: first-tap)",
  {
    tag: "@both",
  },
  async ({ page }, { project }) => {
    const scripts: string[] = [];
    page.on("request", (request) => {
      if (request.resourceType() === "script") scripts.push(request.url());
    });
    // Below a mouse that an earlier test moved, Chromium dispatches this event after the first layout.
    await page.addInitScript(() => {
      const skip = (event: PointerEvent) => {
        if (event.movementX === 0 && event.movementY === 0) event.stopImmediatePropagation();
      };
      addEventListener("pointermove", skip, { capture: true });
    });
    await page.goto("/hub/demo");
    await page.waitForLoadState("networkidle");
    const names = scripts.map((url) => new URL(url).pathname.replace(/-.*/, ""));
    expect(names.toSorted()).toEqual(["/assets/boot", "/color"]);
    const disabled = page.locator("link[rel=stylesheet][disabled]");
    await expect(disabled).not.toHaveCount(0);
    const pattern = getBuiltFilePattern("relatives", "src/features/hub/dialogs/hub-dialogs.tsx");
    await expect(async () => {
      if (project.name === "phone") await page.evaluate(() => window.scrollBy(0, 20));
      else await page.keyboard.press("Tab");
      expect(scripts.join()).toContain(pattern.replace("**", ""));
    }).toPass();
    await expect(disabled).toHaveCount(0);
  },
);

test("serves a small document with link preview metadata", async ({ request }) => {
  for (const path of ["/hub/demo", "/", "/pricing", "/terms"]) {
    const document = await (await request.get(path)).text();
    expect(gzipSync(document).length, `gzipped bytes of ${path}`).toBeLessThan(18_600);
    expect(document).toMatch(/<meta property="og:title" content="[^"]+"/);
    expect(document).toMatch(/<link rel="canonical" href="http[^"]+"/);
    expect(document.includes('content="noindex"')).toBe(path.startsWith("/hub/"));
  }
  for (const path of ["/hub/demo", "/", "/signup"]) {
    const document = await (await request.get(path)).text();
    const picture = /og:image" content="([^"]+)"/.exec(document)?.[1] ?? "";
    const answer = await request.get(picture.replaceAll("&amp;", "&"));
    expect(answer.headers()["content-type"], path).toBe("image/png");
  }
});

test("asks to load the page again when a file of the page is missing", async ({ page }) => {
  const part = getBuiltFilePattern("site", "src/visitor/site/index.tsx");
  await page.route(part, (route) => route.abort("internetdisconnected"));
  const alerts: string[] = [];
  page.on("dialog", (alert) => {
    alerts.push(alert.message());
    void alert.accept();
  });
  await page.goto("/", { waitUntil: "commit" });
  const wish = page.getByRole("button", { name: "I'll get this Bridge building kit" });
  await wish.click();
  await expect
    .poll(() => alerts)
    .toContain("Please check your connection, then load the page again.");
  await expect(wish).not.toHaveAttribute("aria-busy");
});
