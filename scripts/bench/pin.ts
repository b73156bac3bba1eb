import { spawnSync } from "node:child_process";
import { availableParallelism } from "node:os";

/** Cores of the measured programs and of the load generator. */
export const PROGRAM_CORE = 0;
export const LOAD_CORE = 1;

const taskset = spawnSync("taskset", ["--version"]);

/** Null when programs can be pinned to a core; otherwise the reason, as a sentence. */
export const whyUnpinned: string | null =
  taskset.error || taskset.status !== 0
    ? "Nothing was pinned to a core, because taskset (util-linux) is missing: the ratios are less exact."
    : availableParallelism() < 2
      ? "Nothing was pinned to a core, because there is only one: the load takes time from what is measured."
      : null;

/** Moves this process to a core. Programs that it starts later inherit it. Does nothing when pinning is not possible. */
export function pinSelf(core: number): void {
  if (whyUnpinned !== null) return;
  spawnSync("taskset", ["-acp", String(core), String(process.pid)]);
}

/** Returns a command that runs on one core, as a program and its arguments. */
export function pinned(core: number, command: string, args: string[]): [string, string[]] {
  return whyUnpinned === null
    ? ["taskset", ["-c", String(core), command, ...args]]
    : [command, args];
}
