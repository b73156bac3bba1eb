import { mkdtempSync, readdirSync, rmSync, statfsSync, statSync } from "node:fs";
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

/** Linux's file system in memory. */
const MEMORY_FOLDER = "/dev/shm";

/** Free space that a run needs at most, in bytes. */
const RUN_BYTES = 4 * 1_024 ** 3;

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
  const parent = getParentFolder();
  await sweep(parent);
  const folder = mkdtempSync(path.join(parent, PREFIX));
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
 * Returns the folder for the data directory. Each test file creates and deletes a database of 400 files, which takes half
 * as much system time in memory as on a disk.
 */
function getParentFolder(): string {
  try {
    const { bavail, bsize } = statfsSync(MEMORY_FOLDER);
    if (bavail * bsize >= RUN_BYTES) return MEMORY_FOLDER;
  } catch {
    // Only Linux has this folder.
  }
  return tmpdir();
}

/** Deletes the temporary folders of killed test runs. Skips folders that are in use or belong to other users. */
async function sweep(parent: string): Promise<void> {
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
