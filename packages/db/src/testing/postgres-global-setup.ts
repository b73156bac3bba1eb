import { existsSync, mkdtempSync, readdirSync, rmSync, statfsSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { TestProject } from "vitest/node";
import { startPostgres, stopOrphanedPostgres } from "../postgres.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Superuser's URL of this test run's Postgres, with the database "giftling". */
    postgresUrl: string;
  }
}

const PREFIX = "giftling-test-postgres-";

/** File system in memory, which only Linux has. */
const MEMORY_FOLDER = "/dev/shm";

/** Free bytes in memory that the data directory requires. A run of all tests uses 135 MB. */
const REQUIRED_BYTES = 1_024 ** 3;

/** Minimum age of an abandoned temporary folder, in milliseconds. A younger folder may belong to an active run. */
const LEFTOVER_AGE_MS = 60 * 60 * 1_000;

type Shared = { postgres: Promise<Throwaway>; users: number };
type Throwaway = { url: string; remove: () => Promise<void> };

declare global {
  // All Vitest projects run in one process, but each project loads this module separately. The global variable is
  // shared.
  var giftlingTestPostgres: Shared | undefined;
}

/**
 * Starts a temporary Postgres for the test run and provides its URL as "postgresUrl". All Vitest projects share the
 * server, and the last project to finish stops and deletes it. Uses the server at TEST_POSTGRES_URL instead if that
 * variable contains a superuser's URL.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  globalThis.giftlingTestPostgres ??= { postgres: startThrowaway(), users: 0 };
  const shared = globalThis.giftlingTestPostgres;
  shared.users += 1;
  const { url, remove } = await shared.postgres;
  project.provide("postgresUrl", url);
  return async () => {
    shared.users -= 1;
    if (shared.users > 0) return;
    globalThis.giftlingTestPostgres = undefined;
    await remove();
  };
}

async function startThrowaway(): Promise<Throwaway> {
  const url = process.env.TEST_POSTGRES_URL;
  if (url) return { url, remove: async () => undefined };
  for (const parent of [MEMORY_FOLDER, tmpdir()]) await sweep(parent);
  const folder = mkdtempSync(path.join(isMemoryFree() ? MEMORY_FOLDER : tmpdir(), PREFIX));
  const running = await startPostgres({ dataDir: path.join(folder, "data"), durable: false });
  return {
    url: running.url,
    remove: async () => {
      await running.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/**
 * Returns whether the data directory fits into memory. Each test file creates and deletes a database of 400 files. In
 * memory, this takes half as much system time as on a disk.
 */
function isMemoryFree(): boolean {
  if (!existsSync(MEMORY_FOLDER)) return false;
  const { bavail, bsize } = statfsSync(MEMORY_FOLDER);
  return bavail * bsize >= REQUIRED_BYTES;
}

/** Deletes the temporary folders of killed test runs. Skips folders that are in use or belong to other users. */
async function sweep(parent: string): Promise<void> {
  if (!existsSync(parent)) return;
  for (const name of readdirSync(parent)) {
    if (!name.startsWith(PREFIX)) continue;
    const folder = path.join(parent, name);
    try {
      if (Date.now() - statSync(folder).mtimeMs < LEFTOVER_AGE_MS) continue;
      await stopOrphanedPostgres(path.join(folder, "data"));
      rmSync(folder, { recursive: true, force: true });
    } catch {
      // The folder is in use or belongs to another user.
    }
  }
}
