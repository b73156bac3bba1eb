import { CliError } from "../ports.ts";
import { onStopSignal } from "./processes.ts";

const stops: (() => unknown)[] = [];
let exiting: Promise<never> | undefined;

/** Registers a function that runs before the script exits. The last registered function runs first. */
export const stopOnExit = (stop: () => unknown): void => void stops.push(stop);

/** Waits until a program has started. Stops the program before the script exits, even during the start. */
export async function startAndStopOnExit<Program extends { stop(): unknown }>(
  starting: Promise<Program>,
): Promise<Program> {
  stopOnExit(async () => (await starting.catch(() => null))?.stop());
  return await starting;
}

/** Runs the functions registered with `stopOnExit`, and exits. Only the first call prints its message. */
export function exitScript(code: number, printMessage?: () => void): Promise<never> {
  exiting ??= (async () => {
    printMessage?.();
    for (let stop = stops.pop(); stop; stop = stops.pop()) {
      await Promise.resolve().then(stop).catch(console.error);
    }
    process.exit(code);
  })();
  return exiting;
}

/** Exits a script with 1 after an error. */
const failScript = (error: unknown): Promise<never> =>
  exitScript(1, () => console.error(error instanceof CliError ? error.message : error));

/**
 * Runs the work of a script. Exits with 0 if `work` resolves with true. Exits with 1 if `work` resolves with false or
 * fails, or after a signal such as Ctrl+C.
 */
export async function runScript(work: () => Promise<boolean>): Promise<never> {
  onStopSignal(() => void exitScript(1, () => console.error("Stopping.")));
  process.on("uncaughtException", failScript);
  return work().then((isPassed) => exitScript(isPassed ? 0 : 1), failScript);
}
