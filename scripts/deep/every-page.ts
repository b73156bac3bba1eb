import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensureChromium } from "../chromium.ts";
import { runStep } from "../run-step.ts";

/**
 * Builds the product. Opens every page in every language in a browser for a checker of apps/e2e/judges. Then calls `read`
 * with the checker's output folder. Throws when a page could not be opened.
 */
export async function checkEveryPage(
  checker: "html" | "a11y",
  read: (folder: string) => void,
): Promise<void> {
  const missing = await ensureChromium();
  if (missing) throw new Error(missing);
  // The build runs first, because Playwright expects the server to start within three minutes.
  const built = await runStep("node_modules/.bin/turbo", [
    "run",
    "build",
    "--output-logs=errors-only",
  ]);
  if (!built.ok) throw new Error(built.output);
  const folder = mkdtempSync(join(tmpdir(), `giftling-${checker}-`));
  try {
    const walk = await runStep("node_modules/.bin/playwright", ["test", "-c", "judges", checker], {
      cwd: "apps/e2e",
      env: { JUDGES_DIR: folder },
    });
    if (!walk.ok) throw new Error(walk.output);
    read(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
