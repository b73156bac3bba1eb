import { execFile, spawnSync } from "node:child_process";
import { promisify } from "node:util";

/** Environment of the shell commands. The PATH that `pnpm image` sets contains the docker emulator. */
const env = { ...process.env };

/** Working directory of the shell commands, which is the image's build context. */
const cwd = process.env.IMAGE_CONTEXT;

/** Runs a shell block from the documentation. Returns the standard output. Throws with the output if a line fails. */
export function runShell(block: string): string {
  const { status, stdout, stderr } = spawnSync("bash", ["-euc", block], {
    cwd,
    env,
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(`${block}\nexited with ${status}:\n${stdout}${stderr}`);
  return stdout;
}

/** Runs docker with arguments. Resolves with the standard output. Rejects if docker fails. */
export async function runDocker(...args: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)("docker", args, { cwd, env });
  return stdout;
}

/** Returns the path of the setup link in the last line of a container's log, or undefined if there is none. */
export async function readSetupPath(container: string): Promise<string | undefined> {
  return /\/api\/setup\/\S+\n$/.exec(await runDocker("logs", container))?.[0].trim();
}
