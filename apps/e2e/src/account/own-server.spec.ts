import { existsSync } from "node:fs";
import { OwnServer } from "../support/own-server.ts";
import { expect, test } from "../support/test.ts";

test.skip(!existsSync("/usr/lib/postgresql"), "needs Debian's package postgresql");

let server: OwnServer;
test.beforeEach(() => {
  server = new OwnServer();
});
test.afterEach(() => server.remove());

test("a server without configuration starts in an empty folder, stops cleanly, and comes back after kill -9 (rule: own-server)", async ({
  page,
}) => {
  await page.goto(`${await server.start()}/hub/demo`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(await server.startSecond()).toContain("another Giftling uses");
  expect(await server.end("SIGTERM")).toBe(0);
  expect(server.isDatabaseRunning()).toBe(false);
  await server.start();
  await server.end("SIGKILL");
  expect(server.isDatabaseRunning()).toBe(true);
  await page.goto(`${await server.start()}/hub/demo`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});
