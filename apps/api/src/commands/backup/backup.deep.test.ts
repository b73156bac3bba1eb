import { randomBytes } from "node:crypto";
import { existsSync, readdirSync, rmSync } from "node:fs";
import { appendFile, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { createS3Storage } from "@giftling/api/services/storage/s3";
import { getPgDumpMismatch } from "@giftling/db/backup/pg-dump";
import { createDatabasePool } from "@giftling/db/client";
import * as schema from "@giftling/db/schema/index";
import {
  createEmptyDatabase,
  createOwnedDatabase,
  createTestDatabase,
  type TestDatabase,
} from "@giftling/db/testing/database";
import {
  makeFamily,
  makeFamilyUrl,
  makeKid,
  makePicture,
  makePurchase,
  makeWish,
} from "@giftling/db/testing/factories";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import type { StorageDriver } from "../../services/storage/driver.ts";
import { createFolderStorage } from "../../services/storage/folder.ts";
import { startTestBucket } from "../../testing/bucket.ts";
import { runGiftling } from "../run-giftling.ts";
import { createBackup, readBackupManifest, restoreBackup } from "./backup.ts";

const NOW = new Date("2026-05-01T10:00:00.000Z");
let database: TestDatabase;
let folder: string;
let saved: string;
const storageIn = (name: string) => createFolderStorage(join(folder, name));

/** Creates a kid and a giver whose names must be escaped for COPY, and two pictures. The second picture has no file. */
beforeAll(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), "giftling-backup-"));
  const { db } = database;
  const { id } = await makeFamily(db);
  await makeFamilyUrl(db, id);
  const kid = await makeKid(db, id, { firstName: 'Zoë\t"\\N" ✿' });
  await makePurchase(db, (await makeWish(db, kid.id)).id, { giverName: "Line one\nline \\. two" });
  const picture = await makePicture(db, id);
  await makePicture(db, id);
  await storageIn("storage").put(picture.storageKey, Buffer.from("a picture"), "image/webp");
  saved = await backUp();
});
afterAll(async () => {
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

const backUp = (now = NOW) =>
  createBackup(
    { url: database.url, storage: storageIn("storage") },
    { parent: join(folder, "backups"), format: "copy", now },
  );

/** Runs `giftling` with the given arguments. Returns the exit code and the printed lines. */
async function giftling(argv: string[], env: Record<string, string> = { LOCAL_DIR: folder }) {
  const lines: string[] = [];
  const say = (line: string) => void lines.push(line);
  const code = await runGiftling(argv, {
    account: "deploy",
    env,
    now: () => NOW,
    say,
    table: () => undefined,
    complain: say,
  });
  return { code, lines };
}

test("restores all tables and pictures unchanged in a drill", async () => {
  const { code, lines } = await giftling(["backup", "drill", "--from", saved]);
  expect(code).toBe(0);
  const { tables } = await readBackupManifest(saved);
  expect(tables["public.purchases"]?.rows).toBe(1);
  const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0);
  expect(lines).toEqual([
    `${Object.keys(tables).length} tables with ${rows} rows and 1 pictures are as they were.`,
    "1 pictures had no file when the backup was made.",
  ]);
});

test("backs up pictures from a bucket, and restores them into another bucket", async () => {
  const service = await startTestBucket();
  onTestFinished(() => service.close());
  const { db } = database;
  const stored = await db.query.pictures.findMany();
  const from = createS3Storage(service.options("old"));
  for (const { storageKey } of stored) {
    await from.put(storageKey, randomBytes(100_000), "image/webp");
  }
  const parent = join(folder, "from-a-bucket");
  const place = { url: database.url, storage: from };
  const backup = await createBackup(place, { parent, format: "copy", now: NOW });
  const to = { url: await createEmptyDatabase(), storage: createS3Storage(service.options("new")) };
  expect(await restoreBackup(to, backup)).toMatchObject({ pictures: stored.length, missing: 0 });
  for (const { storageKey } of stored) {
    const [old, restored] = ["old", "new"].map((name) =>
      service.objects.get(`/${name}/${storageKey}`),
    );
    expect(restored?.body).toEqual(old?.body);
    expect(restored?.type).toBe("image/webp");
  }

  // The bucket stores wrong content for one picture. The restore must detect this.
  const [first] = stored;
  const spoiling: StorageDriver = {
    ...to.storage,
    put: (key, content, type) =>
      to.storage.put(key, key === first?.storageKey ? Buffer.from("x") : content, type),
  };
  const spoiled = restoreBackup({ url: await createEmptyDatabase(), storage: spoiling }, backup);
  await expect(spoiled).rejects.toThrow(`The picture ${first?.storageKey} is not as it was.`);
});

test("distinguishes a storage failure from a database failure", async () => {
  const service = await startTestBucket();
  const storage = createS3Storage(service.options("away"));
  service.close();
  const place = { url: database.url, storage };
  const target = { parent: join(folder, "broken-off"), format: "copy", now: NOW } as const;
  await expect(createBackup(place, target)).rejects.toThrow(
    "The pictures' storage fails (ECONNREFUSED). Check STORAGE_DIR or S3_*.",
  );
  const to = { url: await createEmptyDatabase(), storage };
  await expect(restoreBackup(to, saved)).rejects.toThrow(
    "The pictures' storage fails (ECONNREFUSED)",
  );
});

test("takes a consistent snapshot during writes", async () => {
  const { db } = database;
  let isOver = false;
  const writing = (async () => {
    while (!isOver) {
      // One transaction creates a parent and a kid. A consistent snapshot therefore has as many users as kids.
      await db.transaction(async (tx) => {
        const { id } = await makeFamily(tx);
        await sleep(2);
        await makeKid(tx, id);
      });
    }
  })();
  const under = await backUp(new Date("2026-05-02T10:00:00.000Z"));
  isOver = true;
  await writing;
  const url = await createEmptyDatabase();
  await restoreBackup({ url, storage: storageIn("other") }, under);
  const { tables } = await readBackupManifest(under);
  expect(tables["public.users"]?.rows).toBe(tables["public.kids"]?.rows);
  expect(await db.$count(schema.users)).toBeGreaterThan(tables["public.users"]?.rows ?? 0);
});

test("reports differences from the saved data", async () => {
  const spoiled = await backUp(new Date("2026-05-03T10:00:00.000Z"));
  const file = readdirSync(spoiled).find((name) => name === "public.stripe_events.copy") ?? "";
  await appendFile(join(spoiled, file), "evt_1\tx\t2026-01-01 00:00:00+00\t\\N\n");
  const url = await createEmptyDatabase();
  await expect(restoreBackup({ url, storage: storageIn("third") }, spoiled)).rejects.toThrow(
    "Not as they were: public.stripe_events",
  );
});

test("rejects a database with families, and an incomplete backup", async () => {
  const storage = storageIn("storage");
  await expect(restoreBackup({ url: database.url, storage }, saved)).rejects.toThrow(
    "That database has families already.",
  );
  const broken = await backUp(new Date("2026-05-04T10:00:00.000Z"));
  rmSync(join(broken, "manifest.json"));
  await expect(restoreBackup({ url: database.url, storage }, broken)).rejects.toThrow(
    "no whole backup",
  );
});

test("rejects a pg_dump older than the database with install instructions, and accepts a newer one", () => {
  const debian = (version: string) => `pg_dump (PostgreSQL) ${version} (Debian ${version}-1)\n`;
  expect(getPgDumpMismatch(debian("15.18"), 18)).toContain(
    "pg_dump is version 15, and the database is version 18. Install PostgreSQL's client tools",
  );
  expect(getPgDumpMismatch(null, 18)).toContain("There is no pg_dump here. Install");
  expect(getPgDumpMismatch(debian("18.1"), 18)).toBeNull();
  expect(getPgDumpMismatch(debian("18.1"), 15)).toBeNull();
});

test("checks the files of a backup, and names the missing and the changed", async () => {
  const { code, lines } = await giftling(["backup", "check", saved]);
  expect(lines[0]).toMatch(
    /^Backup of 2026-05-01T10:00:00.000Z, made by Giftling \d+\.\d+\.\d+\.$/,
  );
  expect(lines[1]).toMatch(/rows and 1 pictures are as they were\.$/);
  expect(code).toBe(0);
  const spoiled = await backUp(new Date("2026-05-05T10:00:00.000Z"));
  const [picture = ""] = readdirSync(join(spoiled, "pictures"));
  await appendFile(join(spoiled, "pictures", picture), "x");
  rmSync(join(spoiled, "public.kids.copy"));
  expect(await giftling(["backup", "check", spoiled])).toEqual({
    code: 1,
    lines: [
      `Don't rely on this backup:\npublic.kids.copy is missing\npictures/${picture} is changed`,
    ],
  });
});

test("restores with the role that owns the database, which is no superuser", async () => {
  const env = { DATABASE_URL: await createOwnedDatabase(), STORAGE_DIR: join(folder, "owned") };
  const { code, lines } = await giftling(["restore", "--from", saved], env);
  expect(lines[0]).toMatch(/1 pictures are as they were\.$/);
  expect(code).toBe(0);
  const { db, close } = createDatabasePool(env.DATABASE_URL, { max: 1 });
  expect((await db.query.kids.findFirst())?.firstName).toBe('Zoë\t"\\N" ✿');
  await close();
});

test("rejects a superuser who does not own the database", async () => {
  const url = new URL(await createOwnedDatabase());
  const { username, password } = new URL(database.url);
  Object.assign(url, { username, password });
  const place = { url: url.href, storage: storageIn("foreign") };
  await expect(restoreBackup(place, saved)).rejects.toThrow(
    /would belong to the superuser giftling. Restore with .* such as owned_/,
  );
});

test("names a folder that it cannot write to", async () => {
  const file = join(folder, "file");
  await appendFile(file, "");
  const env = { DATABASE_URL: database.url, STORAGE_DIR: join(folder, "storage") };
  const argv = ["backup", "--to", join(file, "backups"), "--format", "copy"];
  expect(await giftling(argv, env)).toEqual({
    code: 1,
    lines: [
      `No access to ${join(file, "backups")} (ENOTDIR). Choose another folder, or change its owner.`,
    ],
  });
});

test("prints its usage when an argument is missing", async () => {
  const wrong = [["backup"], ["backup", "drill", "--form", "x"], ["restore", "--to", "x"]];
  for (const argv of [...wrong, ["backup", "check"], ["restore"], ["jobs", "retry"]]) {
    const { code, lines } = await giftling(argv);
    expect(lines.join()).toContain(`Usage: giftling ${argv[0]} `);
    expect(code).toBe(2);
  }
  const { code, lines } = await giftling(["backup", "--to", folder]);
  expect(lines.pop()).toContain("No database: set DATABASE_URL");
  expect(code).toBe(1);
  expect(existsSync(join(folder, "postgres"))).toBe(false);
});
