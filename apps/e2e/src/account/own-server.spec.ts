import { existsSync } from "node:fs";
import { SelfHostedServer } from "../support/own-server.ts";
import { expectAccessibleAndResponsive } from "../support/page-checks.ts";
import { expect, test } from "../support/test.ts";

test.skip(!existsSync("/usr/lib/postgresql"), "needs Debian's package postgresql");

let server: SelfHostedServer;
test.beforeEach(() => {
  server = new SelfHostedServer();
});
test.afterEach(() => server.remove());

test("a server without configuration is set up with the link in its log, and comes back after kill -9 (rules: own-server, first-account)", async ({
  page,
  newVisitor,
}) => {
  const origin = await server.start();
  const parent = await newVisitor({ javaScriptEnabled: false });
  await parent.goto(`${origin}/signup`);
  await expect(parent.getByRole("heading", { name: "Almost ready" })).toBeVisible();
  // A restart before the setup creates a new link.
  const first = await server.readSetupPath();
  await server.end("SIGKILL");
  const port = Number(new URL(origin).port);
  await server.start({ PORT: String(port) });
  await parent.goto(`${origin}${first}`);
  await expect(parent.getByRole("heading", { name: "doesn’t work any more" })).toBeVisible();

  await parent.goto(`${origin}${await server.readSetupPath()}`);
  await page.goto(parent.url());
  await expectAccessibleAndResponsive(page);
  await expect(parent.getByText(`will start with ${origin}`)).toBeVisible();
  await parent.getByLabel("Your name").fill("Ana Rivera");
  await parent.getByLabel("Your e-mail address").fill("ana@example.com");
  await parent.getByRole("button", { name: "Create my account" }).click();
  await expect(parent).toHaveURL(`${origin}/onboarding`);
  const post = (path: string, data: object) =>
    parent.request.post(`${origin}${path}`, { data }).then((response) => response.ok());
  expect(await post("/api/users/profile", { firstName: "Ana", lastName: "Rivera" })).toBe(true);
  expect(await post("/api/users/family-url", { familyUrl: "rivera-home" })).toBe(true);
  expect(await post("/api/kids", { firstName: "Mila" })).toBe(true);

  expect(await server.startSecond()).toContain("another Giftling uses");
  await server.end("SIGKILL");
  expect(server.isDatabaseRunning()).toBe(true);
  await server.start({ PORT: String(port) });
  await page.goto(`${origin}/hub/rivera-home`);
  await expect(page.getByRole("heading", { name: /Mila/ }).first()).toBeVisible();
  // The session remains valid over plain HTTP, and the setup is finished.
  expect((await parent.request.get(`${origin}/api/auth/user`)).ok()).toBe(true);
  expect(server.log).not.toContain("/api/setup/");
  expect(server.log).toContain("plain HTTP");
  await page.goto(`${origin}/signup`);
  await expect(page.getByRole("heading", { name: "Ask for a sign-in link" })).toBeVisible();
  await expect(page.getByText("Open your invitation")).toBeVisible();
  for (const path of ["/", "/about"]) {
    await page.goto(origin + path);
    await expect(page.getByText("Create Your Free Hub")).toHaveCount(0);
    await expect(
      page.getByRole("main").getByRole("link", { name: "Log In" }).first(),
    ).toBeVisible();
  }
  await page.goto(`${origin}/`);
  await expect(page.getByText("Open your invitation").first()).toBeVisible();
  expect(await server.end("SIGTERM"), server.log).toBe(0);
  expect(server.isDatabaseRunning()).toBe(false);
});

test("a server with APP_ORIGIN shows its pages before the setup (rule: first-account)", {
  tag: "@deep",
}, async ({ page }) => {
  const origin = await server.start({ APP_ORIGIN: "http://localhost:5999" });
  const path = await server.readSetupPath();
  await page.goto(`${origin}/hub/demo`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.goto(origin + path);
  await expect(page.getByRole("heading", { name: "Welcome to your Giftling" })).toBeVisible();
  await expect(page.getByText("will start with")).toHaveCount(0);
});

/** Address in a private network, which the browsers of all tests map to 127.0.0.1 (`playwright.config.ts`). */
const PRIVATE_ADDRESS = "192.168.123.45";

test("a server on plain HTTP in a network warns in the settings, and copies without the clipboard API (rule: own-server)", {
  tag: "@deep",
}, async ({ page }) => {
  const { port } = new URL(await server.start());
  const origin = `http://${PRIVATE_ADDRESS}:${port}`;
  await page.goto(origin + (await server.readSetupPath()));
  await expect(page.getByText(`will start with ${origin}`)).toBeVisible();
  await page.getByLabel("Your name").fill("Ana Rivera");
  await page.getByLabel("Your e-mail address").fill("ana@example.com");
  await page.getByRole("button", { name: "Create my account" }).click();
  await expect(page).toHaveURL(`${origin}/onboarding`);
  for (const [path, data] of [
    ["/api/users/profile", { firstName: "Ana", lastName: "Rivera" }],
    ["/api/users/family-url", { familyUrl: "rivera-home" }],
    ["/api/kids", { firstName: "Mila" }],
  ] as const) {
    const request = {
      method: "POST",
      body: JSON.stringify(data),
      headers: { "content-type": "application/json" },
    };
    const isOk = await page.evaluate(([url, options]) => fetch(url, options).then(({ ok }) => ok), [
      path,
      request,
    ] as const);
    expect(isOk).toBe(true);
  }
  await page.goto(`${origin}/settings`);
  await expect(page.getByRole("region", { name: "This connection isn’t encrypted" })).toBeVisible();
  expect(await page.evaluate(() => [window.isSecureContext, "clipboard" in navigator])).toEqual([
    false,
    false,
  ]);
  await page.goto(`${origin}/hub/rivera-home`);
  await page.getByRole("button", { name: "Share" }).first().click();
  await expect(page.getByText("Link copied").first()).toBeVisible();
});

test("four forms at once create one account (rule: first-account)", { tag: "@deep" }, async () => {
  const origin = await server.start({});
  const url = origin + (await server.readSetupPath());
  const responses = await Promise.allSettled(
    ["ana", "ben", "rosa", "leo"].map((name) =>
      fetch(url, {
        method: "POST",
        body: new URLSearchParams({ name, email: `${name}@example.com` }),
        redirect: "manual",
      }),
    ),
  );
  // The server can refuse a connection while its origin changes.
  const statuses = responses.flatMap((one) =>
    one.status === "fulfilled" ? [one.value.status] : [],
  );
  expect(statuses.filter((status) => status === 302)).toHaveLength(1);
  expect(statuses.filter((status) => status !== 302 && status !== 404)).toEqual([]);
  expect(await server.end("SIGTERM"), server.log).toBe(0);
});
