import { CliError } from "../../ports.ts";

/** Folder or volume that a container mounts. A source without a slash is the name of a volume. */
type Mount = { source: string; target: string; isReadOnly: boolean };

/** Container described by the options of `docker run`. */
export type ContainerOptions = {
  name: string;
  image: string;
  /** Arguments that replace the image's command. Empty for the image's own command. */
  command: string[];
  env: Record<string, string>;
  mounts: Mount[];
  tmpfs: string[];
  /** Additional lines of /etc/hosts, such as "db:172.31.84.2". */
  hosts: string[];
  /** Name of the user. Null for the image's user. */
  user: string | null;
  isReadOnly: boolean;
  hasNoCapabilities: boolean;
  hasNoNewPrivileges: boolean;
  /** Seconds between SIGTERM and SIGKILL of `docker stop`. */
  stopTimeout: number;
  isDetached: boolean;
  isRemovedAtExit: boolean;
};

type OptionKind = "flag" | "value";

const RUN_OPTIONS: Readonly<Record<string, OptionKind>> = {
  "-d": "flag",
  "--rm": "flag",
  "--read-only": "flag",
  "--name": "value",
  "--restart": "value",
  "--stop-timeout": "value",
  "--user": "value",
  "--tmpfs": "value",
  "--cap-drop": "value",
  "--security-opt": "value",
  "--add-host": "value",
  "--env-file": "value",
  "-p": "value",
  "-v": "value",
  "-e": "value",
};

/**
 * Splits arguments into the leading options and the rest. An option can occur more than once.
 *
 * @throws CliError for an option that `kinds` does not contain.
 */
export function splitLeadingOptions(
  args: readonly string[],
  kinds: Readonly<Record<string, OptionKind>>,
): { options: Map<string, string[]>; rest: string[] } {
  const options = new Map<string, string[]>();
  const rest = [...args];
  while (rest[0]?.startsWith("-")) {
    const [name = "", inline] = (rest.shift() ?? "").split(/=(.*)/s);
    const kind = kinds[name];
    if (kind === undefined) throw new CliError(`docker's option ${name} is not supported here.`);
    const value = kind === "flag" ? "" : (inline ?? rest.shift());
    if (value === undefined) throw new CliError(`docker's option ${name} needs a value.`);
    options.set(name, [...(options.get(name) ?? []), value]);
  }
  return { options, rest };
}

/**
 * Parses the arguments of `docker run` or `docker create`. `readFile` reads the file of `--env-file`.
 *
 * @throws CliError for an option or a value that the emulator does not implement.
 */
export function parseContainerOptions(
  args: readonly string[],
  readFile: (path: string) => string,
): ContainerOptions {
  const { options, rest } = splitLeadingOptions(args, RUN_OPTIONS);
  const [image, ...command] = rest;
  if (image === undefined) throw new CliError("docker run needs the name of an image.");
  const all = (name: string) => options.get(name) ?? [];
  const last = (name: string) => all(name).at(-1);
  for (const [name, supported] of [
    ["--cap-drop", "ALL"],
    ["--security-opt", "no-new-privileges"],
  ] as const) {
    const other = all(name).find((value) => value !== supported);
    if (other) throw new CliError(`docker's option ${name} ${other} is not supported here.`);
  }
  return {
    name: last("--name") ?? `container-${process.pid}`,
    image,
    command,
    env: Object.fromEntries([
      ...all("--env-file").flatMap((file) => parseEnvFile(readFile(file))),
      ...all("-e").map(splitEnvVariable),
    ]),
    mounts: all("-v").map(parseMount),
    tmpfs: all("--tmpfs"),
    hosts: all("--add-host"),
    user: last("--user") ?? null,
    isReadOnly: options.has("--read-only"),
    hasNoCapabilities: options.has("--cap-drop"),
    hasNoNewPrivileges: options.has("--security-opt"),
    stopTimeout: Number(last("--stop-timeout") ?? 10),
    isDetached: options.has("-d"),
    isRemovedAtExit: options.has("--rm"),
  };
}

/** Parses an env file as Docker does: a variable per line, without quotes. Lines that begin with # are comments. */
export function parseEnvFile(text: string): [name: string, value: string][] {
  return text
    .split("\n")
    .filter((line) => line.includes("=") && !line.startsWith("#"))
    .map(splitEnvVariable);
}

function parseMount(text: string): Mount {
  const [source = "", target = "", mode] = text.split(":");
  if (!target.startsWith("/")) throw new CliError(`docker's option -v ${text} has no target.`);
  return { source, target, isReadOnly: mode === "ro" };
}

/** Splits a line such as "NAME=VALUE" at the first =. */
export function splitEnvVariable(text: string): [name: string, value: string] {
  const at = text.indexOf("=");
  return [text.slice(0, at), text.slice(at + 1)];
}
