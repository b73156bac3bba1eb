import { existsSync } from "node:fs";
import { CliError } from "./ports.ts";
import { assertCommandSucceeded, runCommand } from "./run-command.ts";

/**
 * Installs missing Debian packages. `packages` maps each package to the path of one of its files. A package counts as
 * installed if the file exists. Throws CliError with the install command unless run as root on Debian.
 */
export async function installDebianPackages(
  packages: Readonly<Record<string, string>>,
): Promise<void> {
  const missing = Object.entries(packages).flatMap(([name, path]) =>
    existsSync(path) ? [] : [name],
  );
  if (missing.length === 0) return;
  const command = `apt-get install -y --no-install-recommends ${missing.join(" ")}`;
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) {
    throw new CliError(`Some programs are missing. On Debian: ${command}`);
  }
  console.log(`Installing ${missing.join(", ")}.`);
  const env = { DEBIAN_FRONTEND: "noninteractive" };
  await runCommand("apt-get", ["update", "-qq"], { env });
  const [program = "", ...args] = command.split(" ");
  assertCommandSucceeded(`${command} failed`, await runCommand(program, args, { env }));
}
