import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensureChromium } from "./chromium.ts";
import { run, type StepResult } from "./run-step.ts";

/**
 * Every check of the project, one after the other (two cores: side by side they would only slow each other).
 * Ends with one plain line that adds them all up: `N passed, N failed`. `--no-browser` leaves the browser out.
 */
const root = join(import.meta.dirname, "..");
process.chdir(root);
const withBrowser = !process.argv.includes("--no-browser");
const reports = mkdtempSync(join(tmpdir(), "giftling-reports-"));
const total = { passed: 0, failed: 0 };

function report(name: string, result: StepResult, counts: { passed: number; failed: number }) {
  total.passed += counts.passed;
  total.failed += counts.failed;
  const figures = `${counts.passed} passed${counts.failed ? `, ${counts.failed} FAILED` : ""}`;
  console.log(
    `${counts.failed ? "✗" : "✓"} ${name.padEnd(34)} ${figures}  (${result.seconds.toFixed(1)} s)`,
  );
  if (counts.failed) console.log(result.output);
}

/** A check that passes or fails as a whole counts as one. */
async function check(name: string, command: string, args: string[]): Promise<boolean> {
  const result = await run(command, args);
  report(name, result, result.ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });
  return result.ok;
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  success: boolean;
}

async function unitTests(folder: string) {
  const file = join(reports, `${folder.replaceAll("/", "-")}.json`);
  const result = await run(
    join(root, "node_modules/.bin/vitest"),
    ["run", "--reporter=default", "--reporter=json", `--outputFile.json=${file}`],
    { cwd: folder },
  );
  if (!existsSync(file)) return report(folder, result, { passed: 0, failed: 1 });
  const { numPassedTests, numFailedTests, success } = JSON.parse(
    readFileSync(file, "utf8"),
  ) as VitestReport;
  // A file that breaks before its first test, or an unhandled error, fails without a failed test.
  const broken = success && result.ok ? 0 : 1;
  report(folder, result, { passed: numPassedTests, failed: Math.max(numFailedTests, broken) });
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
}

async function browserTests() {
  const missing = await ensureChromium();
  if (missing) {
    return report("browser", { ok: false, output: missing, seconds: 0 }, { passed: 0, failed: 1 });
  }
  const file = join(reports, "browser.json");
  const result = await run("node_modules/.bin/playwright", ["test", "--reporter=line,json"], {
    cwd: "apps/e2e",
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: file, E2E_LOCAL_DIR: join(reports, "local") },
  });
  if (!existsSync(file)) return report("browser", result, { passed: 0, failed: 1 });
  const { stats } = JSON.parse(readFileSync(file, "utf8")) as PlaywrightReport;
  const broken = result.ok ? 0 : 1;
  if (stats.flaky > 0)
    console.log(
      `  ${stats.flaky} browser stories passed at the second try only:\n${result.output}`,
    );
  report("browser", result, {
    passed: stats.expected + stats.flaky,
    failed: Math.max(stats.unexpected, broken),
  });
}

/** Every folder of the workspace with a vitest configuration, the root's own scripts first. */
function testFolders(): string[] {
  const packages = ["packages", "apps"].flatMap((group) =>
    readdirSync(group).map((name) => join(group, name)),
  );
  return [".", ...packages].filter((folder) => existsSync(join(folder, "vitest.config.ts")));
}

await check("format, lint, boundaries", "node_modules/.bin/biome", ["ci", "--colors=off", "."]);
await check("types", "node_modules/.bin/turbo", [
  "run",
  "typecheck",
  "typecheck:root",
  "--output-logs=errors-only",
]);
await check("unused files, exports, packages", "node_modules/.bin/knip", []);
for (const folder of testFolders()) await unitTests(folder);
const built = await check("build", "node_modules/.bin/turbo", [
  "run",
  "build",
  "--output-logs=errors-only",
]);
if (built)
  await check("weight of the public pages", "node_modules/.bin/tsx", ["scripts/weight/budgets.ts"]);
if (withBrowser && built) await browserTests();

rmSync(reports, { recursive: true, force: true });
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;
