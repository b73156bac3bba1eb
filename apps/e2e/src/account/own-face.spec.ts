import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { SelfHostedServer } from "../support/own-server.ts";
import { expectAccessibleAndResponsive } from "../support/page-checks.ts";
import { expect, expectHydrated, test } from "../support/test.ts";

test.skip(!existsSync("/usr/lib/postgresql"), "needs Debian's package postgresql");

let server: SelfHostedServer;
test.beforeEach(() => {
  server = new SelfHostedServer();
});
test.afterEach(() => server.remove());

const NAME = "Casa Rivera & Söhne";
const APP_ORIGIN = "http://localhost:5999";

/** Public paths of pages and files that contain the site's name. */
const PUBLIC_PATHS = [
  ...["/", "/pricing", "/about", "/terms", "/privacy", "/cookies", "/signup", "/sign-in-failed"],
  ...["/api/login", "/api/auth/logout", "/api/docs", "/api/openapi.json", "/confirm/x"],
  ...["/unsubscribe/x", "/hub/demo", "/hub/demo/card", "/hub/demo/calendar.ics", "/hub/nobody"],
  ...["/thank-you/x", "/gift/x", "/mine", "/mine/x", "/join/x", "/goodbye", "/no-such-page"],
  ...["/dashboard", "/settings", "/onboarding", "/reactivate", "/add", "/favicon.svg"],
  ...["/manifest.webmanifest", "/manifest.es.webmanifest", "/offline.html", "/offline.es.html"],
];

