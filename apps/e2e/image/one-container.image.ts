import { readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { isApiReady } from "../../../scripts/harness/wait.ts";
import { readCodeBlocks } from "../../../scripts/image/doc-commands.ts";
import { TEST_PICTURE } from "../src/support/picture.ts";
import { expect, test } from "../src/support/test.ts";
import { BUILD_CONTEXT, API_ORIGIN as ORIGIN, waitUntilReady } from "./compose-app.ts";
import { createWishesUntilKilled, listStoredWishNames } from "./create-wishes-until-killed.ts";
import { findSetupLinkPath, runDocker, runShell } from "./docker.ts";
import { runMainUserFlow } from "./story.ts";

// The tests share one server and depend on their order. `pnpm image` builds the image first.
test.describe.configure({ mode: "serial" });

const BACKUPS = join(BUILD_CONTEXT, "backups");
let parent: Page;
let hub = "";

const listWishes = () => listStoredWishNames(parent, ORIGIN);

test.beforeAll(async ({ browser }) => {
  parent = await (await browser.newContext()).newPage();
});

test("the README's lines, the setup link, and the main story in the browser", async ({
  newVisitor,
}) => {
  const [block = ""] = readCodeBlocks("README.md", "One container", "sh");
  runShell(block.replace(/^docker build .*$/m, ""));
  await waitUntilReady();
  await expect.poll(() => findSetupLinkPath("giftling")).toBeDefined();
  await parent.goto(`${ORIGIN}${await findSetupLinkPath("giftling")}`);
  await parent.getByLabel("Your name").fill("Ada Okafor");
  await parent.getByLabel("Your e-mail address").fill("ada@example.com");
  await parent.getByRole("button", { name: "Create my account" }).click();
  hub = await runMainUserFlow(parent, await newVisitor());
});

test("without a mail server, mails wait in the outbox, and the owner sees it", async () => {
  await parent.goto(`${ORIGIN}/settings/mail`);
  await expect(parent.getByText("This server cannot send mail yet")).toBeVisible();
  expect(await runDocker("exec", "giftling", "giftling", "jobs")).toMatch(/Mail: \d+ queued/);
});

test("the operator's commands are in the image", async () => {
  const giftling = (...args: string[]) => runDocker("exec", "giftling", "giftling", ...args);
  const commands = ["doctor", "backup", "restore", "operator", "jobs", "sign-in-link", "invite"];
  for (const command of commands) expect(await giftling(command, "--help")).toContain(command);
  expect(await giftling("version")).toMatch(/\d+\.\d+\.\d+/);
  expect(await giftling("invite", "--why", "a test")).toContain(`${ORIGIN}/`);
  expect(await giftling("sign-in-link", "ada@example.com", "--why", "a test")).toContain(ORIGIN);
  // The command rejects if the exit code is not 0.
  expect(await giftling("doctor")).toContain("OK");
});

test("a second container on the volume ends, and changes nothing", async () => {
  await runDocker("run", "-d", "--name", "second", "-v", "giftling:/data", "giftling");
  expect((await runDocker("wait", "second")).trim()).not.toBe("0");
  expect(await runDocker("logs", "second")).toContain("another Giftling uses /data");
  await runDocker("rm", "second");
  expect(await isApiReady(ORIGIN)).toBe(true);
});

test("kill -9 during writes, and a restart: no acknowledged wish is lost", async () => {
  const acknowledged = await createWishesUntilKilled(parent, ORIGIN, "giftling");
  await runDocker("start", "giftling");
  await waitUntilReady();
  expect(await listWishes()).toEqual(expect.arrayContaining(acknowledged));
});

test("the documented backup, and its restore into an empty volume", async ({ newVisitor }) => {
  const before = await listWishes();
  rmSync(BACKUPS, { recursive: true, force: true });
  const [, backup = "", restore = ""] = readCodeBlocks("docs/operations.md", "One container", "sh");
  runShell(backup);
  await runDocker("stop", "giftling");
  expect((await runDocker("wait", "giftling")).trim()).toBe("0");
  await runDocker("rm", "giftling");
  await runDocker("volume", "rm", "giftling");
  const [name = ""] = readdirSync(BACKUPS).filter((file) => file.startsWith("giftling-"));
  runShell(restore.replaceAll(/giftling-\d{4}\S+Z/g, name));
  await waitUntilReady();
  expect(await listWishes()).toEqual(before);
  // After the restart, the session and the gift's link are still valid.
  await parent.goto(`${ORIGIN}/dashboard`);
  await expect(parent.getByText("Grandma Ngozi").first()).toBeVisible();
  const visitor = await newVisitor();
  await visitor.goto(`${ORIGIN}${hub}`);
  await expect(visitor.getByText("Grandma Ngozi").first()).toBeVisible();
  expect(await runDocker("logs", "giftling")).not.toContain("/api/setup/");
});

test("own user, read-only root and no capabilities, as documented", async () => {
  await runDocker("stop", "giftling");
  await runDocker("rm", "giftling");
  const [hardened = ""] = readCodeBlocks("docs/operations.md", "One container", "sh");
  runShell(hardened);
  await waitUntilReady();
  const status = await runDocker("exec", "giftling", "cat", "/proc/1/status");
  expect(status).toMatch(/^Uid:\t1000\t1000\t1000\t1000$/m);
  expect(status).toMatch(/^CapBnd:\t0+$/m);
  expect(status).toMatch(/^NoNewPrivs:\t1$/m);
  await expect(runDocker("exec", "giftling", "touch", "/app/file")).rejects.toThrow("Read-only");
  await parent.goto(`${ORIGIN}/dashboard`);
  await expect(parent.getByText("Grandma Ngozi").first()).toBeVisible();
  const data = {
    imageData: `data:image/png;base64,${TEST_PICTURE.toString("base64")}`,
    mimeType: "image/png",
  };
  const answer = await parent.request.post(`${ORIGIN}/api/kids/upload-avatar`, { data });
  expect(answer.ok(), await answer.text()).toBe(true);
});
