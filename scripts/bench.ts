import { join } from "node:path";
import { parseArgs } from "node:util";
import { measureDatabaseGrowth } from "./bench/growth.ts";
import {
  describeMachine,
  formatGrowthSection,
  formatSpeedSection,
  writeReportSection,
} from "./bench/report.ts";
import { measureSpeedAndRoundTrips } from "./bench/speed.ts";
import { type BenchStack, startBenchStack } from "./bench/stack.ts";
import { runScript } from "./harness/run-script.ts";
import { readPortFromEnv } from "./ports.ts";

/**
 * Measures the most frequent requests of the product and of bare servers, and writes docs/benchmarks.md (`pnpm
 * bench`). The rates depend on the machine, which must otherwise be idle. The ratios between the product and a minimal
 * server hardly depend on the machine.
 *
 * - `--growth` instead measures databases with 1,000, 100,000 and 1,000,000 families, and their execution plans.
 *   `--growth-max N` stops at N families.
 * - `--quick` takes about a minute and writes nothing. Fails on too many round trips and on very low ratios.
 */
process.chdir(join(import.meta.dirname, ".."));
const { values } = parseArgs({
  options: {
    growth: { type: "boolean", default: false },
    "growth-max": { type: "string", default: "1000000" },
    quick: { type: "boolean", default: false },
  },
});
const FULL_LENGTH = { seconds: 4, rounds: 3, families: 1_000 };
const QUICK_LENGTH = { seconds: 0.5, rounds: 1, families: 120 };

/** Fraction of a performance goal below which a result counts as a regression instead of noise. */
const REGRESSION_SHARE = 0.1;

const machine = describeMachine();
await runScript(async () => {
  const bench = await startBenchStack(readPortFromEnv("BENCH_PORT", 4400));
  if (values.quick) {
    const problems = await listQuickProblems(bench);
    for (const problem of problems) console.log(`✗ ${problem}`);
    return problems.length === 0;
  }
  if (values.growth) {
    const growth = await measureDatabaseGrowth(bench, FULL_LENGTH, Number(values["growth-max"]));
    writeReportSection("Growth", await formatGrowthSection(machine, bench, growth));
  } else {
    const { trips, speed } = await measureSpeedAndRoundTrips(bench, FULL_LENGTH);
    const section = await formatSpeedSection(machine, bench, FULL_LENGTH, speed, trips);
    writeReportSection("Speed", section);
  }
  return true;
});

/** Returns a sentence for each request with too many round trips, or with a rate far below the request's goal. */
async function listQuickProblems(stack: BenchStack): Promise<string[]> {
  const { trips, speed } = await measureSpeedAndRoundTrips(stack, QUICK_LENGTH);
  for (const { name, trips: count } of trips) console.log(`${name}: ${count} round trips`);
  const compared = speed.rows.flatMap(({ row: { name }, bares }) =>
    bares.map((bare) => ({ name, ...bare })),
  );
  for (const { name, ratio, what } of compared)
    console.log(`${name}: ${ratio.toFixed(2)} of ${what}`);
  const { streams, views, renders } = speed;
  const { megabytes, ratio } = streams;
  console.log(`open pages: ${megabytes.toFixed(0)} MB, ${ratio.toFixed(2)} of the rate of hubs`);
  console.log(
    `opened hubs: ${views.requests.rate.toFixed(0)}/s, ${views.hitRate.toFixed(2)} cached`,
  );
  console.log(`a page rendered again: ${renders.p50.toFixed(1)} ms`);
  return [
    ...trips
      .filter(({ trips: count, goal }) => count > goal)
      .map(
        ({ name, trips: count, goal }) => `${name}: ${count} round trips, not ${goal} or fewer.`,
      ),
    ...compared
      .filter(({ goal, ratio }) => goal !== null && !(ratio >= goal * REGRESSION_SHARE))
      .map(
        ({ name, what, goal, ratio }) =>
          `${name}: ${ratio.toFixed(3)} of ${what}, not a tenth of ${goal}.`,
      ),
  ];
}
