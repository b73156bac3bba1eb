import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { readFileSync, rmSync } from "node:fs";
import { pollUntil } from "../../harness/wait.ts";
import { CliError } from "../../ports.ts";
import {
  execInContainer,
  findContainerProcessId,
  getHostPath,
  startBackgroundContainer,
  startContainer,
} from "./namespaces.ts";
import { parseContainerOptions, splitLeadingOptions } from "./options.ts";
import { getStatePath, readContainer, removeContainer, saveContainer } from "./state.ts";

/**
 * Commands of a docker emulator for machines without a container engine. Supports the commands and options in the
 * documentation. Containers run in Linux namespaces with separate processes, mounts, host names and networks, but
 * without resource limits and restart policies. All containers share one network, so `-p` has no effect.
 */
const COMMANDS: Readonly<Record<string, (args: string[]) => Promise<number> | number>> = {
  create(args) {
    saveContainer(parse(args));
    return 0;
  },
  start([name = ""]) {
    startBackgroundContainer(readContainer(name));
    return 0;
  },
  async run(args) {
    const container = parse(args);
    saveContainer(container);
    if (container.isDetached) {
      startBackgroundContainer(container);
      return 0;
    }
    const [code] = await once(startContainer(container, { stdio: "inherit" }), "exit");
    const exitCode = code === 0 ? readExitCode(container.name) : 1;
    if (container.isRemovedAtExit) removeContainer(container.name);
    return exitCode;
  },
  exec([name = "", ...command]) {
    return execInContainer(readContainer(name), command);
  },
  cp([from = "", to = ""]) {
    const [source = "", target = ""] = [from, to].map((path) => {
      const [name = "", file] = path.split(":");
      return file === undefined ? path : getHostPath(readContainer(name), file);
    });
    execFileSync("cp", ["-r", source, target], { stdio: "inherit" });
    return 0;
  },
  logs([name = ""]) {
    process.stdout.write(readFileSync(getStatePath("containers", name, "log")));
    return 0;
  },
  async stop([name = ""]) {
    const { stopTimeout } = readContainer(name);
    signal(name, "SIGTERM");
    const isGone = () => findContainerProcessId(name) === null;
    if (!(await pollUntil(stopTimeout * 1_000, isGone))) return COMMANDS.kill?.([name]) ?? 1;
    console.log(name);
    return 0;
  },
  async kill([name = ""]) {
    signal(name, "SIGKILL");
    await pollUntil(10_000, () => findContainerProcessId(name) === null, 10);
    return 0;
  },
  /** Prints the exit code of a container that has ended. */
  async wait([name = ""]) {
    await pollUntil(60_000, () => findContainerProcessId(name) === null);
    process.stdout.write(`${readExitCode(name)}\n`);
    return 0;
  },
  rm(args) {
    const { rest } = splitLeadingOptions(args, {});
    for (const name of rest) {
      if (findContainerProcessId(name) !== null) throw new CliError(`${name} still runs.`);
      removeContainer(name);
    }
    return 0;
  },
  volume([verb, ...names]) {
    if (verb !== "rm") throw new CliError(`docker volume ${verb} is not supported here.`);
    for (const name of names) rmSync(getStatePath("volumes", name), { recursive: true });
    return 0;
  },
};

const parse = (args: string[]) => parseContainerOptions(args, (file) => readFileSync(file, "utf8"));

const readExitCode = (name: string): number =>
  Number(readFileSync(getStatePath("containers", name, "exit"), "utf8"));

function signal(name: string, signal: NodeJS.Signals): void {
  const pid = findContainerProcessId(name);
  if (pid === null) throw new CliError(`The container ${name} does not run.`);
  process.kill(pid, signal);
}

const [verb = "", ...args] = process.argv.slice(2);
try {
  const command = COMMANDS[verb];
  if (!command) throw new CliError(`docker ${verb} is not supported here.`);
  process.exitCode = await command(args);
} catch (error) {
  console.error(error instanceof CliError ? error.message : error);
  process.exitCode = 1;
}
