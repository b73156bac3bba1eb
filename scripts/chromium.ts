import { existsSync } from "node:fs";
import { runStep } from "./run-step.ts";

/** Debian's packages of Chromium, in order of preference. The headless package renders the same and takes a third less time. */
const PACKAGES = ["chromium-headless-shell", "chromium"] as const;

const getPath = (name: (typeof PACKAGES)[number]) => `/usr/bin/${name}`;

/** Returns the path of an installed Chromium. If it returns null, Playwright looks for its own browser. */
export function findChromium(): string | null {
  return PACKAGES.map(getPath).find((path) => existsSync(path)) ?? null;
}

/**
 * Finds a Chromium or installs one. When root runs it on Debian, installs Debian's package, the headless one also beside an
 * installed browser. Installs Playwright's download otherwise. Resolves with null on success, and with an instruction for
 * the user on failure.
 */
export async function ensureChromium(): Promise<string | null> {
  if (process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    const env = { DEBIAN_FRONTEND: "noninteractive" };
    for (const name of PACKAGES) {
      if (existsSync(getPath(name))) return null;
      await runStep("apt-get", ["update", "-qq"], { env });
      await runStep("apt-get", ["install", "-y", "-qq", name], { env });
    }
  }
  if (findChromium()) return null;
  const download = await runStep("node_modules/.bin/playwright", ["install", "chromium"], {
    cwd: "apps/e2e",
  });
  return download.ok
    ? null
    : "No Chromium found. Install the package chromium, then run the tests again.";
}
