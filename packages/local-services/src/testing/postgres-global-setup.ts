import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { TestProject } from "vitest/node";
import { startPostgres, stopLeftover } from "../postgres.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The throwaway Postgres of this run, as its superuser; database "giftling". */
    postgresUrl: string;
  }
}

const PREFIX = "giftling-test-postgres-";

/** Vitest's globalSetup: a throwaway Postgres for the run, provided as "postgresUrl". */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await sweep();
  const folder = mkdtempSync(path.join(tmpdir(), PREFIX));
  const running = await startPostgres({ dataDir: path.join(folder, "data"), durable: false });
  project.provide("postgresUrl", running.url);
  return async () => {
    await running.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}

/** Removes what earlier runs left when they were killed. Runs that still live are left alone. */
async function sweep(): Promise<void> {
  for (const name of readdirSync(tmpdir())) {
    if (!name.startsWith(PREFIX)) continue;
    const folder = path.join(tmpdir(), name);
    try {
      await stopLeftover(path.join(folder, "data"));
    } catch {
      continue;
    }
    rmSync(folder, { recursive: true, force: true });
  }
}
