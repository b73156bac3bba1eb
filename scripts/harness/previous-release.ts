import { execFileSync } from "node:child_process";
import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { CliError } from "../ports.ts";
import { assertCommandSucceeded, runCommand, runPnpm } from "../run-command.ts";

/** Returns the newest tag. Throws CliError if the repository has none. */
export async function findNewestTag(): Promise<string> {
  const { ok, output } = await runCommand("git", ["describe", "--tags", "--abbrev=0"]);
  if (!ok) throw new CliError("There is no tag. Name the previous release: pnpm rolling COMMIT");
  return output.trim();
}

export async function extractCommit(commit: string, folder: string): Promise<void> {
  const archive = join(folder, "commit.tar");
  const problem = `${commit} could not be extracted`;
  mkdirSync(folder, { recursive: true });
  assertCommandSucceeded(
    problem,
    await runCommand("git", ["archive", "--output", archive, commit]),
  );
  assertCommandSucceeded(problem, await runCommand("tar", ["-xf", archive, "-C", folder]));
  rmSync(archive);
}

/** Copies the files of the current checkout into a new folder, except files that Git ignores. */
export function copyCheckout(folder: string): void {
  mkdirSync(folder, { recursive: true });
  const list = ["ls-files", "-z", "--cached", "--others", "--exclude-standard"];
  const files = execFileSync("git", list);
  // A deleted file is listed until the deletion is committed.
  const tar = ["--create", "--null", "--files-from=-", "--ignore-failed-read", "--file=-"];
  const archive = execFileSync("tar", tar, {
    input: files,
    maxBuffer: 2 ** 30,
    stdio: ["pipe", "pipe", "ignore"],
  });
  execFileSync("tar", ["--extract", "--file=-", "--directory", folder], { input: archive });
}

export async function installRelease(folder: string): Promise<void> {
  const install = ["install", "--frozen-lockfile", "--prefer-offline"];
  assertCommandSucceeded(
    `The packages of ${folder} could not be installed`,
    await runPnpm(install, { cwd: folder }),
  );
}

/** Extracts a commit into a new folder inside `parent`, and builds the release. Returns the folder. */
export async function buildRelease(commit: string, parent: string): Promise<string> {
  const folder = join(parent, "previous");
  await extractCommit(commit, folder);
  await installRelease(folder);
  assertCommandSucceeded(`${commit} could not be built`, await runPnpm(["build"], { cwd: folder }));
  return folder;
}

/** Migrates a database to a release's schema, and seeds the release's sample family. */
export async function seedRelease(release: string, env: NodeJS.ProcessEnv): Promise<void> {
  const args = ["--import", "tsx", "scripts/seed.ts"];
  assertCommandSucceeded(
    "The sample family could not be seeded",
    await runCommand(process.execPath, args, { cwd: release, env }),
  );
}
