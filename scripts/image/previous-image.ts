import { existsSync, mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { StartError } from "../ports.ts";
import { runPnpm, runStep } from "../run-step.ts";
import { buildImage } from "./buildah.ts";
import { getStatePath } from "./docker/state.ts";

/**
 * Extracts a commit, builds its image, and installs the packages that its sample family needs. Returns the folder and
 * the image's name. Does nothing if an earlier run has built the commit.
 */
export async function buildPreviousImage(
  commit: string,
): Promise<{ folder: string; image: string }> {
  const folder = getStatePath("previous", commit);
  const image = `giftling-${commit}`;
  if (existsSync(join(folder, "node_modules"))) return { folder, image };
  console.log(`Building the image of ${commit}.`);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const archive = join(folder, "previous.tar");
  const steps = [
    () => runStep("git", ["archive", "--output", archive, commit]),
    () => runStep("tar", ["-xf", archive, "-C", folder]),
    () => runStep("rm", [archive]),
  ];
  for (const step of steps) {
    const { ok, output } = await step();
    if (!ok) throw new StartError(`${commit} could not be extracted:\n\n${output}`);
  }
  buildImage(image, folder);
  const install = ["install", "--frozen-lockfile", "--prefer-offline"];
  const { ok, output } = await runPnpm(install, { cwd: folder });
  if (!ok) throw new StartError(`The packages of ${commit} could not be installed:\n\n${output}`);
  return { folder, image };
}
