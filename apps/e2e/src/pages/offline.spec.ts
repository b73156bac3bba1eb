import { createFamily } from "../support/families.ts";
import {
  expectAccessibleAndResponsive,
  expectAccessibleInDarkMode,
} from "../support/page-checks.ts";
import { expect, test } from "../support/test.ts";

test("reports a lost connection on the dashboard and recovers, and leaves hubs unaffected", async ({
  page,
  context,
  newVisitor,
}) => {
  const { hub } = await createFamily(page, ["Emma"], { tag: "offline" });

  await test.step("makes the dashboard installable", async () => {
    await page.goto("/dashboard");
    await expect(page.getByRole("heading", { level: 1, name: "Emma" })).toBeVisible();
    const link = page.locator('link[rel="manifest"]');
    const answer = await page.request.get((await link.getAttribute("href")) ?? "");
    const { icons } = await answer.json();
    for (const { src } of icons) expect((await page.request.get(src)).status(), src).toBe(200);
  });

  await test.step("explains a reload while offline, and restores the dashboard afterwards", async () => {
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => null));
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByRole("heading", { name: "No connection right now" })).toBeVisible();
    await expectAccessibleAndResponsive(page);
    await expectAccessibleInDarkMode(page);
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByRole("heading", { name: "No connection right now" })).toBeVisible();
    await context.setOffline(false);
    // The offline page checks the connection every five seconds.
    const emma = page.getByRole("heading", { level: 1, name: "Emma" });
    await expect(emma).toBeVisible({ timeout: 30_000 });
    await expect(page).toHaveURL(/\/dashboard/);
  });

  await test.step("caches the offline page's files in the service worker, but no family data", async () => {
    const kept = await page.evaluate(async () => {
      const files: string[] = [];
      for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        for (const { url } of await cache.keys()) files.push(new URL(url).pathname);
      }
      return files.sort();
    });
    expect(kept).toEqual([
      expect.stringMatching(/^\/assets\/figtree-latin.*\.woff2$/),
      expect.stringMatching(/^\/assets\/fraunces-latin-600.*\.woff2$/),
      "/favicon.svg",
      "/offline.html",
      "/offline.js",
      "/plain.css",
    ]);
  });

  await test.step("installs no service worker or manifest on the hub, even in the parent's browser", async () => {
    const relative = await newVisitor();
    for (const visitor of [page, relative]) {
      await visitor.goto(hub);
      await expect(visitor.getByRole("heading", { name: "Emma" }).first()).toBeVisible();
      await expect(visitor.locator('link[rel="manifest"]')).toHaveCount(0);
      expect(await visitor.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
    }
  });
});

test("opens the next page while the service worker of another language waits", {
  tag: "@deep",
}, async ({ page }) => {
  await createFamily(page, ["Emma"], { tag: "worker-language" });
  await page.goto("/dashboard");
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => null));
  await page.goto("/dashboard/wishlist?lang=es");
  const scripts = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      return [registration?.active, registration?.waiting].map(
        (worker) => worker && new URL(worker.scriptURL).search,
      );
    });
  await expect.poll(scripts).toEqual(["", "?lang=es"]);
  await page.goto("/dashboard?lang=en", { timeout: 30_000 });
  await expect(page.getByRole("heading", { level: 1, name: "Emma" })).toBeVisible();
});
