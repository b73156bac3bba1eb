import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, realpathSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

/** Database error that the user can fix. The message contains instructions, so no stack trace is printed. */
export class DatabaseError extends Error {}

const FAST_STOP_MS = 15_000;

/** Returns a command-line argument that identifies the Postgres server of the data directory. */
export function getDataDirArgument(dataDir: string): string {
  const real = realpathSync(dataDir);
  return `giftling-${createHash("sha256").update(real).digest("hex").slice(0, 16)}`;
}

/** Returns a command-line setting that contains the process ID of the supervisor, which started Postgres. */
export function getSupervisorArgument(pid: number): string {
  return `giftling.owner_pid=${pid}`;
}

/**
 * Parses postmaster.pid. `ready` is true when the server accepts connections. Returns undefined if the file is missing.
 */
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
 * Stops a Postgres that a killed supervisor left running on the data directory. Signals a process only if its command
 * line names this directory, and only after its supervisor has exited.
 *
 * @throws DatabaseError when the supervisor is still running.
 *
 * @throws Error when the Postgres process does not stop.
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

/**
 * Returns the port of the Postgres that is running on the data directory. Returns undefined unless Postgres is ready.
 */
export function findPostgresPort(dataDir: string): number | undefined {
  if (!existsSync(dataDir)) return undefined;
  const lock = readPostmasterFile(dataDir);
  const isOurs = lock?.ready && inspect(lock.pid)?.args.includes(getDataDirArgument(dataDir));
  return isOurs ? lock.port : undefined;
}

/**
 * Stops Postgres with a fast shutdown (SIGINT), then with an immediate shutdown (SIGQUIT). Resolves when the process
 * has exited.
 */
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
 * Replaces the process ID in postmaster.pid with an unused ID. After a crash, an unrelated process can have the old ID,
 * and Postgres would refuse to start. Postgres needs the rest of the file to detect running backends.
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
    // The second field is the program's name in parentheses, which can contain spaces.
    const [state, parent] = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    return { args, parent: Number(parent), state: state ?? "" };
  } catch {
    return undefined;
  }
}
