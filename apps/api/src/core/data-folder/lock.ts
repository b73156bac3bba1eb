import { spawn } from "node:child_process";
import path from "node:path";
import { ConfigError } from "../env/env.ts";

/** Exit code of the program flock when another process holds the lock on the file. */
const CONFLICT = 75;

/**
 * Locks a folder until this process ends. The program flock takes a kernel lock on a file. The lock therefore also
 * excludes processes in other containers, unlike a stored process ID. When this process ends, even by SIGKILL, flock's
 * standard input closes and flock exits.
 *
 * @throws ConfigError when another process has the lock.
 */
export async function lockFolder(folder: string): Promise<{ release(): Promise<void> }> {
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
