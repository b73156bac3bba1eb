import { mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { TestProject } from "vitest/node";
import { startPostgres, stopLeftover } from "../postgres.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** URL of this run's temporary Postgres, as its superuser, with the database "giftling". */
    postgresUrl: string;
  }
}

const PREFIX = "giftling-test-postgres-";

/** Maximum duration of a run, in milliseconds. A younger folder may belong to a run that is starting. */
const LEFTOVER_AGE_MS = 60 * 60 * 1_000;

type Shared = { postgres: Promise<Throwaway>; users: number };
type Throwaway = { url: string; remove: () => Promise<void> };

declare global {
  // Shared by the projects of one run, which share a process but load this module separately.
  var giftlingTestPostgres: Shared | undefined;
}

/**
 * Vitest's globalSetup: starts a temporary Postgres for the run, provided as "postgresUrl". Several projects of one run
 * share it; the last one to finish stops and removes it. With TEST_POSTGRES_URL (a superuser's) the run uses that server,
 * for another version.
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

/** Removes the folders of killed runs. Leaves those of running ones and of other users. */
async function sweep(): Promise<void> {
  for (const name of readdirSync(tmpdir())) {
    if (!name.startsWith(PREFIX)) continue;
    const folder = path.join(tmpdir(), name);
    try {
      if (Date.now() - statSync(folder).mtimeMs < LEFTOVER_AGE_MS) continue;
      await stopLeftover(path.join(folder, "data"));
      rmSync(folder, { recursive: true, force: true });
    } catch {
      // In use, or owned by another user.
    }
  }
}
