import { type BrowserContext, test as base, expect, type Page } from "@playwright/test";

export type VisitorOptions = Parameters<import("@playwright/test").Browser["newContext"]>[0];

/** Playwright's test function. A test fails when one of its pages logs an error or throws. */
export const test = base.extend<{ newVisitor: (options?: VisitorOptions) => Promise<Page> }>({
  page: async ({ page }, use) => {
    const problems = await watchProblems(page);
    await use(page);
    expect(problems(), "problems in the browser").toEqual([]);
  },
  /** Function that opens a page in a separate browser context, as another person on another device. */
  newVisitor: async ({ browser, contextOptions, viewport, isMobile, hasTouch, userAgent }, use) => {
    const contexts: BrowserContext[] = [];
    const checks: (() => string[])[] = [];
    await use(async (options = {}) => {
      const context = await browser.newContext({
        ...contextOptions,
        viewport,
        isMobile,
        hasTouch,
        // The default user agent names a headless browser. The product does not count robots' page views.
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

/** Name of the event that the app dispatches when the whole page is interactive (apps/web/src/main.tsx). */
export const HYDRATION_EVENT = "giftling:started";

/** Prepares the page so that `expectHydrated` can detect hydration. Call it before the page is opened. */
export async function watchHydration(page: Page): Promise<void> {
  await page.addInitScript((event) => {
    document.addEventListener(event, () => document.documentElement.setAttribute("data-alive", ""));
  }, HYDRATION_EVENT);
}

/**
 * Waits until a prerendered page has hydrated. Needed before a link that does more with the app than without it. Early taps
 * on buttons need no wait because they are replayed.
 */
export async function expectHydrated(page: Page): Promise<void> {
  await expect(page.locator("html[data-alive]")).toBeAttached();
}

/**
 * Chromium's own console errors, which do not fail a story. They report failed requests, whose effects the stories assert,
 * touches before listeners were attached, and scripts blocked in the preview of a mail.
 */
const NO_PROBLEMS =
  /^(Failed to load resource|Ignored attempt to cancel a touchmove event|Blocked script execution in 'about:srcdoc')/;

/**
 * Starts recording a page's uncaught errors and console errors, and returns a function that returns them. Also logs
 * security policy violations as console errors, because browsers may report them separately.
 */
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

/** Disables sharing and copying, including the older copy API. Call it before the page is opened. */
export async function disableSharing(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "share", { value: undefined });
    Object.defineProperty(navigator, "clipboard", { value: undefined });
    document.execCommand = () => false;
  });
}

/** Replaces the pages of other sites with a placeholder, so that their tabs open without loading them. */
export async function mockOtherSites(page: Page): Promise<void> {
  await page
    .context()
    .route(/^https:\/\//, (route) => route.fulfill({ contentType: "text/html", body: "<p>Shop" }));
}

/** Delays calls of one procedure until they are released or aborted. Later calls are then released or aborted at once. */
export async function delayCall(
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
