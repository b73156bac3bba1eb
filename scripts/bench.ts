import { join } from "node:path";
import { parseArgs } from "node:util";
import { measureDue } from "./bench/due.ts";
import { measureGrowth } from "./bench/growth.ts";
import { quickProblems } from "./bench/quick.ts";
import {
  describeMachine,
  dueSection,
  growthSection,
  speedSection,
  writeSection,
} from "./bench/report.ts";
import { measureSpeed, prepare } from "./bench/speed.ts";
import { startBench } from "./bench/stack.ts";
import { countTrips, takeHubStatement } from "./bench/trips.ts";
import { portFrom } from "./ports.ts";

/**
 * `pnpm bench` measures the most frequent requests beside bare servers and writes docs/benchmarks.md. The figures depend on
 * the machine, which must otherwise be idle. The ratios hardly depend on the machine.
 *
 * - `--seconds N` (4), `--rounds N` (3) and `--families N` (1000) set the length of the measurements.
 * - `--growth` instead measures the rates with 1,000, 100,000 and 1,000,000 families, and the plans of the statements.
 * `--growth-max N` stops at N families.
 * - `--due` instead measures how Postgres finds due days among 1,000,000 kids, with and without the indexes of the days.
 * - `--quick` takes about a minute and writes nothing. It fails on too many round trips and on grossly low ratios.
 */
const DUE_KIDS = 1_000_000;

process.chdir(join(import.meta.dirname, ".."));
const { values } = parseArgs({
  options: {
    seconds: { type: "string", default: "4" },
    rounds: { type: "string", default: "3" },
    families: { type: "string", default: "1000" },
    growth: { type: "boolean", default: false },
    "growth-max": { type: "string", default: "1000000" },
    due: { type: "boolean", default: false },
    quick: { type: "boolean", default: false },
  },
});
const effort = {
  seconds: Number(values.seconds),
  rounds: Number(values.rounds),
  families: Number(values.families),
};

const machine = describeMachine();
if (values.due) {
  writeSection("Due", dueSection(machine, await measureDue(DUE_KIDS)));
} else {
  await onTheProduct();
}

async function onTheProduct(): Promise<void> {
  const bench = await startBench(portFrom("BENCH_PORT", 4400));
  try {
    if (values.quick) {
      const problems = await quickProblems(bench);
      for (const problem of problems) console.log(`✗ ${problem}`);
      if (problems.length > 0) process.exitCode = 1;
    } else if (values.growth) {
      const growth = await measureGrowth(bench, effort, Number(values["growth-max"]));
      writeSection("Growth", await growthSection(machine, bench, growth));
    } else {
      const families = await prepare(bench, effort);
      const trips = await countTrips(bench, families.readers, families.counted);
      const statement = await takeHubStatement(bench, families.readers);
      const speed = await measureSpeed(bench, { ...families, statement }, effort);
      writeSection("Speed", await speedSection(machine, bench, effort, speed, trips));
    }
  } finally {
    await bench.stop();
  }
}
