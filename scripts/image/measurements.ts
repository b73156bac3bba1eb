import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { getProcessMemory } from "../harness/processes.ts";
import type { HarnessFinding } from "../harness/report.ts";
import { isServerUp, waitUntil } from "../harness/wait.ts";
import { findContainerProcessId, getContainerStartTime } from "./docker/namespaces.ts";
import { CONTAINER_ADDRESS } from "./network.ts";

const MAX_APP_MB = 130;
const MAX_READY_SECONDS = 5;
const MAX_MEMORY_RATIO = 1.5;

/** Delay between a start and the memory measurement, in seconds. By then, most startup memory has been freed. */
const SETTLE_SECONDS = 10;

const BARE_SERVER =
  'require("node:http").createServer((_, response) => response.end("ok")).listen(3001)';

export const runDocker = (...args: string[]): string =>
  execFileSync("docker", args, { encoding: "utf8", stdio: ["ignore", "pipe", "inherit"] });

/** Returns the size of a folder in MB. */
const getFolderSize = (folder: string): number =>
  Number(
    execFileSync("du", ["--summarize", "--block-size=1", folder], { encoding: "utf8" }).split(
      "\t",
    )[0],
  ) / 1e6;

export function measureImageSize(root: string): HarnessFinding {
  const size = getFolderSize(join(root, "app"));
  const whole = getFolderSize(root);
  return {
    what: "size of `/app`, without Debian, Node and Postgres",
    required: `at most ${MAX_APP_MB} MB`,
    measured: `${size.toFixed(0)} MB of ${whole.toFixed(0)} MB`,
    isMet: size <= MAX_APP_MB,
  };
}

const waitForServer = (url: string): Promise<void> => waitUntil(url, 60_000, () => isServerUp(url));

const READY_URL = `http://${CONTAINER_ADDRESS}:3000/health/ready`;

/** Measures the seconds from the start of a container's first process until the server is ready. */
async function measureStart(
  what: string,
  name: string,
  start: () => void,
): Promise<HarnessFinding> {
  start();
  await waitForServer(READY_URL);
  const seconds = (Date.now() - getContainerStartTime(name)) / 1_000;
  return {
    what: `ready, with ${what}`,
    required: `within ${MAX_READY_SECONDS} s`,
    measured: `${seconds.toFixed(1)} s`,
    isMet: seconds <= MAX_READY_SECONDS,
  };
}

/** Measures the start of a container with an empty volume. Makes up to three attempts, and returns the fastest. */
export async function measureFirstContainerStart(): Promise<HarnessFinding> {
  const findings: HarnessFinding[] = [];
  while (findings.length < 3 && !findings.at(-1)?.isMet) {
    const name = `first-${findings.length}`;
    findings.push(
      await measureStart("an empty volume", name, () =>
        runDocker("run", "-d", "--name", name, "-v", `${name}:/data`, "giftling"),
      ),
    );
    runDocker("stop", name);
    runDocker("rm", name);
    runDocker("volume", "rm", name);
  }
  const [fastest] = findings.sort(
    (a, b) => Number.parseFloat(a.measured) - Number.parseFloat(b.measured),
  );
  if (fastest === undefined) throw new Error("No start was measured.");
  return fastest;
}

export async function measureContainerRestart(): Promise<HarnessFinding> {
  runDocker("stop", "giftling");
  return measureStart("a family's volume", "giftling", () => runDocker("start", "giftling"));
}

/** Measures the memory of the container `giftling` and, for comparison, of a minimal Node server. */
export async function measureContainerMemory(): Promise<HarnessFinding> {
  runDocker("run", "-d", "--name", "bare", "giftling", "node", "-e", BARE_SERVER);
  await waitForServer(`http://${CONTAINER_ADDRESS}:3001`);
  await sleep(SETTLE_SECONDS * 1_000);
  const [product = 0, bare = 0] = ["giftling", "bare"].map((name) =>
    getProcessMemory(findContainerProcessId(name) ?? 0),
  );
  runDocker("kill", "bare");
  runDocker("rm", "bare");
  const ratio = product / bare;
  return {
    what: "memory of the API, beside a bare Node server",
    required: `at most ${MAX_MEMORY_RATIO} times`,
    measured: `${product.toFixed(0)} MB and ${bare.toFixed(0)} MB, ${ratio.toFixed(1)} times`,
    isMet: ratio <= MAX_MEMORY_RATIO,
  };
}
