import { spawn } from "node:child_process";
import { StartError } from "./ports.ts";

export interface StepResult {
  ok: boolean;
  output: string;
  seconds: number;
}

/** Runs a command and collects its output. The default working directory is that of this process. */
export async function runStep(
  command: string,
  args: string[],
  options: { cwd?: string; env?: NodeJS.ProcessEnv } = {},
): Promise<StepResult> {
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
  let output = "";
  child.stdout.on("data", (chunk: Buffer) => {
    output += chunk.toString("utf8");
  });
  child.stderr.on("data", (chunk: Buffer) => {
    output += chunk.toString("utf8");
  });
  const code = await new Promise<number | null>((resolve) => {
    child.once("error", (error) => {
      output += error.message;
      resolve(null);
    });
    child.once("close", resolve);
  });
  return { ok: code === 0, output, seconds: (performance.now() - started) / 1000 };
}

/** Builds the product. Throws StartError with the output when the build fails. */
export async function buildProduct(): Promise<void> {
  const turbo = "node_modules/.bin/turbo";
  const { ok, output } = await runStep(turbo, ["run", "build", "--output-logs=errors-only"]);
  if (!ok) throw new StartError(`The build failed:\n\n${output}`);
}
