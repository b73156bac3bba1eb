import { type BrowserContext, test as base, expect, type Page } from "@playwright/test";

export type VisitorOptions = Parameters<import("@playwright/test").Browser["newContext"]>[0];

/** Fails a test when one of its pages logs an error or throws. */
export const test = base.extend<{ newVisitor: (options?: VisitorOptions) => Promise<Page> }>({
  page: async ({ page }, use) => {
    const problems = await watchProblems(page);
    await use(page);
    expect(problems(), "problems in the browser").toEqual([]);
  },
  /** Separate browser context: another person on another device. */
  newVisitor: async ({ browser, contextOptions, viewport, isMobile, hasTouch, userAgent }, use) => {
    const contexts: BrowserContext[] = [];
    const checks: (() => string[])[] = [];
    await use(async (options = {}) => {
      const context = await browser.newContext({
        ...contextOptions,
        viewport,
        isMobile,
        hasTouch,
        // The default user agent names a headless browser, and robots' visits are not counted.
        ...(userAgent === undefined ? {} : { userAgent }),
        ...options,
      });
      contexts.push(context);
      const page = await context.newPage();
      checks.push(await watchProblems(page));
      return page;
    });
    for (const check of checks) expect(check(), "problems in the browser").toEqual([]);
    for (const context of contexts) await context.close();
  },
});

export { expect };

/** Event of the app when the whole page is interactive (apps/web/src/main.tsx). */
export const ALIVE = "giftling:started";

/** Lets `expectAlive` detect hydration. Call before the page is opened. */
export async function watchStart(page: Page): Promise<void> {
  await page.addInitScript((event) => {
    document.addEventListener(event, () => document.documentElement.setAttribute("data-alive", ""));
  }, ALIVE);
}

/**
 * Waits until a prerendered page has hydrated. Needed where a link does more with the app than without; early taps on
 * buttons are replayed.
 */
export async function expectAlive(page: Page): Promise<void> {
  await expect(page.locator("html[data-alive]")).toBeAttached();
}

/**
 * Messages of Chromium itself: every 4xx response, whose effect the stories assert, a touch before listeners were attached,
 * and the stories' own scripts in a mail's preview, which allows none.
 */
const NO_PROBLEMS =
  /^(Failed to load resource|Ignored attempt to cancel a touchmove event|Blocked script execution in 'about:srcdoc')/;

/** Collects console errors and security policy violations, which browsers may report separately. */
async function watchProblems(page: Page): Promise<() => string[]> {
  const problems: string[] = [];
  await page.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
      console.error(`Refused by ${violatedDirective}: ${blockedURI}`),
    );
  });
  page.on("pageerror", (error) => problems.push(error.message));
  page.on("console", (message) => {
    if (message.type() === "error" && !NO_PROBLEMS.test(message.text())) {
      problems.push(message.text());
    }
  });
  return () => problems;
}

/** Disables sharing and copying, including the older API. Call before the page is opened. */
export async function withoutSharing(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "share", { value: undefined });
    Object.defineProperty(navigator, "clipboard", { value: undefined });
    document.execCommand = () => false;
  });
}

/** Blocks other sites. Their tabs open and need not load. */
export async function withoutOtherSites(page: Page): Promise<void> {
  await page
    .context()
    .route(/^https:\/\//, (route) => route.fulfill({ contentType: "text/html", body: "<p>Shop" }));
}

/** Delays calls of one procedure until they are released or aborted. Later calls are handled alike. */
export async function holdCall(
  page: Page,
  procedure: string,
): Promise<{ release: () => void; abort: () => void }> {
  let decide: (isCut: boolean) => void = () => {};
  const decided = new Promise<boolean>((resolve) => {
    decide = resolve;
  });
  await page.route(`**/trpc/${procedure}**`, async (route) =>
    (await decided) ? route.abort() : route.continue(),
  );
  return { release: () => decide(false), abort: () => decide(true) };
}
