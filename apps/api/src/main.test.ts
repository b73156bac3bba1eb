import type { StdioOptions } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { createDatabasePool } from "@giftling/db/client";
import { visitDays } from "@giftling/db/schema/analytics";
import { createEmptyDatabase } from "@giftling/db/testing/database";
import { makeFamily, makeFamilyUrl, makeKid } from "@giftling/db/testing/factories";
import { listJobs } from "@giftling/db/testing/jobs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startApiProcess } from "./testing/api-process.ts";
import { findFreePort } from "./testing/free-port.ts";
import { BROWSER_USER_AGENT } from "./testing/test-fixture.ts";

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "giftling-main-"));
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
});

/** Starts the API as a child process with an IPC channel, as the API's supervisor does. */
async function start({ DATABASE_URL, ...env }: Record<string, string>) {
  const stdio: StdioOptions = ["ignore", "pipe", "pipe", "ipc"];
  const child = await startApiProcess({ url: DATABASE_URL ?? "", folder }, env, stdio);
  let output = "";
  child.stdout?.on("data", (chunk) => {
    output += chunk;
  });
  child.stderr?.on("data", (chunk) => {
    output += chunk;
  });
  const ended = new Promise<number | null>((resolve) => child.once("exit", resolve));
  return { child, ended, output: () => output };
}

type Started = Awaited<ReturnType<typeof start>>;

/** Waits without a timeout until a process is ready. Throws if the process exits before it is ready. */
async function becomesReady({ ended, output }: Started, port: number): Promise<void> {
  let end: string | null = null;
  void ended.then((code) => {
    end = `The process ended with ${code}: ${output()}`;
  });
  for (;;) {
    const answer = await fetch(`http://127.0.0.1:${port}/health/ready`).catch(() => null);
    if (answer?.status === 200) return;
    if (end !== null) throw new Error(end);
    await sleep(100);
  }
}

describe("startup errors in one line", { timeout: 180_000 }, () => {
  test("report a missing variable", async () => {
    const { ended, output } = await start({ DATABASE_URL: "" });
    expect(await ended).toBe(1);
    expect(output()).toBe("Giftling cannot start. DATABASE_URL is missing.\n");
  });

  test("report a local test service in production", async () => {
    const { ended, output } = await start({
      APP_ENV: "production",
      DATABASE_URL: "postgres://db/x",
    });
    expect(await ended).toBe(1);
    expect(output()).toContain("OIDC_ISSUER is the address of a local stand-in");
  });

  test("report a port in use", async () => {
    const server = createServer();
    const port = await new Promise<number>((resolve) => {
      server.listen(0, "127.0.0.1", () => {
        const address = server.address();
        resolve(typeof address === "object" ? (address?.port ?? 0) : 0);
      });
    });
    const { ended, output } = await start({
      DATABASE_URL: await createEmptyDatabase(),
      PORT: String(port),
    });
    expect(await ended).toBe(1);
    server.close();
    expect(output()).toContain(`PORT ${port} is the port of another program`);
  });
});

describe("a process", { timeout: 400_000 }, () => {
  test("migrates an empty database, becomes ready, and stops on SIGTERM", async () => {
    const port = await findFreePort();
    const one = await start({ DATABASE_URL: await createEmptyDatabase(), PORT: String(port) });
    await becomesReady(one, port);
    one.child.kill("SIGTERM");
    expect(await one.ended).toBe(0);
  });

  test("writes pending page views and log lines before it exits", async () => {
    const port = await findFreePort();
    const DATABASE_URL = await createEmptyDatabase();
    const one = await start({ DATABASE_URL, PORT: String(port), LOG_LEVEL: "info" });
    await becomesReady(one, port);
    const { db, close } = createDatabasePool(DATABASE_URL, { max: 1 });
    const family = await makeFamily(db);
    const { address } = await makeFamilyUrl(db, family.id);
    const kid = await makeKid(db, family.id);
    const hub = `http://127.0.0.1:${port}/api/hub/${address}/${kid.id}`;
    expect((await fetch(hub, { headers: { "user-agent": BROWSER_USER_AGENT } })).status).toBe(200);
    one.child.kill("SIGTERM");
    expect(await one.ended).toBe(0);
    expect(await db.select().from(visitDays)).toMatchObject([{ kidId: kid.id, visits: 1 }]);
    await expect.poll(one.output).toContain('"status":200');
    await close();
  });

  test("exits when its supervisor exits", async () => {
    const port = await findFreePort();
    const one = await start({ DATABASE_URL: await createEmptyDatabase(), PORT: String(port) });
    await becomesReady(one, port);
    one.child.disconnect();
    expect(await one.ended).toBe(0);
  });

  test("exits when its supervisor exits during startup, while the database does not respond", async () => {
    const database = createServer().listen(0);
    const { port } = database.address() as AddressInfo;
    const one = await start({ DATABASE_URL: `postgres://giftling@127.0.0.1:${port}/giftling` });
    await once(database, "connection");
    one.child.disconnect();
    expect(await one.ended).toBe(0);
    database.close();
  });

  test("runs jobs only with the role of a worker (rule: process-roles)", async () => {
    const DATABASE_URL = await createEmptyDatabase();
    const { db, close } = createDatabasePool(DATABASE_URL, { max: 1 });
    const sql = db.$client;
    const countConnections = async (name: string) => {
      const [row] = await sql`
        select count(*)::int from pg_stat_activity
        where datname = current_database() and application_name = ${name}`;
      return row?.count;
    };
    const [webPort, workerPort] = [await findFreePort(), await findFreePort()];
    const web = await start({ DATABASE_URL, PORT: String(webPort), ROLE: "web" });
    await becomesReady(web, webPort);
    await expect.poll(() => countConnections("giftling-listen")).toBe(1);
    await sql`select graphile_worker.add_job('end-holds')`;
    await sleep(3_000);
    expect(await listJobs(db, "end-holds")).toHaveLength(1);
    expect(await countConnections("giftling-workers")).toBe(0);

    const worker = await start({ DATABASE_URL, PORT: String(workerPort), ROLE: "worker" });
    await becomesReady(worker, workerPort);
    await expect.poll(() => listJobs(db, "end-holds")).toEqual([]);
    expect(await countConnections("giftling-listen")).toBe(1);
    await close();
  });

  test("starts concurrently with another on the same empty database", async () => {
    const DATABASE_URL = await createEmptyDatabase();
    const [one, two] = [await findFreePort(), await findFreePort()];
    const first = await start({ DATABASE_URL, PORT: String(one) });
    const second = await start({ DATABASE_URL, PORT: String(two) });
    await Promise.all([becomesReady(first, one), becomesReady(second, two)]);
    first.child.kill("SIGTERM");
    second.child.kill("SIGTERM");
    expect(await Promise.all([first.ended, second.ended])).toEqual([0, 0]);
    expect(first.output() + second.output()).toBe("");
  });
});
