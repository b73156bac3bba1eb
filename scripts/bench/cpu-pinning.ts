import { spawnSync } from "node:child_process";
import { availableParallelism } from "node:os";

/** CPU core of the programs whose speed is measured. The load generator runs on `LOAD_GENERATOR_CORE`. */
export const SERVER_CORE = 0;
export const LOAD_GENERATOR_CORE = 1;

const taskset = spawnSync("taskset", ["--version"]);

/** Sentence with the reason why programs cannot be pinned to a core. Null if pinning is possible. */
export const cpuPinningUnavailableReason: string | null =
  taskset.error || taskset.status !== 0
    ? "Nothing was pinned to a core, because taskset (util-linux) is missing: the ratios are less exact."
    : availableParallelism() < 2
      ? "Nothing was pinned to a core, because there is only one: the load takes time from what is measured."
      : null;

/** Pins the current process and its future child processes to a core. Does nothing if pinning is unavailable. */
export function pinCurrentProcess(core: number): void {
  if (cpuPinningUnavailableReason !== null) return;
  spawnSync("taskset", ["-acp", String(core), String(process.pid)]);
}

/** Returns the program and arguments that run a command on one core, if pinning is available. */
export function createPinnedCommand(
  core: number,
  command: string,
  args: string[],
): [string, string[]] {
  return cpuPinningUnavailableReason === null
    ? ["taskset", ["-c", String(core), command, ...args]]
    : [command, args];
}
