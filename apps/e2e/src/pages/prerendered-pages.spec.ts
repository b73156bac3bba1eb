import { gzipSync } from "node:zlib";
import type { Page } from "@playwright/test";
import { getBuiltFilePattern } from "../support/built-file.ts";
import { delayAppScript, PAGE_ENTRY } from "../support/delay-app-script.ts";
import { expectNoHorizontalScroll } from "../support/page-checks.ts";
import { startSlowDocumentProxy } from "../support/slow-document.ts";
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
  for (const path of ["/hub/demo", "/", "/pricing", "/signup?trial=true", "/no-such-page"]) {
    await still.goto(path);
    const nodes = await still.locator("#root *:not(noscript *)").count();
    await alive.goto(path);
    await expectHydrated(alive);
    expect(nodes).toBeGreaterThan(50);
    expect(await alive.locator("#root *").count(), `elements of ${path}`).toBe(nodes);
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
  tag: "@both",
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

test("replays a tap before hydration", { tag: "@phone" }, async ({ page, context }) => {
  // With reduced motion, scrolling to an anchor completes at once.
  await page.emulateMedia({ reducedMotion: "reduce" });
  const release = await delayAppScript(page);
  await page.goto("/hub/demo", { waitUntil: "commit" });
  const range = page.getByRole("button", { name: "$25–50" });
  await range.click();
  await expect(range).toHaveAttribute("aria-busy", "true");
  release();
  await expect(range).toHaveAttribute("aria-pressed", "true");
  await expect(range, "the page does not scroll to the top").toBeInViewport();
  expect(context.pages()).toHaveLength(1);
});

test("replays a tap before any script loads", { tag: "@phone" }, async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("/hub/demo", { waitUntil: "commit" });
  const range = page.getByRole("button", { name: "$25–50" });
  await range.click();
  await page.getByRole("button", { name: "I'll get this" }).first().click();
  await expect(page.getByRole("dialog"), "a form requires no script file").toBeVisible();
  await page.keyboard.press("Escape");
  await range.click();
  release();
  await expect(range).toHaveAttribute("aria-pressed", "true");
});

test("handles a tap on a document that is still loading", { tag: "@phone" }, async ({
  page,
  baseURL,
}) => {
  const proxy = await startSlowDocumentProxy(baseURL ?? "");
  const entry = page.waitForResponse((response) => PAGE_ENTRY.test(response.url()));
  await page.goto(`${proxy.origin}/hub/demo`, { waitUntil: "commit" });
  const range = page.getByRole("button", { name: "$25–50" });
  await range.click();
  await expect(range).toHaveAttribute("aria-busy", "true");
  await (await entry).finished();
  proxy.release();
  await expect(range).toHaveAttribute("aria-pressed", "true");
  proxy.close();
});

test("handles a tap once on a page modified by the browser, such as by a translator", async ({
  browser,
}) => {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.route("**/hub/demo", async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replaceAll(/>(View at [^<]+)</g, "><font>$1</font><");
    await route.fulfill({ response: answer, body });
  });
  const release = await delayAppScript(page);
  await page.goto("/hub/demo", { waitUntil: "commit" });
  const button = page.getByRole("button", { name: /^Share/ }).first();
  await expect(page.locator("font").first()).toBeVisible();
  // Clicks twice, as a person would after a first click without a visible effect.
  await button.click();
  await button.click();
  release();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expect(page.locator("font")).toHaveCount(0);
  await context.close();
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

test("opens a shop once before hydration, and continues the purchase flow", async ({
  page,
  context,
}) => {
  const release = await delayAppScript(page);
  await context.route(/^https:/, (route) => route.fulfill({ body: "A shop" }));
  await page.goto("/hub/demo", { waitUntil: "commit" });
  await page
    .getByRole("link", { name: /^View at / })
    .first()
    .click();
  await expect.poll(() => context.pages().length).toBe(2);
  release();
  await expect(page.getByRole("dialog")).toBeVisible();
  expect(context.pages()).toHaveLength(2);
});

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

test("filters wishes and opens a form after a translator replaced every text", async ({
  newVisitor,
}) => {
  const page = await newVisitor();
  await page.goto("/hub/demo");
  await expectHydrated(page);
  await page.locator("#root").evaluate((root) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      const translation = document.createElement("font");
      translation.textContent = text.data;
      text.replaceWith(translation);
    }
  });
  const wishes = page.getByRole("region", { name: "Wishlist" }).getByRole("article");
  await expect(wishes).toHaveCount(6);
  await page.getByRole("button", { name: "$25–50" }).click();
  await expect(wishes).toHaveCount(2);
  await page
    .getByRole("button", { name: /^I'll get this/ })
    .first()
    .click();
  const dialog = page.getByRole("dialog", { name: "I'll get this" });
  await expect(dialog.getByText("Bridge building kit")).toBeVisible();
});
