import { existsSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { ensureChromium } from "./chromium.ts";
import { installDebianPackages } from "./debian-packages.ts";
import { createTemporaryFolder } from "./harness/temporary-folder.ts";
import { type CommandResult, runCommand, runTurbo } from "./run-command.ts";

// Runs every check of the project and prints `N passed, N failed` at the end. `--no-browser` omits the browser tests.
// Slow checks run only in `pnpm test:deep slow`: `*.deep.test.ts`, browser tests with the tag @deep, and some axe
// checks. Two sequences run in parallel. One sequence checks the source, builds the product and tests the build. The
// other tests the source.
const root = join(import.meta.dirname, "..");
process.chdir(root);
const withBrowser = !process.argv.includes("--no-browser");
const reports = createTemporaryFolder("reports");
const total = { passed: 0, failed: 0 };
/** Failed, flaky and skipped checks, printed again at the end of the output. */
const failures: string[] = [];

function report(
  name: string,
  result: CommandResult,
  counts: { passed: number; failed: number },
  failed: string[] = [name],
) {
  total.passed += counts.passed;
  total.failed += counts.failed;
  if (counts.failed) failures.push(...failed);
  const figures = `${counts.passed} passed${counts.failed ? `, ${counts.failed} FAILED` : ""}`;
  console.log(
    `${counts.failed ? "✗" : "✓"} ${name.padEnd(34)} ${figures}  (${result.seconds.toFixed(1)} s)`,
  );
  if (counts.failed) console.log(result.output);
}

/** Reports a check without individual tests as one test. Returns whether the check passed. */
function reportCheck(name: string, result: CommandResult): boolean {
  report(name, result, result.ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });
  return result.ok;
}

/** Runs a command and reports the result as one check. */
async function check(name: string, command: string, args: string[]): Promise<void> {
  reportCheck(name, await runCommand(command, args));
}

interface VitestReport {
  success: boolean;
  testResults: {
    name: string;
    status: string;
    message: string;
    startTime: number;
    endTime: number;
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
  }[];
}

const PRINTED_FILE_COUNT = 15;

function printTimes(times: { name: string; ms: number }[]): void {
  for (const { name, ms } of times.toSorted((one, two) => two.ms - one.ms)) {
    console.log(`    ${(ms / 1_000).toFixed(1).padStart(6)} s  ${name}`);
  }
}

/** Returns the errors that Vitest reports outside of tests. Returns the end of the output if there are none. */
function unhandled(output: string): string {
  const start = output.indexOf("Unhandled Error");
  return start < 0 ? output.slice(-2000) : output.slice(start, start + 4000);
}

