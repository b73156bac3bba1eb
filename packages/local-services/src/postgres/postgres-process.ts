import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, realpathSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

/** Database problem that the user can fix. The message contains instructions and needs no stack. */
export class DatabaseError extends Error {}

const FAST_STOP_MS = 15_000;

/** Returns an argument for the command line of this folder's Postgres. The argument distinguishes it from other servers. */
export function getDataDirArgument(dataDir: string): string {
  const real = realpathSync(dataDir);
  return `giftling-${createHash("sha256").update(real).digest("hex").slice(0, 16)}`;
}

/** Returns a setting that contains the supervisor's process id, for the command line of its Postgres. */
export function getSupervisorArgument(pid: number): string {
  return `giftling.owner_pid=${pid}`;
}

/** Returns the process id, the port and the readiness in postmaster.pid. Returns undefined when the file does not exist. */
export function readPostmasterFile(
  dataDir: string,
): { pid: number; port: number; ready: boolean } | undefined {
  let lines: string[];
  try {
    lines = readFileSync(path.join(dataDir, "postmaster.pid"), "utf8").split("\n");
  } catch {
    return undefined;
  }
  return {
    pid: Number(lines[0]),
    port: Number(lines[3]),
    ready: lines[7]?.trim() === "ready",
  };
}

/**
 * Stops a Postgres that a killed parent left running on this data folder. Signals only a process whose command line names
 * this folder. Never signals a process whose parent is alive.
 *
 * @throws DatabaseProblem when a living parent uses the folder.
 * @throws Error when the leftover process does not stop.
 */
export async function stopOrphanedPostgres(dataDir: string): Promise<void> {
  if (!existsSync(dataDir)) return;
  const lock = readPostmasterFile(dataDir);
  if (!lock || !Number.isInteger(lock.pid) || lock.pid <= 0) return;
  const found = inspect(lock.pid);
  if (!found) return;
  if (!found.args.includes(getDataDirArgument(dataDir))) {
    disownLockFile(dataDir, lock.pid);
    return;
  }
  if (found.args.includes(`${getSupervisorArgument(found.parent)} `)) {
    throw new DatabaseError(
      `The database in ${dataDir} is in use by another running process (${found.parent}). Stop that one first, or set LOCAL_DIR to another folder.`,
    );
  }
  await stopProcess(lock.pid);
}

/** Returns the port of this folder's Postgres. Returns undefined unless Postgres is running and ready. */
export function findPostgresPort(dataDir: string): number | undefined {
  if (!existsSync(dataDir)) return undefined;
  const lock = readPostmasterFile(dataDir);
  const isOurs = lock?.ready && inspect(lock.pid)?.args.includes(getDataDirArgument(dataDir));
  return isOurs ? lock.port : undefined;
}

/** Requests a fast shutdown (SIGINT), then an immediate one. Resolves when the process has exited. */
export async function stopProcess(pid: number): Promise<void> {
  for (const [signal, patience] of [
    ["SIGINT", FAST_STOP_MS],
    ["SIGQUIT", 5_000],
  ] as const) {
    if (!signalProcess(pid, signal)) return;
    const until = Date.now() + patience;
    while (Date.now() < until) {
      if (!isProcessAlive(pid)) return;
      await sleep(20);
    }
  }
  throw new Error(`Postgres (process ${pid}) does not stop.`);
}

export function isProcessAlive(pid: number): boolean {
  const found = inspect(pid);
  return found !== undefined && found.state !== "Z";
}

function signalProcess(pid: number, signal: NodeJS.Signals): boolean {
  try {
    return process.kill(pid, signal);
  } catch {
    return false;
  }
}

/**
 * Replaces the process id in the lock file with one that does not exist. After a crash, the id may belong to an unrelated
 * process, and Postgres would not start. The rest of the file is unchanged, because Postgres uses it to check that no old
 * backend is alive.
 */
function disownLockFile(dataDir: string, pid: number): void {
  const file = path.join(dataDir, "postmaster.pid");
  const gone = spawnSync(process.execPath, ["--version"]).pid;
  const text = readFileSync(file, "utf8");
  const { mode } = statSync(file);
  writeFileSync(file, text.replace(String(pid), String(gone)), { mode });
}

interface ProcessFacts {
  args: string;
  parent: number;
  state: string;
}

function inspect(pid: number): ProcessFacts | undefined {
  if (process.platform === "linux") return inspectByProc(pid);
  const ps = spawnSync("ps", ["-o", "ppid=,state=,args=", "-p", String(pid)], { encoding: "utf8" });
  const [, parent, state, args] = /^\s*(\d+)\s+(\S+)\s+(.*)$/.exec(ps.stdout ?? "") ?? [];
  if (!parent || !state || args === undefined) return undefined;
  return { args, parent: Number(parent), state: state.charAt(0) };
}

function inspectByProc(pid: number): ProcessFacts | undefined {
  try {
    const args = readFileSync(`/proc/${pid}/cmdline`, "utf8").replaceAll("\0", " ");
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    // The second field is the program's name in parentheses, which may contain spaces.
    const [state, parent] = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    return { args, parent: Number(parent), state: state ?? "" };
  } catch {
    return undefined;
  }
}
