import {
  formatFindings,
  formatTable,
  type HarnessFinding,
  writeSectionResults,
} from "../harness/report.ts";
import type { CapacityMeasurement } from "./capacity.ts";
import type { PageViewSummary } from "./views.ts";

/** Number of page views per day for which the required resources are computed. */
const VIEWS_PER_DAY = 10_000_000;
/** Ratio of the busiest hour of a day to the day's average. */
const PEAK_FACTOR = 4;
/** Planned fraction of the highest rate and of a core. The reserve allows for the loss of a process or a primary. */
export const PLANNED_UTILIZATION = 0.5;
/** Assumed time for which an opened hub is visible, in seconds. A visible hub listens to events. */
const VISIBLE_SECONDS = 30;
/** Maximum number of event streams of one process (rule: live-pages). */
const STREAMS = 1_000;
const MIN_PROCESSES = 3;

/** Page views in a period of the scale test, for example during a rolling restart. */
export type PageViewPeriod = { what: string; views: PageViewSummary };

const count = (value: number): string => Math.round(value).toLocaleString("en-US");
const decimal = (value: number): string => value.toFixed(1);

const formatPeriods = (periods: readonly PageViewPeriod[]): string =>
  formatTable(
    ["views of hubs", "a second", "p50 / p99", "failed requests"],
    periods.map(({ what, views }) => [
      what,
      count(views.rate),
      `${count(views.p50)} / ${count(views.p99)} ms`,
      views.failures || "none",
    ]),
  );

/** Returns a table of the resources that `VIEWS_PER_DAY` views require, from the measured figures of one page view. */
export function formatRequiredResources(capacity: CapacityMeasurement): string {
  const { views, hitRate, processes, cpuMs, megabytes, connections } = capacity;
  const { transactions, rows } = capacity;
  const peak = (VIEWS_PER_DAY / 86_400) * PEAK_FACTOR;
  const cores = (peak * cpuMs) / 1_000;
  const needed = Math.max(MIN_PROCESSES, Math.ceil(cores / PLANNED_UTILIZATION));
  const bytes = views.pageBytes + views.pictureBytes;
  const streams = peak * VISIBLE_SECONDS;
  return formatTable(
    ["what", "measured", `for ${count(VIEWS_PER_DAY)} views a day`],
    [
      [
        "views",
        `${count(views.rate)}/s of ${count(capacity.families)} families, with p99 ${count(views.p99)} ms`,
        `${count(peak)}/s in the busiest hour, ${PEAK_FACTOR} times the average`,
      ],
      [
        "pages rendered",
        `${count(hitRate * 100)} % of pages are cached`,
        `${count(peak * (1 - hitRate))}/s`,
      ],
      [
        "cores of API processes",
        `${decimal(cpuMs)} ms of CPU time per view`,
        `${decimal(cores)} cores: ${needed} processes that use at most ${count(PLANNED_UTILIZATION * 100)} % of a core`,
      ],
      [
        "memory of API processes",
        `${count(megabytes)} MB in the largest of ${processes}`,
        `${count(megabytes * needed)} MB`,
      ],
      [
        "connections to Postgres",
        `${connections} with ${processes} processes and a pooler`,
        `${count((connections / processes) * needed)}`,
      ],
      [
        "transactions in Postgres",
        `${decimal(transactions)} per view`,
        `${count(transactions * peak)}/s`,
      ],
      [
        "written rows",
        `${decimal(rows)} per view`,
        `${count((rows * VIEWS_PER_DAY) / 1e6)} million a day`,
      ],
      [
        "network, without pictures",
        `${decimal(views.pageBytes / 1_000)} kB per page`,
        `${decimal((views.pageBytes * VIEWS_PER_DAY) / 1e9)} GB a day`,
      ],
      [
        "network, with pictures",
        `${decimal(views.pictureBytes / 1_000)} kB for one picture`,
        `${decimal((bytes * VIEWS_PER_DAY) / 1e9)} GB a day, ${count((bytes * peak * 8) / 1e6)} Mbit/s in the busiest hour`,
      ],
      [
        "open event streams",
        `at most ${count(STREAMS)} per process`,
        `${count(streams)} where a page is open for ${VISIBLE_SECONDS} s: ${Math.ceil(streams / STREAMS)} processes for all`,
      ],
    ],
  );
}

/** Prints the results and writes them to docs/operations.md. */
export function writeScaleReport(
  findings: readonly HarnessFinding[],
  periods: readonly PageViewPeriod[],
  capacity: CapacityMeasurement,
): void {
  const sizing = formatRequiredResources(capacity);
  console.log(`\n${formatPeriods(periods)}\n\n${sizing}`);
  writeSectionResults("Scale test", `${formatFindings(findings)}\n\n${formatPeriods(periods)}`);
  writeSectionResults("Ten million views a day", sizing);
}
