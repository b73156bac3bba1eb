import { join, resolve } from "node:path";
import { createDatabase, findRunningPostgres } from "@giftling/db/postgres";

/**
 * Returns the data folder of the embedded database, in the server's data folder or else in the folder of `pnpm start`.
 */
export const getLocalDataDir = (env: NodeJS.ProcessEnv): string =>
  join(resolve(env.DATA_DIR || env.LOCAL_DIR || ".local"), "postgres");

/**
 * Returns the URL of the configured database, or else of the running embedded database. Returns undefined without a
 * database.
 */
export const findDatabaseUrl = (env: NodeJS.ProcessEnv): string | undefined =>
  env.DATABASE_URL || findRunningPostgres(getLocalDataDir(env));

/** Creates a second database in the server of `url`. Returns its URL. */
export async function createSecondDatabase(url: string, name: string): Promise<string> {
  await createDatabase(url, name);
  const second = new URL(url);
  second.pathname = `/${name}`;
  return second.href;
}
