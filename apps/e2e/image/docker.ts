import { execFile, spawnSync } from "node:child_process";
import { promisify } from "node:util";

/** Working directory for shell commands: the build context of the product's image. */
const cwd = process.env.IMAGE_CONTEXT;

/**
 * Runs a shell script from the documentation. Returns its standard output. Throws if a command fails. `pnpm image` adds
 * a docker emulator to PATH.
 */
export function runShell(block: string): string {
  const options = { cwd, encoding: "utf8" } as const;
  const { status, stdout, stderr } = spawnSync("bash", ["-euc", block], options);
  if (status !== 0) throw new Error(`${block}\nexited with ${status}:\n${stdout}${stderr}`);
  return stdout;
}

/** Runs docker with arguments. Resolves with the standard output. Rejects if docker fails. */
export async function runDocker(...args: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)("docker", args, { cwd });
  return stdout;
}

/** Returns the path of the setup link in the last line of a container's log. Undefined if the line has no link. */
export async function findSetupLinkPath(container: string): Promise<string | undefined> {
  return /\/api\/setup\/\S+\n$/.exec(await runDocker("logs", container))?.[0].trim();
}