test("a site has its own name on every page, as sent and after the app has started (rule: site-name)", {
  tag: "@deep",
}, async ({ page, request }) => {
  const origin = await server.start({ APP_ORIGIN, SITE_NAME: NAME, SIGN_UPS: "open" });
  for (const path of PUBLIC_PATHS) {
    for (const language of ["en", "es"]) {
      const response = await request.get(`${origin}${path}?lang=${language}`);
      expect(await response.text(), `${path} in ${language}`).not.toContain("Giftling");
    }
  }
  for (const path of PUBLIC_PATHS.filter((path) => !/\.|\/api\//.test(path))) {
    await page.goto(origin + path);
    await page.waitForLoadState("networkidle");
    const shown = `${await page.title()} ${await page.locator("html").textContent()}`;
    expect(shown, path).not.toContain("Giftling");
  }
  await page.goto(`${origin}/about`);
  await expect(page).toHaveTitle(`About | ${NAME}`);
  await expect(page.getByRole("link", { name: `${NAME}, home` })).toBeVisible();
});

/** Creates the first account, and the account's family with a kid and a hub. */
async function setUp(origin: string, parent: import("@playwright/test").Page) {
  await parent.goto(origin + (await server.readSetupPath()));
  await parent.getByLabel("Your name").fill("Ana Rivera");
  await parent.getByLabel("Your e-mail address").fill("ana@example.com");
  await parent.getByRole("button", { name: "Create my account" }).click();
  await parent.waitForURL(/onboarding/);
  for (const [path, data] of [
    ["/api/users/profile", { firstName: "Ana", lastName: "Rivera" }],
    ["/api/users/family-url", { familyUrl: "rivera-home" }],
    ["/api/kids", { firstName: "Mila" }],
  ] as const) {
    expect((await parent.request.post(origin + path, { data })).ok()).toBe(true);
  }
}

test("a site opens with a hub (rule: site-home)", { tag: "@deep" }, async ({
  page,
  newVisitor,
}) => {
  const parent = await newVisitor({ javaScriptEnabled: false });
  const origin = await server.start({ SITE_HOME: "rivera-home", SITE_NAME: NAME });
  await setUp(origin, parent);
  await page.goto(`${origin}/?lang=es`);
  await expect(page).toHaveURL(`${origin}/hub/rivera-home?lang=es`);
  await expect(page.getByRole("heading", { name: /Mila/ }).first()).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("lang", "es");
  await page.goto(`${origin}/hub/rivera-home`);
  await expect(page).toHaveURL(`${origin}/hub/rivera-home`);
  const canonical = page.locator('link[rel="canonical"]');
  await expect(canonical).toHaveAttribute("href", `${origin}/hub/rivera-home`);
  // The logo leads to the first page, and so back to the hub.
  await page.locator('header a[href="/"]').click();
  await expect(page).toHaveURL(`${origin}/hub/rivera-home`);
  const sitemap = await (await page.request.get(`${origin}/sitemap.xml`)).text();
  expect(sitemap).not.toContain(`<loc>${origin}/</loc>`);
  expect(sitemap).toContain(`<loc>${origin}/about</loc>`);
  // The dashboard still redirects to the sign-in page.
  await page.goto(`${origin}/dashboard?lang=en`);
  await page.getByRole("main").getByRole("link", { name: "Log In" }).click();
  await expect(page).toHaveURL(/\/api\/login/);
});

test("a site opens with the sign-in (rule: site-home)", { tag: "@deep" }, async ({
  page,
  newVisitor,
}) => {
  const parent = await newVisitor({ javaScriptEnabled: false });
  const origin = await server.start({
    SITE_HOME: "sign-in",
    SITE_NAME: NAME,
    SMTP_URL: "smtp://mail.example.com",
    MAIL_FROM: "hello@example.com",
  });
  await setUp(origin, parent);
  await page.goto(origin);
  await expect(page).toHaveURL(`${origin}/`);
  await expect(page.getByRole("heading", { name: "Log in" })).toBeVisible();
  await expect(page).toHaveTitle(`Log in | ${NAME}`);
  await expectAccessibleAndResponsive(page);
  await page.getByLabel("E-mail").fill("ana@example.com");
  await page.getByRole("button", { name: "Continue with e-mail" }).click();
  await expect(page.getByLabel("Code")).toBeVisible();
  // A signed-in parent sees the dashboard. After signing out, the parent sees the sign-in page.
  await parent.goto(origin);
  await expect(parent).toHaveURL(`${origin}/dashboard`);
  await parent.goto(`${origin}/api/auth/logout`);
  await parent.getByRole("button").click();
  await expect(parent).toHaveURL(`${origin}/`);
  await expect(parent.getByRole("heading", { name: "Log in" })).toBeVisible();
});

test("a site opens with the sign-in at a provider (rule: site-home)", { tag: "@deep" }, async ({
  page,
}) => {
  const origin = await server.start({
    APP_ORIGIN,
    SITE_HOME: "sign-in",
    OIDC_ISSUER: "https://login.example.com",
    OIDC_CLIENT_ID: "hub",
    OIDC_CLIENT_SECRET: "secret",
    OIDC_NAME: "Rivera Login",
  });
  await page.goto(origin);
  await expect(page.getByLabel("E-mail")).toHaveCount(0);
  const button = page.getByRole("link", { name: "Continue with Rivera Login" });
  await expect(button).toHaveAttribute("href", "/api/login?with=provider");
});

test("a site has the operator's legal texts and facts (rule: legal-pages)", {
  tag: "@deep",
}, async ({ page }) => {
  const folder = mkdtempSync(join(tmpdir(), "giftling-legal-"));
  chmodSync(folder, 0o755);
  writeFileSync(
    join(folder, "terms.md"),
    "# House rules\n\nHello <b>you</b>.\n\n## Gifts\n\n1. [Ask](https://law.example) first.\n\n## Law\n\nx",
  );
  writeFileSync(join(folder, "terms.es.md"), "# Reglas de la casa\n\n## Regalos\n\nPregunta.");
  const origin = await server.start({
    APP_ORIGIN,
    SITE_NAME: NAME,
    LEGAL_DIR: folder,
    LEGAL_NAME: "Ana Rivera",
    LEGAL_ADDRESS: "Elm St. 1, Hamburg",
  });
  await page.goto(`${origin}/terms`);
  for (const state of ["as sent", "hydrated"]) {
    await expect(page.getByRole("heading", { level: 1 }), state).toHaveText("House rules");
    await expect(page.getByText("Hello <b>you</b>.")).toBeVisible();
    await expect(page.getByRole("link", { name: "Ask" })).toHaveAttribute(
      "href",
      "https://law.example/",
    );
    await expect(page).toHaveTitle(`House rules | ${NAME}`);
    await expectHydrated(page);
  }
  await expectAccessibleAndResponsive(page);
  await page.getByRole("link", { name: "Law" }).click();
  await expect(page).toHaveURL(`${origin}/terms#section-2`);
  await page.goto(`${origin}/terms?lang=es`);
  await expect(page.getByRole("heading", { name: "Reglas de la casa" })).toBeVisible();
  await page.goto(`${origin}/privacy?lang=en`);
  await expect(page.getByText(`${NAME} is run by Ana Rivera, Elm St. 1, Hamburg.`)).toBeVisible();
  rmSync(folder, { recursive: true });
});
