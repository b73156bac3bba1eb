import { existsSync } from "node:fs";
import { run } from "./run-step.ts";

const DEBIAN_CHROMIUM = "/usr/bin/chromium";

/**
 * Finds a Chromium, or installs one: Debian's package for root on Debian, else Playwright's own download.
 * Answers null when there is one now, or a sentence that says what to do.
 */
export async function ensureChromium(): Promise<string | null> {
  if (existsSync(DEBIAN_CHROMIUM)) return null;
  if (process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    const env = { DEBIAN_FRONTEND: "noninteractive" };
    await run("apt-get", ["update", "-qq"], { env });
    await run("apt-get", ["install", "-y", "-qq", "chromium"], { env });
    if (existsSync(DEBIAN_CHROMIUM)) return null;
  }
  const download = await run("node_modules/.bin/playwright", ["install", "chromium"], {
    cwd: "apps/e2e",
  });
  return download.ok
    ? null
    : "No Chromium found. Install the package chromium, then run the tests again.";
}
