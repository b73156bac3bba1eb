import { spawn } from "node:child_process";
import { accessSync, constants, mkdirSync } from "node:fs";
import path from "node:path";
import { supervisePostgres } from "@giftling/db/postgres";
import { ConfigError } from "../env/env.ts";
import { readOrCreateServerSecret } from "./secret.ts";

/** Locked data folder of a server without DATABASE_URL, with its running database. */
type DataFolder = {
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
  const lock = await lockDataFolder(folder);
  try {
    const dataDir = path.join(folder, "postgres");
    const postgres = await supervisePostgres({ dataDir, programs: "debian" }, say);
    return {
      url: postgres.url,
      secret: readOrCreateServerSecret(folder),
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

/** Exit code of the program flock if another process holds the lock. */
const CONFLICT = 75;

/**
 * Locks a folder until this process ends. The program flock takes a kernel lock on a file. The lock therefore also
 * excludes processes in other containers, unlike a stored process ID. When this process ends, even by SIGKILL, flock's
 * standard input closes and flock exits.
 *
 * @throws ConfigError when another process has the lock.
 */
export async function lockDataFolder(folder: string): Promise<{ release(): Promise<void> }> {
  const holder = spawn(
    "flock",
    [
      "--nonblock",
      "--no-fork",
      `--conflict-exit-code=${CONFLICT}`,
      path.join(folder, "lock"),
      ...["sh", "-c", "echo; exec cat"],
    ],
    // Runs flock in a separate process group, so that Ctrl-C does not end flock before the database.
    { stdio: ["pipe", "pipe", "inherit"], detached: true },
  );
  const ended = new Promise<number | null>((resolve, reject) => {
    holder.once("exit", resolve);
    holder.once("error", reject);
  });
  const locked = new Promise<"locked">((resolve) =>
    holder.stdout.once("data", () => resolve("locked")),
  );
  const outcome = await Promise.race([locked, ended]).catch(() => null);
  if (outcome === CONFLICT) {
    throw new ConfigError(
      `DATA_DIR: another Giftling uses ${folder}. Two containers cannot share one data folder: stop the other one first.`,
    );
  }
  if (outcome !== "locked") {
    throw new ConfigError(`DATA_DIR: ${folder} cannot be locked with the program flock.`);
  }
  return {
    async release() {
      holder.stdin.end();
      await ended;
    },
  };
}
