import { join } from "node:path";
import { ensureChromium } from "../chromium.ts";
import { runCommand } from "../run-command.ts";
import type { HarnessFinding } from "./report.ts";

const LONGEST_MS = 400_000;

/** Runs the main browser test against the product on `port`. `circumstances` describes the conditions of the run. */
export async function runMainBrowserTest(
  port: number,
  folder: string,
  circumstances: string,
): Promise<HarnessFinding> {
  await ensureChromium();
  const result = await runCommand(
    "node_modules/.bin/playwright",
    [
      ...["test", "main-job", "-g", "sets up a hub as a parent", "--project", "desktop"],
      ...["--workers", "1", "--retries", "0"],
      ...["--reporter", "line", "--global-timeout", String(LONGEST_MS)],
    ],
    {
      cwd: "apps/e2e",
      env: { E2E_PORT: String(port), E2E_RUNNING: "yes", E2E_LOCAL_DIR: join(folder, "story") },
    },
  );
  if (!result.ok) console.log(result.output);
  return {
    what: `the main story in a browser, ${circumstances}`,
    required: "passes",
    measured: result.ok ? `in ${Math.round(result.seconds)} s` : "failed, see above",
    isMet: result.ok,
  };
}
