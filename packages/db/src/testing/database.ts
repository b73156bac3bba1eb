import { createHash, randomUUID } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import postgres from "postgres";
import { inject, onTestFinished } from "vitest";
import { createDatabasePool, type PoolOptions } from "../client.ts";
import { getMigrationsFolder, migrateDatabase } from "../migrate.ts";
import type {} from "./postgres-global-setup.ts";

/** Timeouts for a busy machine, on which one second of work can take a minute. */
const PATIENT: PoolOptions = { timeScale: 6, waitMs: 60_000 };

const TEMPLATE_LOCK = 0x74_65_73_74;

/**
 * Returns the name of the template database, with a hash of the migrations, so that an outdated template is never
 * cloned.
 */
function templateName(): string {
  const folder = getMigrationsFolder();
  const hash = createHash("sha256");
  for (const file of readdirSync(folder).filter((name) => name.endsWith(".sql"))) {
    hash.update(readFileSync(join(folder, file)));
  }
  return `template_${hash.digest("hex").slice(0, 16)}`;
}

function withDatabase(url: string, name: string): string {
  const target = new URL(url);
  target.pathname = `/${name}`;
  return target.href;
}

/**
 * Creates and migrates the template database once, in the first test process. Renames the template after all migrations
 * are applied.
 */
async function ensureTemplate(admin: postgres.Sql, serverUrl: string, name: string) {
  const lock = await admin.reserve();
  try {
    await lock`select pg_advisory_lock(${TEMPLATE_LOCK})`;
    const [existing] = await lock`select 1 from pg_database where datname = ${name}`;
    if (existing) return;
    const draft = `${name}_draft`;
    await lock.unsafe(`drop database if exists ${draft} with (force)`);
    await lock.unsafe(`create database ${draft}`);
    await migrateDatabase(withDatabase(serverUrl, draft));
    await lock.unsafe(`alter database ${draft} rename to ${name}`);
  } finally {
    await lock`select pg_advisory_unlock(${TEMPLATE_LOCK})`;
    lock.release();
  }
}

/**
 * Creates an empty, unmigrated database on the test run's Postgres. Returns its URL. The database is deleted after the
 * current test.
 */
export async function createEmptyDatabase(): Promise<string> {
  const serverUrl = inject("postgresUrl");
  const name = `empty_${randomUUID().replaceAll("-", "")}`;
  const admin = postgres(serverUrl, { max: 1, onnotice: () => {} });
  await admin.unsafe(`create database ${name}`);
  onTestFinished(async () => {
    await waitForDisconnection(admin, name);
    await admin.unsafe(`drop database ${name} with (force)`);
    await admin.end();
  });
  return withDatabase(serverUrl, name);
}

/**
 * Creates an empty, unmigrated database that belongs to a new role, which is not a superuser. Returns the URL for the
 * role. The database and the role are deleted after the current test.
 */
export async function createOwnedDatabase(): Promise<string> {
  const serverUrl = inject("postgresUrl");
  const name = `owned_${randomUUID().replaceAll("-", "")}`;
  const admin = postgres(serverUrl, { max: 1, onnotice: () => {} });
  await admin.unsafe(`create role ${name} login password 'owner'`);
  await admin.unsafe(`create database ${name} owner ${name}`);
  onTestFinished(async () => {
    await waitForDisconnection(admin, name);
    await admin.unsafe(`drop database ${name} with (force)`);
    await admin.unsafe(`drop role ${name}`);
    await admin.end();
  });
  const url = new URL(withDatabase(serverUrl, name));
  Object.assign(url, { username: name, password: "owner" });
  return url.href;
}

export type TestDatabase = Awaited<ReturnType<typeof createTestDatabase>>;

/** Maximum wait for the last connections to a database to close, in milliseconds. */
const DISCONNECTION_MS = 2_000;

/**
 * Waits until no connection to a database is open. While the job queue's pool closes, terminating its connections would
 * throw an error outside of any test.
 */
async function waitForDisconnection(server: postgres.Sql, name: string): Promise<void> {
  const giveUpAt = performance.now() + DISCONNECTION_MS;
  while (performance.now() < giveUpAt) {
    const open = await server`select from pg_stat_activity where datname = ${name} limit 1`;
    if (open.length === 0) return;
    await setTimeout(25);
  }
}

/**
 * Creates a migrated, empty database for one test file. `drop` closes the pool and deletes the database, and must be
 * called in `afterAll`.
 */
export async function createTestDatabase(options: PoolOptions = {}) {
  const serverUrl = inject("postgresUrl");
  const template = templateName();
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  const admin = postgres(serverUrl, { max: 2, onnotice: () => {} });
  try {
    await ensureTemplate(admin, serverUrl, template);
    // Copying the template's files takes half as long as writing their pages to the WAL, which is the default.
    await admin.unsafe(`create database ${name} template ${template} strategy file_copy`);
  } finally {
    await admin.end({ timeout: 5 });
  }
  const url = withDatabase(serverUrl, name);
  const { db, poolUse, close } = createDatabasePool(url, { ...PATIENT, ...options });
  return {
    url,
    db,
    poolUse,
    drop: async () => {
      await close();
      const remover = postgres(serverUrl, { max: 1, onnotice: () => {} });
      await waitForDisconnection(remover, name);
      await remover.unsafe(`drop database if exists ${name} with (force)`);
      await remover.end({ timeout: 5 });
    },
  };
}