/** Runs all tests except the browser tests, on one PostgreSQL server. Counts the tests by workspace folder. */
async function unitTests() {
  const file = join(reports, "vitest.json");
  const result = await runCommand("node_modules/.bin/vitest", [
    "run",
    "--exclude=**/*.deep.test.ts",
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${file}`,
  ]);
  if (!existsSync(file)) return report("tests", result, { passed: 0, failed: 1 });
  const { success, testResults } = JSON.parse(readFileSync(file, "utf8")) as VitestReport;
  const counts = { passed: 0, failed: 0 };
  const byFolder = new Map<string, number>();
  const failed: string[] = [];
  for (const { name, status, message, assertionResults } of testResults) {
    const place = relative(root, name);
    const broken = assertionResults.filter((one) => one.status === "failed");
    for (const { fullName, failureMessages } of broken) {
      failed.push([`${place}: ${fullName}`, ...failureMessages].join("\n"));
    }
    if (status === "failed" && broken.length === 0) failed.push(`${place}: ${message}`);
    const passed = assertionResults.filter(({ status }) => status === "passed").length;
    counts.passed += passed;
    counts.failed += broken.length;
    const [group = "", folder = ""] = place.split(sep);
    const room = group === "scripts" ? group : `${group}/${folder}`;
    byFolder.set(room, (byFolder.get(room) ?? 0) + passed);
  }
  // An unhandled error, or a file that fails before its first test, is not counted as a failed test. The run still
  // fails.
  if (!(success && result.ok)) counts.failed = Math.max(counts.failed, 1);
  report(
    "tests",
    result,
    counts,
    failed.length > 0
      ? failed
      : [`tests: an error outside of any test\n${unhandled(result.output)}`],
  );
  for (const [room, passed] of [...byFolder].sort()) console.log(`    ${room}: ${passed}`);
  const times = testResults.map(({ name, startTime, endTime }) => ({
    name: relative(root, name),
    ms: endTime - startTime,
  }));
  printTimes(times.toSorted((one, two) => two.ms - one.ms).slice(0, PRINTED_FILE_COUNT));
}

interface PlaywrightSuite {
  file: string;
  specs?: {
    title: string;
    tests: {
      projectName: string;
      status: "expected" | "unexpected" | "flaky" | "skipped";
      results: { duration: number }[];
    }[];
  }[];
  suites?: PlaywrightSuite[];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
  suites: PlaywrightSuite[];
}

/** Returns the status and the duration of each browser test, including its retry. */
function listStories({ file, specs = [], suites = [] }: PlaywrightSuite): {
  name: string;
  status: string;
  ms: number;
}[] {
  const own = specs.flatMap(({ title, tests }) =>
    tests.map(({ projectName, status, results }) => ({
      name: `${file} › ${title} [${projectName}]`,
      status,
      ms: results.reduce((sum, { duration }) => sum + duration, 0),
    })),
  );
  return [...own, ...suites.flatMap(listStories)];
}

/** Maximum number of browser tests that pass only after a retry, about two percent. More retries fail the run. */
const MAX_RETRIED_TESTS = 2;

async function browserTests() {
  const missing = await ensureChromium().catch((error: Error) => error.message);
  if (missing) {
    return report("browser", { ok: false, output: missing, seconds: 0 }, { passed: 0, failed: 1 });
  }
  // Without Debian's Postgres, the browser tests of self-hosted servers are skipped, and the report names them.
  await installDebianPackages({ postgresql: "/usr/lib/postgresql" }).catch(() => undefined);
  const file = join(reports, "browser.json");
  const result = await runCommand(
    "node_modules/.bin/playwright",
    ["test", "--reporter=line,json"],
    {
      cwd: "apps/e2e",
      env: { PLAYWRIGHT_JSON_OUTPUT_NAME: file, E2E_LOCAL_DIR: join(reports, "local") },
    },
  );
  if (!existsSync(file)) return report("browser", result, { passed: 0, failed: 1 });
  const { stats, suites } = JSON.parse(readFileSync(file, "utf8")) as PlaywrightReport;
  const { expected, unexpected, flaky } = stats;
  const tooMany = flaky > MAX_RETRIED_TESTS ? flaky : 0;
  const failed = Math.max(unexpected + tooMany, result.ok ? 0 : 1);
  const stories = suites.flatMap(listStories);
  const listNames = (wanted: string) =>
    stories.flatMap(({ name, status }) => (status === wanted ? `browser: ${name}` : []));
  const counts = { passed: expected + flaky - tooMany, failed };
  report("browser", result, counts, ["browser", ...listNames("unexpected")]);
  printTimes(stories);
  for (const name of listNames("skipped")) failures.push(`${name} was skipped`);
  if (flaky === 0) return;
  failures.push(
    `browser: ${flaky} needed a second try (up to ${MAX_RETRIED_TESTS} may)`,
    ...listNames("flaky"),
  );
  // Prints the output of the first attempts. A failed run has already printed this output.
  if (failed === 0) console.log(result.output);
}

async function productLane() {
  await check("format, lint, boundaries", "node_modules/.bin/biome", ["ci", "--colors=off", "."]);
  reportCheck("types", await runTurbo("typecheck", "typecheck:root"));
  await check("unused files, exports, packages", "node_modules/.bin/knip", []);
  await check("licences", "node_modules/.bin/tsx", ["scripts/supply/licenses.ts"]);
  if (!reportCheck("build", await runTurbo("build"))) return;
  await check("weight of the public pages", "node_modules/.bin/tsx", ["scripts/weight/budgets.ts"]);
  await check("no secret in the bundles", "node_modules/.bin/tsx", ["scripts/supply/bundles.ts"]);
  if (withBrowser) await browserTests();
}

const started = performance.now();
await Promise.all([productLane(), unitTests()]);

for (const failure of failures) console.log(`! ${failure}`);
console.log(`  all of it  (${((performance.now() - started) / 1000).toFixed(0)} s)`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;
