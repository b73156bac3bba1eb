import { execFileSync } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { listBuildContext } from "./buildah.ts";

/** Env files that a checkout can have, in its root and below. The test of .dockerignore adds them. */
const ENV_FILES = [
  ".env",
  ".env.local",
  ".env.production",
  "apps/api/.env",
  "apps/api/.env.production.local",
  "packages/db/.env.test",
];

/** Copies the checkout's files into a folder, without those that git ignores, and adds env files. */
export function createBuildContext(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const files = execFileSync("git", [
    "ls-files",
    "-z",
    "--cached",
    "--others",
    "--exclude-standard",
  ]);
  // A deleted file is listed until the deletion is committed.
  const tar = ["--create", "--null", "--files-from=-", "--ignore-failed-read", "--file=-"];
  const archive = execFileSync("tar", tar, {
    input: files,
    maxBuffer: 2 ** 30,
    stdio: ["pipe", "pipe", "ignore"],
  });
  execFileSync("tar", ["--extract", "--file=-", "--directory", folder], { input: archive });
  for (const file of ENV_FILES) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), "APP_SECRET=must-not-reach-the-build\n");
  }
}

/** Returns the env files of a build context that reach the build, in spite of .dockerignore. */
export function listEnvFilesInBuild(folder: string): string[] {
  const files = listBuildContext(folder);
  if (!files.includes("package.json")) throw new Error("The build context is empty.");
  return files.filter((file) => basename(file).startsWith(".env"));
}
