import { mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { TestProject } from "vitest/node";
import { startPostgres, stopLeftover } from "../postgres.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** URL of this run's temporary Postgres. The user is the superuser and the database is "giftling". */
    postgresUrl: string;
  }
}

const PREFIX = "giftling-test-postgres-";

/** Maximum duration of a test run, in milliseconds. A younger folder may belong to a run that is starting. */
const LEFTOVER_AGE_MS = 60 * 60 * 1_000;

type Shared = { postgres: Promise<Throwaway>; users: number };
type Throwaway = { url: string; remove: () => Promise<void> };

declare global {
  // All Vitest projects of a run share this variable. They share a process, but each project loads this module separately.
  var giftlingTestPostgres: Shared | undefined;
}

/**
 * Vitest's globalSetup. Starts a temporary Postgres for the run and provides its URL as "postgresUrl". All projects of a
 * run share this Postgres, and the last project to finish stops and removes it. If TEST_POSTGRES_URL is set to a
 * superuser's URL, the run uses that server, for example to test another version.
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
  await sweep();
  const folder = mkdtempSync(path.join(tmpdir(), PREFIX));
  const running = await startPostgres({ dataDir: path.join(folder, "data"), durable: false });
  return {
    url: running.url,
    remove: async () => {
      await running.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Removes the folders of killed runs. Leaves the folders of active runs and of other users. */
async function sweep(): Promise<void> {
  for (const name of readdirSync(tmpdir())) {
    if (!name.startsWith(PREFIX)) continue;
    const folder = path.join(tmpdir(), name);
    try {
      if (Date.now() - statSync(folder).mtimeMs < LEFTOVER_AGE_MS) continue;
      await stopLeftover(path.join(folder, "data"));
      rmSync(folder, { recursive: true, force: true });
    } catch {
      // The folder is in use or belongs to another user.
    }
  }
}
