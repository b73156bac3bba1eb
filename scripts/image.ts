import { chmodSync, existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { delimiter, join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { ensureChromium } from "./chromium.ts";
import { installDebianPackages } from "./debian-packages.ts";
import { extractCommit, installRelease } from "./harness/previous-release.ts";
import { formatFindings, type HarnessFinding, writeSectionResults } from "./harness/report.ts";
import { runScript, stopOnExit } from "./harness/run-script.ts";
import {
  buildBaseImage,
  buildImage,
  createBuildContext,
  listEnvFilesInBuild,
  mountImage,
  unmountImages,
} from "./image/buildah.ts";
import {
  getStatePath,
  NETWORK_ENV_VAR,
  readImage,
  STATE_DIR_ENV_VAR,
} from "./image/docker/state.ts";
import {
  measureContainerMemory,
  measureContainerRestart,
  measureFirstContainerStart,
  measureImageSize,
  runDocker,
} from "./image/measurements.ts";
import {
  CONTAINER_ADDRESS,
  createNetwork,
  deleteNetwork,
  HOST_ADDRESS,
  NETWORK_NAMESPACE,
} from "./image/network.ts";
import { writeSbom } from "./image/sbom.ts";
import { runImageBrowserTests, runMailBrowserTests } from "./image/stories.ts";
import { CliError } from "./ports.ts";

/**
 * Builds the image, runs it in both setups of the README, and measures it (`pnpm image`). Writes the results to
 * docs/operations.md, and exits with 1 if a requirement is not met. Runs as root on Debian, without a container engine:
 * buildah builds, and the image runs in Linux namespaces. Takes about ten minutes. All files are in `.local/image`.
 * Deleting the folder also renews the base image.
 *
 * - `--built` uses the images of the last run.
 * - `one-container`, `with-database` or `upgrade` runs only one part.
 * - `--from COMMIT` also builds an older commit's image, and opens its data with the new image.
 */
process.chdir(join(import.meta.dirname, ".."));

const PACKAGES = {
  buildah: "/usr/bin/buildah",
  mmdebstrap: "/usr/bin/mmdebstrap",
  iproute2: "/usr/sbin/ip",
  caddy: "/usr/bin/caddy",
  nginx: "/usr/sbin/nginx",
} as const;
const IMAGE = "giftling";
const STATE = resolve(".local/image");
const CONTEXT = join(STATE, "context");
const { values, positionals } = parseArgs({
  options: { built: { type: "boolean", default: false }, from: { type: "string" } },
  allowPositionals: true,
});
const { built: isBuilt, from: previous } = values;
const PARTS = ["one-container", "with-database", "upgrade"] as const;

await runScript(async () => {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) {
    throw new CliError(
      "pnpm image needs root on Debian, where buildah and Linux namespaces run without an engine.",
    );
  }
  await installDebianPackages(PACKAGES);
  await ensureChromium();
  process.env[STATE_DIR_ENV_VAR] = STATE;
  createNetwork();
  stopOnExit(() => {
    deleteNetwork();
    unmountImages();
  });
  return testImage();
});

/** Builds, runs and measures the image. Returns whether all requirements are met. */
async function testImage(): Promise<boolean> {
  const findings: HarnessFinding[] = [];
  createBuildContext(CONTEXT);
  const envFiles = listEnvFilesInBuild(CONTEXT);
  findings.push({
    what: "env files that reach the build",
    required: "none",
    measured: envFiles.join(", ") || "none",
    isMet: envFiles.length === 0,
  });
  if (!isBuilt) {
    console.log("Building the base image and the image.");
    await buildBaseImage();
    const started = performance.now();
    buildImage(IMAGE, CONTEXT);
    console.log(`Built in ${Math.round((performance.now() - started) / 1_000)} s.`);
  }
  mountImage(IMAGE);
  endContainers();
  installDocker();
  const { root } = readImage(IMAGE);
  findings.push(measureImageSize(root), await writeSbom(root));
  const env = { IMAGE_CONTEXT: CONTEXT, IMAGE_ORIGIN: `http://${CONTAINER_ADDRESS}:3000` };
  findings.push(await measureFirstContainerStart());
  const [only] = PARTS.filter((name) => positionals.includes(name));
  const includes = (name: (typeof PARTS)[number]) => only === undefined || only === name;
  if (includes("one-container")) {
    const stories = await runImageBrowserTests("one-container", env);
    findings.push(...stories);
    if (stories.every(({ isMet }) => isMet)) {
      findings.push(await measureContainerRestart(), await measureContainerMemory());
      runDocker("stop", "giftling");
    }
  }
  if (includes("with-database"))
    findings.push(...(await runMailBrowserTests("with-database", env)));
  if (includes("upgrade") && previous !== undefined)
    findings.push(...(await testUpgrade(previous, env)));
  const table = formatFindings(findings);
  console.log(table);
  if (only === undefined) writeSectionResults("Tested image", table);
  return findings.every(({ isMet }) => isMet);
}

/** Builds the image of an older commit, and opens its database and pictures with the new image. */
async function testUpgrade(commit: string, env: NodeJS.ProcessEnv): Promise<HarnessFinding[]> {
  const { folder, image } = await buildPreviousImage(commit);
  mountImage(image);
  endContainers();
  const findings = await runImageBrowserTests("upgrade", {
    ...env,
    IMAGE_HOST: HOST_ADDRESS,
    IMAGE_PREVIOUS: folder,
    IMAGE_PREVIOUS_NAME: image,
  });
  return findings.map((finding) => ({ ...finding, what: `${finding.what} (\`${commit}\`)` }));
}

/** Ends and removes all containers and their volumes. */
function endContainers(): void {
  deleteNetwork();
  createNetwork();
  for (const name of ["containers", "volumes"]) {
    rmSync(join(STATE, name), { recursive: true, force: true });
  }
}

/** Adds the docker emulator to the start of PATH, also for child processes. */
function installDocker(): void {
  const folder = getStatePath("bin");
  const program = join(folder, "docker");
  const script = join(import.meta.dirname, "image/docker/docker.ts");
  mkdirSync(folder, { recursive: true });
  const loader = import.meta.resolve("tsx");
  writeFileSync(
    program,
    `#!/bin/sh\nexec "${process.execPath}" --import "${loader}" "${script}" "$@"\n`,
  );
  chmodSync(program, 0o755);
  process.env.PATH = `${folder}${delimiter}${process.env.PATH}`;
  process.env[NETWORK_ENV_VAR] = NETWORK_NAMESPACE;
}

/** Extracts a commit and builds its image if necessary. Returns the folder and the image's name. */
async function buildPreviousImage(commit: string): Promise<{ folder: string; image: string }> {
  const folder = getStatePath("previous", commit);
  const image = `giftling-${commit}`;
  if (existsSync(join(folder, "node_modules"))) return { folder, image };
  console.log(`Building the image of ${commit}.`);
  rmSync(folder, { recursive: true, force: true });
  await extractCommit(commit, folder);
  buildImage(image, folder);
  await installRelease(folder);
  return { folder, image };
}
