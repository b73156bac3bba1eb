import path from "node:path";
import { findRunningPostgres } from "@giftling/db/postgres";
import { ConfigError } from "../env/env.ts";

/**
 * Returns the data folder of the embedded database, in the server's data folder or else in the folder of `pnpm start`.
 */
export const getLocalDataDir = (env: NodeJS.ProcessEnv): string =>
  path.join(path.resolve(env.DATA_DIR || env.LOCAL_DIR || ".local"), "postgres");

/**
 * Returns the URL of the configured database without its pooler, or else of the running embedded database. Returns
 * undefined without a database.
 */
export const findDatabaseUrl = (env: NodeJS.ProcessEnv): string | undefined =>
  env.DATABASE_DIRECT_URL || env.DATABASE_URL || findRunningPostgres(getLocalDataDir(env));

/** Returns the URL of `findDatabaseUrl`. Throws ConfigError without a database. */
export function requireDatabaseUrl(env: NodeJS.ProcessEnv): string {
  const url = findDatabaseUrl(env);
  if (!url) throw new ConfigError("No database: set DATABASE_URL, or start Giftling.");
  return url;
}
