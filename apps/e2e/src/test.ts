import { appendFileSync } from "node:fs";
import AxeBuilder from "@axe-core/playwright";
import {
  type APIResponse,
  type BrowserContext,
  test as base,
  expect,
  type Locator,
  type Page,
} from "@playwright/test";

/** Every page of every story fails its test when it logs an error or throws. */
export const test = base.extend<{ newVisitor: (options?: VisitorOptions) => Promise<Page> }>({
  page: async ({ page }, use) => {
    const problems = watchConsole(page);
    await use(page);
    expect(problems(), "errors on the console").toEqual([]);
  },
  /** A separate browser context: another person on another device. */
  newVisitor: async ({ browser, contextOptions, viewport, isMobile, hasTouch }, use) => {
    const contexts: BrowserContext[] = [];
    const checks: (() => string[])[] = [];
    await use(async (options = {}) => {
      const context = await browser.newContext({
        ...contextOptions,
        viewport,
        isMobile,
        hasTouch,
        ...options,
      });
      contexts.push(context);
      const page = await context.newPage();
      checks.push(watchConsole(page));
      return page;
    });
    for (const check of checks) expect(check(), "errors on the console").toEqual([]);
    for (const context of contexts) await context.close();
  },
});

export { expect };

export type VisitorOptions = Parameters<import("@playwright/test").Browser["newContext"]>[0];

function watchConsole(page: Page): () => string[] {
  const problems: string[] = [];
  page.on("pageerror", (error) => problems.push(error.message));
  page.on("console", (message) => {
    // Chromium reports every 4xx answer by itself; the stories assert what the page makes of it.
    if (message.type() === "error" && !/Failed to load resource/.test(message.text())) {
      problems.push(message.text());
    }
  });
  return () => problems;
}

const WCAG = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/**
 * WCAG 2.2 AA by axe, once nothing moves any more: over the whole page, or over the dialog alone where the page below was
 * looked at before. A mail has no landmarks, as a page of ours does.
 */
export async function expectAccessible(
  page: Page,
  part: "page" | "dialog" | "mail" = "page",
): Promise<void> {
  await settled(page);
  const axe = new AxeBuilder({ page }).withTags(
    part === "mail" ? WCAG : [...WCAG, "best-practice"],
  );
  if (part === "dialog") axe.include("[role=dialog]");
  const { violations } = await axe.analyze();
  const summary = violations.map(
    (v) => `${v.id}: ${v.nodes.map((n) => n.target.join(" ")).join(", ")}`,
  );
  expect(summary, "axe violations").toEqual([]);
}

/**
 * From the top, so that a sticky bar lies over nothing by chance; and once nothing fades in any more, which has, for a
 * moment, the contrast of a ghost.
 */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    window.scrollTo({ top: 0, behavior: "instant" });
    // A page hears of a change of the colour scheme with the next frame, and shows it with the one after.
    for (let frame = 0; frame < 2; frame += 1) {
      await new Promise((shown) => requestAnimationFrame(shown));
    }
    const moving = () =>
      document
        .getAnimations()
        .filter(
          (animation) =>
            animation.playState === "running" &&
            animation.effect?.getComputedTiming().iterations !== Infinity,
        );
    while (moving().length > 0) {
      await Promise.all(moving().map((animation) => animation.finished.catch(() => null)));
    }
  });
}

/** Nothing sticks out sideways: no horizontal scrolling at any width. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, "pixels of sideways scrolling").toBeLessThanOrEqual(0);
}

/** A browser that can neither share nor copy, not even the older way. Before the page is opened. */
export async function withoutSharing(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "share", { value: undefined });
    Object.defineProperty(navigator, "clipboard", { value: undefined });
    document.execCommand = () => false;
  });
}

let people = 0;

/** An address nobody else in this run has. */
export function newEmail(name: string): string {
  people += 1;
  return remember(`${name}.${Date.now().toString(36)}.${process.pid}.${people}@example.com`);
}

/** Whatever is typed under such a name must not be in the server's log in the end. */
function remember(typed: string): string {
  appendFileSync(`${process.env.E2E_LOCAL_DIR}.typed`, `${typed}\n`);
  return typed;
}

