import { type BrowserContext, test as base, expect, type Page } from "@playwright/test";

export type VisitorOptions = Parameters<import("@playwright/test").Browser["newContext"]>[0];

type Fixtures = {
  /**
   * Whether open pages show changes immediately. Default false, because tests that use two browsers would depend on
   * timing, and an open event stream prevents the state "networkidle" (rule: live-pages).
   */
  isLive: boolean;
  newVisitor: (options?: VisitorOptions) => Promise<Page>;
};

/** Removes the browser's support for server-sent events, as in very old browsers. */
const disableEvents = (context: BrowserContext) =>
  context.addInitScript(() => void Reflect.deleteProperty(window, "EventSource"));

/** Playwright's test function. A test fails when one of its pages logs an error or throws. */
export const test = base.extend<Fixtures>({
  isLive: [false, { option: true }],
  page: async ({ page, isLive }, use) => {
    if (!isLive) await disableEvents(page.context());
    await watchHydration(page.context());
    const problems = await watchProblems(page);
    await use(page);
    expect(problems(), "problems in the browser").toEqual([]);
  },
  /** Function that opens a page in a separate browser context, which simulates another person's device. */
  newVisitor: async (
    { browser, contextOptions, viewport, isMobile, hasTouch, userAgent, isLive },
    use,
  ) => {
    const contexts: BrowserContext[] = [];
    const checks: (() => string[])[] = [];
    await use(async (options = {}) => {
      const context = await browser.newContext({
        ...contextOptions,
        viewport,
        isMobile,
        hasTouch,
        // Playwright's default user agent names a headless browser. The product does not count page views of bots.
        ...(userAgent === undefined ? {} : { userAgent }),
        ...options,
      });
      contexts.push(context);
      if (!isLive) await disableEvents(context);
      await watchHydration(context);
      const page = await context.newPage();
      checks.push(await watchProblems(page));
      return page;
    });
    for (const check of checks) expect(check(), "problems in the browser").toEqual([]);
    for (const context of contexts) await context.close();
  },
});

export { expect };

/** Name of the event that the app dispatches when the whole page is hydrated (apps/web/src/main.tsx). */
export const HYDRATION_EVENT = "giftling:started";

/** Marks each hydrated page of a browser context with an attribute, which `expectHydrated` reads. */
const watchHydration = (context: BrowserContext) =>
  context.addInitScript((event) => {
    document.addEventListener(event, () => document.documentElement.setAttribute("data-alive", ""));
  }, HYDRATION_EVENT);

/**
 * Dispatches `pointermove` events until the page is hydrated. Repeats the event, because a
 * hub's boot script may not have registered its listener yet.
 */
export async function expectHydrated(page: Page): Promise<void> {
  await expect(async () => {
    await page.locator("html").dispatchEvent("pointermove");
    await expect(page.locator("html[data-alive]")).toBeAttached({ timeout: 500 });
  }).toPass();
}

/**
 * Pattern of Chromium's console errors that do not fail a test: failed requests, `touchmove` events that cannot be
 * canceled, and scripts blocked in a mail preview.
 */
const NO_PROBLEMS =
  /^(Failed to load resource|Ignored attempt to cancel a touchmove event|Blocked script execution in 'about:srcdoc')/;

/**
 * Records a page's uncaught errors and console errors, including violations of the content security policy. Returns a
 * function that returns the recorded errors.
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

/** Disables the Share and Clipboard APIs of a page. Must be called before the page is opened. */
export async function disableShareAndClipboard(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "share", { value: undefined });
    Object.defineProperty(navigator, "clipboard", { value: undefined });
    document.execCommand = () => false;
  });
}

/** Replaces the pages of other sites with a placeholder, so that tests need no network access. */
export async function mockExternalSites(page: Page): Promise<void> {
  await page
    .context()
    .route(/^https:\/\//, (route) => route.fulfill({ contentType: "text/html", body: "<p>Shop" }));
}

/**
 * Delays calls of an API procedure until `release` or `abort` is called. After `release`, calls continue. After
 * `abort`, calls fail.
 */
export async function delayApiCall(
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

/** Aborts the next call of an API procedure after the server has handled it, so that the response is lost. */
export const dropNextResponse = (page: Page, procedure: string) =>
  page.route(
    `**/trpc/${procedure}**`,
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
