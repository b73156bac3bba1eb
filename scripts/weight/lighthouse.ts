import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { findChromium } from "../chromium.ts";
import { formatTable } from "../harness/report.ts";
import { getSessionCookie } from "../harness/requests.ts";
import { getMedian } from "../harness/statistics.ts";
import { createTemporaryFolder } from "../harness/temporary-folder.ts";
import { runCommand } from "../run-command.ts";

// Runs Lighthouse on the public pages and the seeded parent's dashboard (`pnpm bench:lighthouse [origin]`). Simulates a
// phone on a slow connection. Requires a running `pnpm start`. Prints the medians of three runs per page, as rows of
// docs/lighthouse.md.
const [origin = "http://localhost:3000"] = process.argv.slice(2);
const PAGES = ["/hub/demo", "/", "/pricing", "/dashboard"];
const RUNS_PER_PAGE = 3;
const chromium = findChromium();

interface Report {
  /**
   * Description of the test machine. `benchmarkIndex` is Lighthouse's measure of the machine's speed: 1,500 to 2,000
   * for a desktop. Lighthouse simulates a phone that is 4 times slower than the machine.
   */
  environment: { benchmarkIndex: number };
  categories: Record<"performance" | "accessibility" | "best-practices", { score: number }>;
  audits: Record<
    "largest-contentful-paint" | "total-blocking-time" | "cumulative-layout-shift" | "interactive",
    { numericValue: number }
  >;
}

/** Maximum number of Lighthouse runs for one page. A run can fail on a busy machine. */
const MAX_ATTEMPTS = 3;

/** Runs Lighthouse on a page, and retries a failed run. `headers` is the path of a JSON file with headers. */
async function measure(url: string, headers: string, attempt = 1): Promise<Report> {
  const flags = "--headless=new --no-sandbox --disable-gpu --disable-background-networking";
  const only = "performance,accessibility,best-practices";
  const result = await runCommand(
    join(import.meta.dirname, "../../node_modules/.bin/lighthouse"),
    [
      url,
      "--output=json",
      "--quiet",
      `--extra-headers=${headers}`,
      `--only-categories=${only}`,
      `--chrome-flags=${flags}`,
    ],
    { env: chromium ? { CHROME_PATH: chromium } : {} },
  );
  if (!result.ok) {
    if (attempt < MAX_ATTEMPTS) return measure(url, headers, attempt + 1);
    throw new Error(`Lighthouse failed on ${url}: ${result.output.slice(-500)}`);
  }
  const report: Report = JSON.parse(result.output.slice(result.output.indexOf("{")));
  return report;
}

/** Runs Lighthouse three times on a page and returns the medians, as cells of a table row. */
async function measurePage(page: string, headers: string): Promise<string[]> {
  const reports: Report[] = [];
  while (reports.length < RUNS_PER_PAGE) reports.push(await measure(`${origin}${page}`, headers));
  const score = (name: keyof Report["categories"]) =>
    Math.round(getMedian(reports.map(({ categories }) => categories[name].score)) * 100);
  const audit = (name: keyof Report["audits"]) =>
    getMedian(reports.map(({ audits }) => audits[name].numericValue));
  const machine = getMedian(reports.map(({ environment }) => environment.benchmarkIndex));
  return [
    page,
    `${score("performance")}`,
    `${score("accessibility")}`,
    `${score("best-practices")}`,
    `${(audit("largest-contentful-paint") / 1_000).toFixed(2)} s`,
    `${Math.round(audit("total-blocking-time"))} ms`,
    audit("cumulative-layout-shift").toFixed(3),
    `${(audit("interactive") / 1_000).toFixed(2)} s`,
    `${Math.round(machine)}`,
  ];
}

const COLUMNS =
  "page, performance, accessibility, best practices, LCP, TBT, CLS, interactive, machine".split(
    ", ",
  );
const folder = createTemporaryFolder("lighthouse");
const headersFile = join(folder, "headers.json");
writeFileSync(
  headersFile,
  JSON.stringify({ cookie: await getSessionCookie({ origin }, "parent") }),
);
const rows: string[][] = [];
for (const page of PAGES) rows.push(await measurePage(page, headersFile));
console.log(formatTable(COLUMNS, rows));
