import { readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { getFirstMailLink, waitForNewestMail } from "../src/support/services.ts";
import { expect, test } from "../src/support/test.ts";
import {
  BUILD_CONTEXT,
  CONTAINER_ADDRESS,
  HOST_ADDRESS,
  listAppContainerOptions,
  runSql,
  startApp,
  startDatabase,
  waitUntilReady,
} from "./compose-app.ts";
import { createWishesUntilKilled, listStoredWishNames } from "./create-wishes-until-killed.ts";
import { runDocker, runShell } from "./docker.ts";
import { runMainUserFlow } from "./story.ts";
import { startTlsProxy } from "./tls-proxy.ts";

// The tests share one server with the variables of docker-compose.yml, and depend on their order.
test.describe.configure({ mode: "serial" });
test.use({ ignoreHTTPSErrors: true });

const ORIGIN = `https://${HOST_ADDRESS}`;
const ADDRESSES = { host: HOST_ADDRESS, api: `${CONTAINER_ADDRESS}:3000` };
const BACKUPS = join(BUILD_CONTEXT, "database-backups");

let stopProxy: () => Promise<void>;
let parent: Page;
let hub = "";

test.beforeAll(async ({ browser }) => {
  parent = await (await browser.newContext({ ignoreHTTPSErrors: true })).newPage();
  stopProxy = startTlsProxy("caddy", ADDRESSES);
});
test.afterAll(() => stopProxy());

test("a Postgres beside it, Compose's variables, sign-in by mail, and the main story behind Caddy", async ({
  newVisitor,
}) => {
  await startDatabase();
  await startApp("giftling");
  await parent.goto(`${ORIGIN}/signup`);
  await parent.getByRole("link", { name: "Continue with e-mail" }).click();
  await parent.getByLabel("Your e-mail address").fill("ada@example.com");
  await parent.getByRole("button", { name: "Continue with e-mail" }).click();
  await parent.goto(getFirstMailLink(await waitForNewestMail(parent, "ada@example.com", 1)));
  hub = await runMainUserFlow(parent, await newVisitor({ ignoreHTTPSErrors: true }));
  expect(await runDocker("logs", "app")).not.toContain("not in TRUSTED_PROXIES");
});

test("with a Postgres beside it: kill -9 during writes, and no acknowledged wish is lost", async () => {
  const acknowledged = await createWishesUntilKilled(parent, ORIGIN, "app");
  await runDocker("start", "app");
  await waitUntilReady();
  expect(await listStoredWishNames(parent, ORIGIN)).toEqual(expect.arrayContaining(acknowledged));
});

test("with a Postgres beside it: backup, and its restore into an empty database", async () => {
  const before = await listStoredWishNames(parent, ORIGIN);
  rmSync(BACKUPS, { recursive: true, force: true });
  await runDocker("exec", "app", "giftling", "backup", "--to", "/data/backups");
  await runDocker("cp", "app:/data/backups", BACKUPS);
  runShell(`chown -R 1000:1000 "${BACKUPS}"`);
  await runDocker("stop", "app");
  await runDocker("rm", "app");
  await runDocker("volume", "rm", "storage");
  await runSql("drop database giftling");
  await runSql("create database giftling");
  const [name = ""] = readdirSync(BACKUPS);
  await runDocker(
    ...["run", "--rm", ...listAppContainerOptions(), "-v", `${BACKUPS}:/backups:ro`, "giftling"],
    ...["giftling", "restore", "--from", `/backups/${name}`],
  );
  await startApp("giftling");
  expect(await listStoredWishNames(parent, ORIGIN)).toEqual(before);
  await parent.goto(`${ORIGIN}/dashboard`);
  await expect(parent.getByText("Grandma Ngozi").first()).toBeVisible();
});

test("the documented nginx in front: a hub, and its events without buffering", async ({
  newVisitor,
}) => {
  await stopProxy();
  stopProxy = startTlsProxy("nginx", ADDRESSES);
  const visitor = await newVisitor({ ignoreHTTPSErrors: true });
  await expect
    .poll(() =>
      visitor.request.get(`${ORIGIN}/health/ready`).then(
        () => true,
        () => false,
      ),
    )
    .toBe(true);
  await visitor.goto(`${ORIGIN}${hub}`);
  await expect(visitor.getByText("Grandma Ngozi").first()).toBeVisible();
  const kind = await visitor.evaluate(async (path) => {
    const response = await fetch(path, { headers: { accept: "text/event-stream" } });
    const reader = response.body?.getReader();
    await reader?.read();
    await reader?.cancel();
    return response.headers.get("content-type");
  }, `/api${hub}/events`);
  expect(kind).toContain("text/event-stream");
});
