import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { TestBrowser } from "@giftling/local-services/testing/browser";
import { findChromium } from "../chromium.ts";
import { runStep } from "../run-step.ts";

/**
 * `pnpm bench:lighthouse [origin]` runs Lighthouse on the public pages and on the seeded parent's dashboard. It simulates a
 * phone on a slow connection and needs a running `pnpm start`. Prints the median of three runs for each page, as rows of
 * docs/lighthouse.md.
 */
const [origin = "http://localhost:3000"] = process.argv.slice(2);
const PAGES = ["/hub/demo", "/", "/pricing", "/dashboard"];
const RUNS = 3;
const chromium = findChromium();

interface Report {
  /**
   * `benchmarkIndex` is the speed of the machine. It is 1,500 to 2,000 on a desktop, for which the simulated phone is 4
   * times slower.
   */
  environment: { benchmarkIndex: number };
  categories: Record<"performance" | "accessibility" | "best-practices", { score: number }>;
  audits: Record<
    "largest-contentful-paint" | "total-blocking-time" | "cumulative-layout-shift" | "interactive",
    { numericValue: number }
  >;
}

/** Signs in the seeded parent. Returns the path of a file with the request headers. Public pages ignore the session cookie. */
async function signIn(folder: string): Promise<string> {
  const browser = new TestBrowser();
  const form = await browser.get(`${origin}/api/login`);
  await browser.submit(form.url, { email: "parent@example.com", name: "Ana" });
  const file = join(folder, "headers.json");
  writeFileSync(file, JSON.stringify({ cookie: browser.cookies }));
  return file;
}

/** Maximum number of attempts, because a run can fail on a busy machine. */
const ATTEMPTS = 3;

async function measure(url: string, attempt = 1): Promise<Report> {
  const flags = "--headless=new --no-sandbox --disable-gpu --disable-background-networking";
  const only = "performance,accessibility,best-practices";
  const result = await runStep(
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
    if (attempt < ATTEMPTS) return measure(url, attempt + 1);
    throw new Error(`Lighthouse failed on ${url}: ${result.output.slice(-500)}`);
  }
  const report: Report = JSON.parse(result.output.slice(result.output.indexOf("{")));
  return report;
}

function median(values: number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

const folder = mkdtempSync(join(tmpdir(), "giftling-lighthouse-"));
const headers = await signIn(folder);
console.log(
  "| page | performance | accessibility | best practices | LCP | TBT | CLS | interactive | machine |",
);
console.log(
  "| ---- | ----------- | ------------- | -------------- | --- | --- | --- | ----------- | ------- |",
);
for (const page of PAGES) {
  const reports: Report[] = [];
  for (let index = 0; index < RUNS; index += 1) reports.push(await measure(`${origin}${page}`));
  const score = (name: keyof Report["categories"]) =>
    Math.round(median(reports.map(({ categories }) => categories[name].score)) * 100);
  const audit = (name: keyof Report["audits"]) =>
    median(reports.map(({ audits }) => audits[name].numericValue));
  const cells = [
    page,
    score("performance"),
    score("accessibility"),
    score("best-practices"),
    `${(audit("largest-contentful-paint") / 1_000).toFixed(2)} s`,
    `${Math.round(audit("total-blocking-time"))} ms`,
    audit("cumulative-layout-shift").toFixed(3),
    `${(audit("interactive") / 1_000).toFixed(2)} s`,
    Math.round(median(reports.map(({ environment }) => environment.benchmarkIndex))),
  ];
  console.log(`| ${cells.join(" | ")} |`);
}
rmSync(folder, { recursive: true });
