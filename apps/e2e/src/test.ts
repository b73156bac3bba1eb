import { type BrowserContext, test as base, expect, type Page } from "@playwright/test";

export type VisitorOptions = Parameters<import("@playwright/test").Browser["newContext"]>[0];

/** Every page of every story fails its test when it logs an error or throws. */
export const test = base.extend<{ newVisitor: (options?: VisitorOptions) => Promise<Page> }>({
  page: async ({ page }, use) => {
    const problems = await watchProblems(page);
    await use(page);
    expect(problems(), "problems in the browser").toEqual([]);
  },
  /** A separate browser context: another person on another device. */
  newVisitor: async ({ browser, contextOptions, viewport, isMobile, hasTouch, userAgent }, use) => {
    const contexts: BrowserContext[] = [];
    const checks: (() => string[])[] = [];
    await use(async (options = {}) => {
      const context = await browser.newContext({
        ...contextOptions,
        viewport,
        isMobile,
        hasTouch,
        // The browser's own name says that it is headless, and visits of robots are not counted.
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

/** What the app tells once everything on the page answers to a touch (apps/web/src/main.tsx). */
export const ALIVE = "giftling:started";

/** Before the page is opened: lets `expectAlive` see when the app has taken over. */
export async function watchStart(page: Page): Promise<void> {
  await page.addInitScript((event) => {
    document.addEventListener(event, () => document.documentElement.setAttribute("data-alive", ""));
  }, ALIVE);
}

/**
 * Waits until the app has taken over a ready-made page. A story needs it where a link does more with the app than without;
 * buttons keep a tap that comes too soon.
 */
export async function expectAlive(page: Page): Promise<void> {
  await expect(page.locator("html[data-alive]")).toBeAttached();
}

/**
 * What Chromium reports by itself: every 4xx answer, of which the stories assert what the page makes, a finger that was down
 * before anything listened to it, and the stories' own scripts in a mail's preview, which lets none run.
 */
const NO_PROBLEMS =
  /^(Failed to load resource|Ignored attempt to cancel a touchmove event|Blocked script execution in 'about:srcdoc')/;

/** Errors on the console, and what a page's security policy refused: browsers may report that elsewhere only. */
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

/** A browser that can neither share nor copy, not even the older way. Before the page is opened. */
export async function withoutSharing(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "share", { value: undefined });
    Object.defineProperty(navigator, "clipboard", { value: undefined });
    document.execCommand = () => false;
  });
}

/** Other people's sites: their tabs open, and need not load. */
export async function withoutOtherSites(page: Page): Promise<void> {
  await page
    .context()
    .route(/^https:\/\//, (route) => route.fulfill({ contentType: "text/html", body: "<p>Shop" }));
}

/** Keeps calls of one procedure from the server until they are released, or cut off; those after that go the same way. */
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
