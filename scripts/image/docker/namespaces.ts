import { execFileSync, type SpawnOptions, spawn, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, openSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { CliError } from "../../ports.ts";
import type { ContainerOptions } from "./options.ts";
import { type BuiltImage, getStatePath, NETWORK_ENV_VAR, readImage } from "./state.ts";

const DEFAULT_CAPABILITIES = [
  "chown",
  "dac_override",
  "fowner",
  "fsetid",
  "kill",
  "setgid",
  "setuid",
  "setpcap",
  "net_bind_service",
  "net_raw",
  "sys_chroot",
  "mknod",
  "audit_write",
  "setfcap",
];

/** Script of a container's first process: mounts the image and /proc, and runs the arguments in the new root. */
const CONTAINER_SCRIPT = `set -e
mount --make-rprivate /
root=$1 mode=$2 layers=$3 mounts=$4 tmpfs=$5 hosts=$6; shift 6
mount -t overlay overlay -o "$layers" "$root"
printf '127.0.0.1\\tlocalhost\\n%b' "$hosts" > "$root/etc/hosts"
printf %s "$mounts" | while IFS=: read -r source target access; do
  mkdir -p "$root$target"
  mount --bind "$source" "$root$target"
  [ "$access" != ro ] || mount -o remount,bind,ro "$root$target"
done
for folder in $tmpfs; do mkdir -p "$root$folder"; mount -t tmpfs -o mode=1777 tmpfs "$root$folder"; done
mount -t proc proc "$root/proc"
mount -t tmpfs -o mode=755 tmpfs "$root/dev"
for device in null zero full random urandom tty; do
  touch "$root/dev/$device"; mount --bind "/dev/$device" "$root/dev/$device"
done
mkdir "$root/dev/shm"; mount -t tmpfs -o mode=1777 tmpfs "$root/dev/shm"
[ "$mode" != ro ] || mount -o remount,bind,ro "$root"
exec chroot "$root" "$@"`;

/** Returns the program and arguments that run a command as the container's user, with limited capabilities. */
function createCommand(
  container: ContainerOptions,
  image: BuiltImage,
  command: readonly string[],
): string[] {
  const bounding = container.hasNoCapabilities
    ? "-all"
    : ["-all", ...DEFAULT_CAPABILITIES.map((name) => `+${name}`)].join(",");
  const user = container.user ?? image.user;
  const isRoot = user === "root";
  return [
    "setpriv",
    `--reuid=${user}`,
    `--regid=${user}`,
    "--init-groups",
    ...(isRoot ? [] : ["--inh-caps=-all"]),
    `--bounding-set=${bounding}`,
    ...(container.hasNoNewPrivileges ? ["--no-new-privs"] : []),
    "env",
    `--chdir=${image.workdir}`,
    "-i",
    ...Object.entries({ ...image.env, ...container.env }).map(
      ([name, value]) => `${name}=${value}`,
    ),
    ...command,
  ];
}

/** Starts a container. The first process has the process ID 1. The exit code is written to the file `exit`. */
export function startContainer(container: ContainerOptions, options: SpawnOptions) {
  const image = readImage(container.image);
  const folder = (name: string) => getStatePath("containers", container.name, name);
  const mounts = [
    ...container.mounts,
    ...image.volumes
      .filter((target) => !container.mounts.some((mount) => mount.target === target))
      .map((target) => ({ source: `anonymous-${container.name}`, target, isReadOnly: false })),
  ];
  const mountLines = mounts.map(
    ({ source, target, isReadOnly }) =>
      `${openVolume(source, `${image.root}${target}`)}:${target}:${isReadOnly ? "ro" : "rw"}\n`,
  );
  const { command } = container;
  return spawn(
    "sh",
    [
      "-c",
      '"$@"; echo $? > "$EXIT_FILE"',
      "sh",
      ...["ip", "netns", "exec", process.env[NETWORK_ENV_VAR] ?? ""],
      ...["unshare", "--mount", "--pid", "--fork", "--kill-child", "--ipc", "--uts"],
      ...["sh", "-c", CONTAINER_SCRIPT, "sh"],
      folder("root"),
      container.isReadOnly ? "ro" : "rw",
      `lowerdir=${image.root},upperdir=${folder("upper")},workdir=${folder("work")}`,
      mountLines.join(""),
      container.tmpfs.join(" "),
      container.hosts.map((line) => `${line.split(":").reverse().join("\\t")}\\n`).join(""),
      ...createCommand(container, image, command.length > 0 ? command : image.command),
    ],
    { ...options, env: { PATH: process.env.PATH, EXIT_FILE: folder("exit") } },
  );
}

/** Starts a container in the background, and appends its output to its log. */
export function startBackgroundContainer(container: ContainerOptions): void {
  const log = openSync(getStatePath("containers", container.name, "log"), "a");
  const child = startContainer(container, { detached: true, stdio: ["ignore", log, log] });
  writeFileSync(getStatePath("containers", container.name, "pid"), String(child.pid));
  child.unref();
}

/** Returns the folder of a mount. Fills a new volume with the image's files at the mount's target, as Docker does. */
function openVolume(source: string, initial: string): string {
  if (source.startsWith("/")) return source;
  const volume = getStatePath("volumes", source);
  if (!existsSync(volume)) {
    mkdirSync(dirname(volume), { recursive: true });
    if (existsSync(initial)) execFileSync("cp", ["-a", initial, volume], { stdio: "inherit" });
    else mkdirSync(volume);
  }
  return volume;
}

/** Runs a command in a running container. Returns the exit code. */
export function execInContainer(container: ContainerOptions, command: readonly string[]): number {
  const image = readImage(container.image);
  const pid = findContainerProcessId(container.name);
  if (pid === null) throw new CliError(`The container ${container.name} does not run.`);
  const namespaces = ["--mount", "--pid", "--net", "--ipc", "--uts", "--root"];
  const args = createCommand(container, image, command);
  return (
    spawnSync("nsenter", [`--target=${pid}`, ...namespaces, "--", ...args], { stdio: "inherit" })
      .status ?? 1
  );
}

/** Returns the host's process ID of a container's first process, or null if the container is not running. */
export function findContainerProcessId(name: string): number | null {
  try {
    const starter = readFileSync(getStatePath("containers", name, "pid"), "utf8");
    const unshare = findChild(starter);
    return unshare === null ? null : Number(findChild(unshare));
  } catch {
    return null;
  }
}

/** Returns the time of a container's last start, in milliseconds since 1970. */
export const getContainerStartTime = (name: string): number =>
  statSync(getStatePath("containers", name, "pid")).mtimeMs;

/** Returns the process ID of a process's only child, or null if there is none. Throws if the process has ended. */
function findChild(pid: string): string | null {
  const [child = ""] = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").split(" ");
  return child || null;
}

/**
 * Returns the path on the host of a file in a container's volume.
 *
 * @throws CliError for a path outside of the volumes.
 */
export function getHostPath({ name, mounts }: ContainerOptions, file: string): string {
  const mount = mounts.find(({ target }) => file === target || file.startsWith(`${target}/`));
  if (!mount) throw new CliError(`docker cp supports only the volumes of ${name} here.`);
  const { source, target } = mount;
  const folder = source.startsWith("/") ? source : getStatePath("volumes", source);
  return folder + file.slice(target.length);
}
