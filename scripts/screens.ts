import { spawn } from "node:child_process";
import { mkdirSync, readdirSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { ensureChromium } from "./chromium.ts";

/**
 * `pnpm screens`: starts the product in a folder of its own, seeds it, and takes a picture of every route and state
 * into docs/screens, at 390 and 1280 px, light and dark. What is behind the command goes to Playwright: `-g hub`
 * takes the hub's pictures anew and leaves the others alone.
 */
process.chdir(join(import.meta.dirname, ".."));
const FOLDER = resolve(process.env.SCREENS_DIR ?? "docs/screens");
const args = process.argv.slice(2);

const missing = await ensureChromium();
if (missing) {
  console.error(missing);
  process.exit(1);
}
mkdirSync(FOLDER, { recursive: true });
if (args.length === 0) {
  for (const file of readdirSync(FOLDER)) {
    if (file.endsWith(".webp")) rmSync(join(FOLDER, file));
  }
}
const child = spawn("node_modules/.bin/playwright", ["test", "-c", "screens", ...args], {
  cwd: "apps/e2e",
  stdio: "inherit",
  env: { ...process.env, SCREENS_DIR: FOLDER },
});
child.once("close", (code) => process.exit(code ?? 1));
