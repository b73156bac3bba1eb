import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { StartError } from "../ports.ts";
import { runPnpm, runStep } from "../run-step.ts";

/** Returns the newest tag. Throws StartError if the repository has none. */
export async function findNewestTag(): Promise<string> {
  const { ok, output } = await runStep("git", ["describe", "--tags", "--abbrev=0"]);
  if (!ok) throw new StartError("There is no tag. Name the previous release: pnpm rolling COMMIT");
  return output.trim();
}

/** Extracts a commit into a new folder inside `parent`, and builds it. Returns the folder. */
export async function buildRelease(commit: string, parent: string): Promise<string> {
  const folder = join(parent, "previous");
  const archive = join(parent, "previous.tar");
  mkdirSync(folder);
  const steps = [
    () => runStep("git", ["archive", "--output", archive, commit]),
    () => runStep("tar", ["-xf", archive, "-C", folder]),
    () => runPnpm(["install", "--frozen-lockfile", "--prefer-offline"], { cwd: folder }),
    () => runPnpm(["build"], { cwd: folder }),
  ];
  for (const step of steps) {
    const { ok, output } = await step();
    if (!ok) throw new StartError(`${commit} could not be built:\n\n${output}`);
  }
  return folder;
}

/** Migrates the database with a release, and seeds the sample family. */
export async function seedRelease(release: string, env: NodeJS.ProcessEnv): Promise<void> {
  const args = ["--import", "tsx", "scripts/seed.ts"];
  const { ok, output } = await runStep(process.execPath, args, { cwd: release, env });
  if (!ok) throw new StartError(`The sample family could not be seeded:\n\n${output}`);
}
