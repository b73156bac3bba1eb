import { join } from "node:path";
import { findChromium } from "../chromium.ts";
import { run } from "../run-step.ts";

/**
 * Runs Lighthouse on the pages that strangers see, as a phone on a slow line: `pnpm bench:lighthouse [origin]` beside a
 * running `pnpm start`. Prints the median of three runs for each page, as rows of docs/lighthouse.md.
 */
const [origin = "http://localhost:3000"] = process.argv.slice(2);
const PAGES = ["/hub/demo", "/", "/pricing"];
const RUNS = 3;
const chromium = findChromium();

interface Report {
  categories: Record<"performance" | "accessibility" | "best-practices", { score: number }>;
  audits: Record<
    "largest-contentful-paint" | "total-blocking-time" | "cumulative-layout-shift",
    { numericValue: number }
  >;
}

/** Runs can fail on a busy machine. */
const ATTEMPTS = 3;

async function measure(url: string, attempt = 1): Promise<Report> {
  const flags = "--headless=new --no-sandbox --disable-gpu --disable-background-networking";
  const only = "performance,accessibility,best-practices";
  const result = await run(
    join(import.meta.dirname, "../../node_modules/.bin/lighthouse"),
    [url, "--output=json", "--quiet", `--only-categories=${only}`, `--chrome-flags=${flags}`],
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

console.log("| page | performance | accessibility | best practices | LCP | TBT | CLS |");
console.log("| ---- | ----------- | ------------- | -------------- | --- | --- | --- |");
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
  ];
  console.log(`| ${cells.join(" | ")} |`);
}
