import { spawnSync } from "node:child_process";
import { availableParallelism } from "node:os";

/** Core of the measured programs. `LOAD_GENERATOR_CORE` is the load generator's core. */
export const MEASURED_CORE = 0;
export const LOAD_GENERATOR_CORE = 1;

const taskset = spawnSync("taskset", ["--version"]);

/** Sentence that states why programs cannot be pinned to a core. Null when they can be pinned. */
export const pinningUnavailableReason: string | null =
  taskset.error || taskset.status !== 0
    ? "Nothing was pinned to a core, because taskset (util-linux) is missing: the ratios are less exact."
    : availableParallelism() < 2
      ? "Nothing was pinned to a core, because there is only one: the load takes time from what is measured."
      : null;

/** Pins this process and the programs that it starts later to a core. Does nothing when pinning is not possible. */
export function pinCurrentProcess(core: number): void {
  if (pinningUnavailableReason !== null) return;
  spawnSync("taskset", ["-acp", String(core), String(process.pid)]);
}

/**
 * Returns a command that runs on one core, as a program and its arguments. When pinning is not possible, returns the
 * command unchanged.
 */
export function createPinnedCommand(
  core: number,
  command: string,
  args: string[],
): [string, string[]] {
  return pinningUnavailableReason === null
    ? ["taskset", ["-c", String(core), command, ...args]]
    : [command, args];
}
