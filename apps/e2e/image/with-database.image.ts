import { readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { interpolate, readCompose } from "../../../scripts/image/compose.ts";
import { getFirstLink, waitForNewestMail } from "../src/support/services.ts";
import { expect, test } from "../src/support/test.ts";
import { docker, runShell } from "./docker.ts";
import { runMainStory } from "./story.ts";
import { TlsProxy } from "./tls-proxy.ts";
import { listWrittenWishes, writeUntilKilled } from "./write-until-killed.ts";

// The tests are the life of one server, in the order of the file, with the variables of docker-compose.yml.
test.describe.configure({ mode: "serial" });
test.use({ ignoreHTTPSErrors: true });

const HOST = process.env.IMAGE_HOST ?? "";
const API = process.env.IMAGE_ORIGIN ?? "";
const ORIGIN = `https://${HOST}`;
const CONTEXT = process.env.IMAGE_CONTEXT ?? "";
const BACKUPS = join(CONTEXT, "database-backups");
const ENV_FILE = "family.env";
const ADDRESS = new URL(API).hostname;

/** Values of the variables that the README requires in `.env`. */
const README = {
  POSTGRES_PASSWORD: "a-password-of-this-test",
  APP_ORIGIN: ORIGIN,
  APP_SECRET: "f3a1c9e07b5d4826a1c9e07b5d482600",
  SMTP_URL: `smtp://${HOST}:1025`,
  MAIL_FROM: "Giftling <hello@gifts.example>",
  BILLING: "off",
};

/** Script of the container that takes the place of the Postgres image: Debian's Postgres of the product's image. */
const POSTGRES = `
PATH=/usr/lib/postgresql/15/bin:$PATH
printf %s "$POSTGRES_PASSWORD" > /tmp/password
initdb -D /data/db -U giftling --auth=scram-sha-256 --pwfile=/tmp/password
echo "host all all all scram-sha-256" >> /data/db/pg_hba.conf
exec postgres -D /data/db -c listen_addresses='*' -c unix_socket_directories=/tmp`;

let proxy: TlsProxy;
let parent: Page;
let hub = "";

const isReady = () =>
  fetch(`${API}/health/ready`).then(
    ({ ok }) => ok,
    () => false,
  );
const waitUntilReady = () => expect.poll(isReady, { timeout: 60_000 }).toBe(true);

/** Runs a statement of Postgres outside of a transaction. */
const runSql = (statement: string) =>
  docker(
    ...["exec", "db", "env", `PGPASSWORD=${README.POSTGRES_PASSWORD}`],
    ...["psql", "-h", "/tmp", "-U", "giftling", "-d", "postgres", "-c", statement],
  );

/** Options of the service `app` in docker-compose.yml. */
function listAppOptions(): string[] {
  const { environment = {}, volumes = [] } = readCompose().services.app ?? {};
  return [
    ...["--add-host", `db:${ADDRESS}`, "--env-file", ENV_FILE, "--stop-timeout", "25"],
    ...Object.entries(environment).flatMap(([name, value]) => [
      "-e",
      `${name}=${interpolate(value, README)}`,
    ]),
    ...volumes.flatMap((volume) => ["-v", volume]),
  ];
}

const startApp = () => docker("run", "-d", "--name", "app", ...listAppOptions(), "giftling");

test.beforeAll(async ({ browser }) => {
  parent = await (await browser.newContext({ ignoreHTTPSErrors: true })).newPage();
  proxy = new TlsProxy("caddy", { host: HOST, api: `${ADDRESS}:3000` });
  writeFileSync(
    join(CONTEXT, ENV_FILE),
    Object.entries(README)
      .map(([name, value]) => `${name}=${value}\n`)
      .join(""),
  );
});
test.afterAll(() => proxy.stop());

test("a Postgres beside it, Compose's variables, sign-in by mail, and the main story behind Caddy", async ({
  newVisitor,
}) => {
  const password = `POSTGRES_PASSWORD=${README.POSTGRES_PASSWORD}`;
  await docker(
    "run",
    "-d",
    "--name",
    "db",
    "-v",
    "postgres:/data",
    "-e",
    password,
    "giftling",
    "sh",
    "-ec",
    POSTGRES,
  );
  await expect
    .poll(() =>
      runSql("create database giftling").then(
        () => true,
        () => false,
      ),
    )
    .toBe(true);
  await startApp();
  await waitUntilReady();
  await parent.goto(`${ORIGIN}/signup`);
  await parent.getByRole("link", { name: "Continue with e-mail" }).click();
  await parent.getByLabel("Your e-mail address").fill("ada@example.com");
  await parent.getByRole("button", { name: "Continue with e-mail" }).click();
  await parent.goto(getFirstLink(await waitForNewestMail(parent, "ada@example.com", 1)));
  hub = await runMainStory(parent, await newVisitor({ ignoreHTTPSErrors: true }));
  expect(await docker("logs", "app")).not.toContain("not in TRUSTED_PROXIES");
});

test("with a Postgres beside it: kill -9 during writes, and no acknowledged wish is lost", async () => {
  const acknowledged = await writeUntilKilled(parent, ORIGIN, "app");
  await docker("start", "app");
  await waitUntilReady();
  expect(await listWrittenWishes(parent, ORIGIN)).toEqual(expect.arrayContaining(acknowledged));
});

test("with a Postgres beside it: backup, and its restore into an empty database", async () => {
  const before = await listWrittenWishes(parent, ORIGIN);
  rmSync(BACKUPS, { recursive: true, force: true });
  await docker("exec", "app", "giftling", "backup", "--to", "/data/backups");
  await docker("cp", "app:/data/backups", BACKUPS);
  runShell(`chown -R 1000:1000 "${BACKUPS}"`);
  await docker("stop", "app");
  await docker("rm", "app");
  await docker("volume", "rm", "storage");
  await runSql("drop database giftling");
  await runSql("create database giftling");
  const [name = ""] = readdirSync(BACKUPS);
  await docker(
    ...["run", "--rm", ...listAppOptions(), "-v", `${BACKUPS}:/backups:ro`, "giftling"],
    ...["giftling", "restore", "--from", `/backups/${name}`],
  );
  await startApp();
  await waitUntilReady();
  expect(await listWrittenWishes(parent, ORIGIN)).toEqual(before);
  await parent.goto(`${ORIGIN}/dashboard`);
  await expect(parent.getByText("Grandma Ngozi").first()).toBeVisible();
});

test("the documented nginx in front: a hub, and its events without buffering", async ({
  newVisitor,
}) => {
  await proxy.stop();
  proxy = new TlsProxy("nginx", { host: HOST, api: `${ADDRESS}:3000` });
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
