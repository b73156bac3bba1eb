import { existsSync } from "node:fs";
import type { Page } from "@playwright/test";
import { SelfHostedServer } from "../support/own-server.ts";
import { expectAccessibleAndResponsive } from "../support/page-checks.ts";
import { expect, expectHydrated, test } from "../support/test.ts";

test.skip(!existsSync("/usr/lib/postgresql"), "needs Debian's package postgresql");

let server: SelfHostedServer;
test.beforeEach(() => {
  server = new SelfHostedServer();
});
test.afterEach(() => server.remove());

/** Creates an account with the form on the current page. */
async function createAccount(page: Page, name: string, email: string) {
  await page.getByLabel("Your name").fill(name);
  await page.getByLabel("Your e-mail address").fill(email);
  await page.getByRole("button", { name: "Create my account" }).click();
  await page.waitForURL(/onboarding/);
}

/** Creates a family URL and a kid through the API. */
async function createPage(page: Page, origin: string, familyUrl: string, kid: string) {
  for (const [path, data] of [
    ["/api/users/profile", { firstName: "Ana", lastName: "Rivera" }],
    ["/api/users/family-url", { familyUrl }],
    ["/api/kids", { firstName: kid }],
  ] as const) {
    expect((await page.request.post(origin + path, { data, headers: { origin } })).ok()).toBe(true);
  }
}

for (const width of [390, 1280]) {
  test(`an owner's link makes another family's account, at ${width} px (rule: sign-up-invitations)`, {
    tag: "@deep",
  }, async ({ page, newVisitor }) => {
    const origin = await server.start({ SIGN_UP_INVITES: "owners" });
    await page.setViewportSize({ width, height: 844 });
    await page.goto(origin + (await server.readSetupPath()));
    await createAccount(page, "Ana Rivera", "ana@example.com");
    await createPage(page, origin, "rivera-home", "Mila");

    await page.goto(`${origin}/settings/people`);
    await expectHydrated(page);
    const section = page.getByRole("region", { name: "Invite another family" });
    const link = section.getByText(/\/api\/invite\//);
    const makeLink = section.getByRole("button", { name: "Make a link" });
    await makeLink.click();
    const used = (await link.textContent()) ?? "";
    await makeLink.click();
    await expect(link).not.toHaveText(used);
    const takenBack = (await link.textContent()) ?? "";
    await expectAccessibleAndResponsive(page);
    await expect(section.getByText("By Ana · 14 days left")).toHaveCount(2);

    const second = await newVisitor({ viewport: { width, height: 844 } });
    await second.goto(used);
    await expect(second.getByRole("heading", { name: "You’re invited to Giftling" })).toBeVisible();
    await createAccount(second, "Ben Lopez", "ben@example.com");
    await createPage(second, origin, "lopez-home", "Leo");
    await second.goto(`${origin}/hub/lopez-home`);
    await expect(second.getByRole("heading", { name: /Leo/ }).first()).toBeVisible();
    await second.goto(`${origin}/referrals`);
    await expect(second).toHaveURL(`${origin}/settings/people`);

    // The list still shows the used link, but a used link cannot be revoked.
    await section.getByRole("button", { name: "Take back" }).last().click();
    await expect(page.getByText("Somebody used this link already")).toBeVisible();
    await section.getByRole("button", { name: "Take back" }).click();
    await expect(page.getByText("The link no longer works")).toBeVisible();
    await expect(section.getByText(/\/api\/invite\//)).toHaveCount(0);
    await second.goto(takenBack);
    await expect(second.getByRole("heading", { name: "doesn’t work any more" })).toBeVisible();
  });
}

test("owners invite nobody unless the operator lets them (rule: sign-up-invitations)", {
  tag: "@deep",
}, async ({ page }) => {
  const origin = await server.start();
  await page.goto(origin + (await server.readSetupPath()));
  await createAccount(page, "Ana Rivera", "ana@example.com");
  await createPage(page, origin, "rivera-home", "Mila");
  await page.goto(`${origin}/settings/people`);
  await expect(page.getByRole("region", { name: "Parents" })).toBeVisible();
  await expect(page.getByRole("region", { name: "Invite another family" })).toHaveCount(0);
  const response = await page.request.post(`${origin}/api/sign-up-invites`, {
    headers: { origin },
  });
  expect(response.status()).toBe(409);
});
