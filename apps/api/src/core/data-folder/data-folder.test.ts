import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { lockDataFolder, openDataFolder } from "./data-folder.ts";
import { readOrCreateServerSecret } from "./secret.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "giftling-data-folder-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const open = () => openDataFolder(folder, () => undefined);

describe("lockDataFolder", () => {
  test("excludes other processes until the lock is released", async () => {
    const lock = await lockDataFolder(folder);
    await expect(lockDataFolder(folder)).rejects.toThrow("another Giftling uses");
    await lock.release();
    await (await lockDataFolder(folder)).release();
  });

  test("gives the lock to exactly one of several concurrent callers", async () => {
    const all = await Promise.allSettled(Array.from({ length: 8 }, () => lockDataFolder(folder)));
    const locks = all.flatMap((one) => (one.status === "fulfilled" ? [one.value] : []));
    expect(locks).toHaveLength(1);
    await locks[0]?.release();
  });

  test("is released when the process is killed", async () => {
    const lock = pathToFileURL(path.join(import.meta.dirname, "data-folder.ts")).href;
    const script = path.join(folder, "holder.mts");
    writeFileSync(
      script,
      `import { lockDataFolder } from ${JSON.stringify(lock)};
      await lockDataFolder(${JSON.stringify(folder)});
      console.log("locked");
      setInterval(() => {}, 1000);`,
    );
    const holder = spawn(process.execPath, ["--import", import.meta.resolve("tsx"), script], {
      cwd: import.meta.dirname,
      stdio: ["ignore", "pipe", "inherit"],
    });
    await once(holder.stdout, "data");
    await expect(lockDataFolder(folder)).rejects.toThrow("another Giftling uses");
    holder.kill("SIGKILL");
    await once(holder, "exit");
    await expect
      .poll(() =>
        lockDataFolder(folder).then(
          (own) => own.release().then(() => true),
          () => false,
        ),
      )
      .toBe(true);
  });
});

describe("readOrCreateServerSecret", () => {
  test("creates 32 random bytes once, readable by the user only", () => {
    const secret = readOrCreateServerSecret(folder);
    expect(secret).toMatch(/^[0-9a-f]{64}$/);
    expect(readOrCreateServerSecret(folder)).toBe(secret);
    expect(statSync(path.join(folder, "app-secret")).mode & 0o777).toBe(0o600);
    const other = path.join(folder, "other");
    mkdirSync(other);
    expect(readOrCreateServerSecret(other)).not.toBe(secret);
  });
});

describe("openDataFolder", () => {
  test("rejects the data of another major version of Postgres, and changes nothing", async () => {
    const dataDir = path.join(folder, "postgres");
    mkdirSync(dataDir);
    writeFileSync(path.join(dataDir, "PG_VERSION"), "9\n");
    await expect(open()).rejects.toThrow(/belongs to Postgres 9, .* make a backup, .* restore/);
    expect(readFileSync(path.join(dataDir, "PG_VERSION"), "utf8")).toBe("9\n");
    // The lock is released, so that another version can use the folder.
    await (await lockDataFolder(folder)).release();
  });

  test("rejects a folder that another process uses, before it touches the database", async () => {
    const lock = await lockDataFolder(folder);
    await expect(open()).rejects.toThrow("Two containers cannot share one data folder");
    await lock.release();
  });
});
