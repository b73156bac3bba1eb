import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import postgres from "postgres";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { isProcessAlive } from "./postgres/postgres-process.ts";
import { findRunningPostgres, startPostgres } from "./postgres.ts";

/** Folder of an initialized cluster. Copying the cluster is faster than running initdb for each test. */
const pattern = mkdtempSync(path.join(tmpdir(), "giftling-postgres-pattern-"));
beforeAll(async () => {
  const running = await startPostgres({ dataDir: path.join(pattern, "data"), durable: false });
  await running.stop();
});
afterAll(() => rmSync(pattern, { recursive: true, force: true }));

let folder: string;
/** Copies the initialized cluster with its owner and permissions. Returns the new data directory. */
function copyOfCluster(name = "data"): string {
  const dataDir = path.join(folder, name);
  execFileSync("cp", ["-a", path.join(pattern, "data"), dataDir]);
  return dataDir;
}
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "giftling-postgres-test-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function query(url: string, text: string): Promise<unknown[]> {
  const sql = postgres(url, { max: 1 });
  try {
    return await sql.unsafe(text);
  } finally {
    await sql.end();
  }
}

/**
 * Starts Postgres in a separate Node.js process that a test can kill. Returns the process, and the URL and process ID
 * of Postgres.
 */
async function startInAnotherProcess(
  dataDir: string,
): Promise<{ parent: ChildProcess; url: string; pid: number }> {
  const module = pathToFileURL(path.join(import.meta.dirname, "postgres.ts")).href;
  const script = `
    import { findRunningPostgres, startPostgres } from ${JSON.stringify(module)};
    const { url, pid } = await startPostgres({ dataDir: ${JSON.stringify(dataDir)}, durable: false });
    console.log(JSON.stringify({ url, pid }));
    setInterval(() => {}, 1000);`;
  const file = path.join(folder, "parent.mts");
  writeFileSync(file, script);
  const parent = spawn(process.execPath, ["--import", import.meta.resolve("tsx"), file], {
    cwd: import.meta.dirname,
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [line] = await once(parent.stdout, "data");
  const { url, pid }: { url: string; pid: number } = JSON.parse(String(line));
  return { parent, url, pid };
}

describe("startPostgres", () => {
  test("starts, preserves its data after a stop, and stores text as UTF-8 sorted by code point", async () => {
    const dataDir = path.join(folder, "data");
    const first = await startPostgres({ dataDir });
    await query(first.url, "create table notes (body text); insert into notes values ('Zoë 🎁')");
    await first.stop();
    await expect(query(first.url, "select 1")).rejects.toThrow();
    expect(findRunningPostgres(dataDir)).toBeUndefined();

    const second = await startPostgres({ dataDir });
    expect(await query(second.url, "select body, upper(body) as up from notes")).toEqual([
      { body: "Zoë 🎁", up: "ZOË 🎁" },
    ]);
    expect(await query(second.url, "show fsync")).toEqual([{ fsync: "on" }]);
    await second.stop();
  });

  test("requires the password stored in its folder", async () => {
    const running = await startPostgres({ dataDir: copyOfCluster(), durable: false });
    const url = new URL(running.url);
    url.password = "wrong";
    await expect(query(url.href, "select 1")).rejects.toThrow(/password authentication failed/);
    await running.stop();
  });

  test("runs two servers concurrently", async () => {
    const both = await Promise.all(
      ["one", "two"].map((name) =>
        startPostgres({ dataDir: copyOfCluster(name), database: name, durable: false }),
      ),
    );
    const names = both.map(({ url }) => query(url, "select current_database() as name"));
    expect((await Promise.all(names)).flat()).toEqual([{ name: "one" }, { name: "two" }]);
    await Promise.all(both.map((each) => each.stop()));
  });

  test("stops a server whose parent was killed and recovers its data", async () => {
    const dataDir = copyOfCluster();
    const { parent, url, pid } = await startInAnotherProcess(dataDir);
    await query(url, "create table kept (n int); insert into kept values (7)");
    parent.kill("SIGKILL");
    await once(parent, "exit");
    expect(await query(url, "select n from kept")).toEqual([{ n: 7 }]);

    const again = await startPostgres({ dataDir, durable: false });
    expect(again.pid).not.toBe(pid);
    expect(await query(again.url, "select n from kept")).toEqual([{ n: 7 }]);
    expect(isProcessAlive(pid)).toBe(false);
    await again.stop();
  });

  test("does not touch a folder while its parent is alive", async () => {
    const dataDir = copyOfCluster();
    const { parent, url, pid } = await startInAnotherProcess(dataDir);
    await expect(startPostgres({ dataDir, durable: false })).rejects.toThrow(
      `in use by another running process (${parent.pid})`,
    );
    expect(findRunningPostgres(dataDir)).toBe(url);
    expect(await query(url, "select 1 as one")).toEqual([{ one: 1 }]);
    parent.kill("SIGKILL");
    await once(parent, "exit");
    process.kill(pid, "SIGINT");
  });

  test("reports an unexpected exit, and recovers acknowledged data", async () => {
    const dataDir = copyOfCluster();
    let onExit: (reason: string) => void = () => undefined;
    const ended = new Promise<string>((resolve) => {
      onExit = resolve;
    });
    const first = await startPostgres({ dataDir, onExit });
    await query(first.url, "create table kept (n int); insert into kept values (1)");
    process.kill(first.pid, "SIGKILL");
    expect(await ended).toBe("signal SIGKILL");

    const second = await startPostgres({ dataDir });
    expect(await query(second.url, "select n from kept")).toEqual([{ n: 1 }]);
    await second.stop();
  });

  test("starts when the process id in the lock file belongs to an unrelated process", async () => {
    const dataDir = copyOfCluster();
    const first = await startPostgres({ dataDir, durable: false });
    const lockFile = path.join(dataDir, "postmaster.pid");
    const lock = readFileSync(lockFile, "utf8").replace(/^\d+/, String(process.pid));
    await first.stop();
    writeFileSync(lockFile, lock);

    const second = await startPostgres({ dataDir, durable: false });
    expect(await query(second.url, "select 1 as one")).toEqual([{ one: 1 }]);
    await second.stop();
  });

  test("never connects to another server on the requested port", async () => {
    const stranger = createServer(() => {
      throw new Error("somebody connected");
    });
    await new Promise<void>((done) => stranger.listen(0, "127.0.0.1", done));
    const address = stranger.address();
    const port = typeof address === "object" && address ? address.port : 0;
    await expect(startPostgres({ dataDir: copyOfCluster(), port, durable: false })).rejects.toThrow(
      /could not bind/,
    );
    stranger.close();
  });
});