/** A family address nobody else in this run has. */
export function newFamilyUrl(name: string): string {
  people += 1;
  return remember(`${name}-${Date.now().toString(36)}-${process.pid}-${people}`);
}

/** Signs in through the identity provider's own page, as a person does. */
export async function signIn(
  page: Page,
  email: string,
  name: string,
  login = "/api/login",
): Promise<void> {
  await page.goto(login);
  await page.locator('input[name="email"]').fill(email);
  await page.locator('input[name="name"]').fill(name);
  await page.locator('button[type="submit"], input[type="submit"]').first().click();
  await page.waitForURL(
    (url) => !url.pathname.startsWith("/identity") && !url.pathname.startsWith("/api/"),
  );
}

/** Calls the REST API as the page's own visitor. Fails the story unless the call succeeds. */
export async function post(page: Page, path: string, data: object): Promise<APIResponse> {
  const answer = await page.request.post(path, { data });
  expect(answer.ok(), `${path} ${await answer.text()}`).toBe(true);
  return answer;
}

/** A child with what the API takes for its payment links, registries and wishes. */
type NewKid = {
  firstName: string;
  bio?: string;
  links?: readonly object[];
  registries?: readonly object[];
  wishes?: readonly object[];
};

/** Signs a new parent in, by the way of `login`, and gives them children, by the API that the onboarding uses. */
export async function newFamily(
  page: Page,
  kids: readonly (string | NewKid)[],
  { tag = "family", login = "/api/login" } = {},
): Promise<{ email: string; familyUrl: string; hub: string; kidIds: string[] }> {
  const email = newEmail(tag);
  const familyUrl = newFamilyUrl(tag);
  await signIn(page, email, "Ana Rivera", login);
  await post(page, "/api/users/profile", { firstName: "Ana", lastName: "Rivera" });
  await post(page, "/api/users/family-url", { familyUrl });
  const kidIds: string[] = [];
  for (const kid of kids) {
    const {
      links = [],
      registries = [],
      wishes = [],
      ...fields
    } = typeof kid === "string" ? { firstName: kid } : kid;
    const { id } = await (await post(page, "/api/kids", fields)).json();
    kidIds.push(id);
    for (const link of links) await post(page, `/api/kids/${id}/payment-links`, link);
    for (const link of registries) await post(page, `/api/kids/${id}/registry-links`, link);
    for (const wish of wishes) await post(page, `/api/kids/${id}/wishlist`, wish);
  }
  return { email, familyUrl, hub: `/hub/${familyUrl}`, kidIds };
}

/** Other people's sites: their tabs open, and need not load. */
export async function withoutOtherSites(page: Page): Promise<void> {
  await page
    .context()
    .route(/^https:\/\//, (route) => route.fulfill({ contentType: "text/html", body: "<p>Shop" }));
}

/** A parent of one child with an empty dashboard. The family's address. */
export async function openDashboard(page: Page, tag: string): Promise<string> {
  const { familyUrl } = await newFamily(page, ["Emma"], { tag });
  await page.goto("/dashboard");
  await expect(page.getByRole("heading", { level: 1, name: "Emma" })).toBeVisible();
  return familyUrl;
}

/** "Edit", "Delete" or an entry's own action: a button of its row, or an entry of its menu where the row is narrow. */
export async function actOn(section: Locator, action: string, name: string): Promise<void> {
  const menu = section.getByRole("button", { name: `Options: ${name}`, exact: true });
  const button = section.getByRole("button", { name: `${action}: ${name}`, exact: true });
  await expect(menu.or(button)).toBeVisible();
  if (await button.isVisible()) return button.click();
  // By the menu's own name: the one of another row may not have faded out yet.
  const item = section
    .page()
    .getByRole("menu", { name: `Options: ${name}`, exact: true })
    .getByRole("menuitem", { name: action, exact: true });
  await menu.click();
  await item.click();
}

/** What has the focus after an action: its own button, or the menu's where the row is narrow. */
export function actionOf(section: Locator, action: string, name: string): Locator {
  return section
    .getByRole("button", { name: `${action}: ${name}`, exact: true })
    .or(section.getByRole("button", { name: `Options: ${name}`, exact: true }));
}

/** One of the dashboard's four totals. */
export const statOf = (page: Page, label: string): Locator =>
  page.getByLabel("Totals").locator("div", { hasText: label });
