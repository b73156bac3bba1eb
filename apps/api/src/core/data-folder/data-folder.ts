import { accessSync, constants, mkdirSync } from "node:fs";
import path from "node:path";
import { supervisePostgres } from "@giftling/db/postgres";
import { ConfigError } from "../env/env.ts";
import { lockFolder } from "./lock.ts";
import { readOrCreateSecret } from "./secret.ts";

/** Locked data folder of a server without DATABASE_URL, with its running database. */
export type DataFolder = {
  url: string;
  /** Secret that a server without APP_SECRET uses. */
  secret: string;
  /** Stops the database, then releases the lock on the data folder. */
  stop(): Promise<void>;
};

/**
 * Locks the data folder, creates its secret and database on the first start, and runs the database. Calls `say` with a
 * message when the database is restarted (rule: own-server).
 *
 * @throws ConfigError when the folder is not writable or another process uses the folder.
 * @throws DatabaseError when the database does not start.
 */
export async function openDataFolder(
  folder: string,
  say: (line: string) => void,
): Promise<DataFolder> {
  assertWritable(folder);
  const lock = await lockFolder(folder);
  try {
    const dataDir = path.join(folder, "postgres");
    const postgres = await supervisePostgres({ dataDir, programs: "debian" }, say);
    return {
      url: postgres.url,
      secret: readOrCreateSecret(folder),
      async stop() {
        await postgres.stop();
        await lock.release();
      },
    };
  } catch (error) {
    await lock.release();
    throw error;
  }
}

/** Throws ConfigError unless this process can create files in the data folder. Creates a missing folder. */
function assertWritable(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK | constants.X_OK);
  } catch {
    const user = `${process.getuid?.()}:${process.getgid?.()}`;
    throw new ConfigError(
      `DATA_DIR: the user ${user} of this process cannot write to ${folder}. Give it the folder: chown ${user} on the volume.`,
    );
  }
}
