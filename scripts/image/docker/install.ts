import { chmodSync, mkdirSync, writeFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { NETWORK } from "../network.ts";
import { getStatePath, NETWORK_VARIABLE } from "./state.ts";

/** Puts the stand-in for docker first into the PATH of this process and of its child processes. */
export function installDocker(): void {
  const folder = getStatePath("bin");
  const program = join(folder, "docker");
  const script = join(import.meta.dirname, "docker.ts");
  mkdirSync(folder, { recursive: true });
  const loader = import.meta.resolve("tsx");
  writeFileSync(
    program,
    `#!/bin/sh\nexec "${process.execPath}" --import "${loader}" "${script}" "$@"\n`,
  );
  chmodSync(program, 0o755);
  process.env.PATH = `${folder}${delimiter}${process.env.PATH}`;
  process.env[NETWORK_VARIABLE] = NETWORK;
}
