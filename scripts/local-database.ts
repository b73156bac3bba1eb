import { join, resolve } from "node:path";
import { findRunningPostgres } from "@giftling/local-services/postgres";

/** Returns the data folder of the embedded database. */
export const getLocalDataDir = (env: NodeJS.ProcessEnv): string =>
  join(resolve(env.LOCAL_DIR || ".local"), "postgres");

/**
 * Returns the URL of the configured database, or else of the running embedded database. Returns undefined without a
 * database.
 */
export const findDatabaseUrl = (env: NodeJS.ProcessEnv): string | undefined =>
  env.DATABASE_URL || findRunningPostgres(getLocalDataDir(env));
