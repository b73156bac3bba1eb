import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { ensureChromium } from "./chromium.ts";
import { stopProcess } from "./harness/processes.ts";
import { runScript, stopOnExit } from "./harness/run-script.ts";

/**
 * Takes screenshots of every route and state at 390, 768 and 1280 px, in light and dark mode (`pnpm screens`). The
 * screenshots show a seeded product in a temporary folder. `.screens/index.html` contains all screenshots. `--keep`
 * also updates docs/screens with the screenshots in `apps/e2e/screens/committed-screenshots.ts`. All other options are
 * passed to Playwright. `-g hub` takes only the scenarios with "hub" in their name, and leaves the other screenshots
 * unchanged.
 */
process.chdir(join(import.meta.dirname, ".."));
const DOCS = "docs/screens";
const args = process.argv.slice(2).filter((arg) => arg !== "--keep");
const keep = process.argv.includes("--keep");

await runScript(async () => {
  await ensureChromium();
  if (keep && args.length === 0) {
    // Deletes the committed screenshots first, including the screenshots of scenarios that no longer exist.
    for (const file of readdirSync(DOCS)) {
      if (file.endsWith(".webp")) rmSync(join(DOCS, file));
    }
  }
  const child = spawn("node_modules/.bin/playwright", ["test", "-c", "screens", ...args], {
    cwd: "apps/e2e",
    stdio: "inherit",
    env: { ...process.env, ...(keep ? { SCREENS_KEEP: "1" } : {}) },
  });
  // Playwright stops the product after SIGINT only.
  stopOnExit(() => stopProcess(child, "SIGINT"));
  const [code] = await once(child, "close");
  return code === 0;
});
