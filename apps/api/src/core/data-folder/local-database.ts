import path from "node:path";
import { findRunningPostgres } from "@giftling/db/postgres";
import { ConfigError } from "../env/env.ts";

/** Returns the path of the embedded database's files, in the data folder or the folder for local development. */
export const getLocalDatabaseFolder = (env: NodeJS.ProcessEnv): string =>
  path.join(path.resolve(env.DATA_DIR || env.LOCAL_DIR || ".local"), "postgres");

/** Returns the direct URL of the configured database, else of the running embedded database, else undefined. */
export const findDatabaseUrl = (env: NodeJS.ProcessEnv): string | undefined =>
  env.DATABASE_DIRECT_URL || env.DATABASE_URL || findRunningPostgres(getLocalDatabaseFolder(env));

/** Returns the database URL that `findDatabaseUrl` finds. Throws ConfigError if there is none. */
export function requireDatabaseUrl(env: NodeJS.ProcessEnv): string {
  const url = findDatabaseUrl(env);
  if (!url) throw new ConfigError("No database: set DATABASE_URL, or start Giftling.");
  return url;
}
