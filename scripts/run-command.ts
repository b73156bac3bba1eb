import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { CliError } from "./ports.ts";

export type CommandResult = Awaited<ReturnType<typeof runCommand>>;

/** Runs a command and collects its output. Resolves with `ok: false` if the command fails. */
export async function runCommand(
  command: string,
  args: string[],
  options: { cwd?: string; env?: NodeJS.ProcessEnv } = {},
) {
  const started = performance.now();
  const child = spawn(command, args, {
    cwd: options.cwd,
    env: {
      ...process.env,
      FORCE_COLOR: "0",
      TURBO_TELEMETRY_DISABLED: "1",
      ...options.env,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  // Stops the command if the script exits earlier, for example after a signal.
  const stop = () => child.kill();
  process.once("exit", stop);
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk: Buffer) => {
      output += chunk.toString("utf8");
    });
  }
  const code = await new Promise<number | null>((resolve) => {
    child.once("error", (error) => {
      output += error.message;
      resolve(null);
    });
    child.once("close", resolve);
  });
  process.off("exit", stop);
  return { ok: code === 0, output, seconds: (performance.now() - started) / 1000 };
}

/** Throws CliError with `problem` and the command's output if the command failed. */
export function assertCommandSucceeded(problem: string, { ok, output }: CommandResult): void {
  if (!ok) throw new CliError(`${problem}:\n\n${output}`);
}

/** Runs pnpm. Without pnpm on the PATH, uses npx with the pnpm version in package.json. */
export async function runPnpm(
  args: string[],
  options: { cwd?: string } = {},
): Promise<CommandResult> {
  const { ok: hasPnpm } = await runCommand("pnpm", ["--version"]);
  if (hasPnpm) return runCommand("pnpm", args, options);
  const { packageManager } = JSON.parse(
    readFileSync(join(import.meta.dirname, "../package.json"), "utf8"),
  ) as { packageManager: string };
  const [pnpm = ""] = packageManager.split("+");
  return runCommand("npx", ["--yes", pnpm, ...args], options);
}

/** Runs tasks of Turborepo, which requires pnpm on the PATH. */
export const runTurbo = (...tasks: string[]): Promise<CommandResult> =>
  runPnpm(["exec", "turbo", "run", ...tasks, "--output-logs=errors-only"]);

/** Builds the product. Throws CliError with the output if the build fails. */
export const buildWorkspace = async (): Promise<void> =>
  assertCommandSucceeded("The build failed", await runTurbo("build"));
