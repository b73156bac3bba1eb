import { loadavg, release, totalmem, type } from "node:os";
import {
  describeCores,
  formatTable,
  getToday,
  readFileIfExists,
  writeMarkdownFile,
} from "../harness/report.ts";
import { cpuPinningUnavailableReason } from "./cpu-pinning.ts";
import type { DatabaseGrowthMeasurement } from "./growth.ts";
import { LOAD_CONNECTION_COUNT } from "./load.ts";
import { READ_CONNECTION_COUNT, WRITES_PER_SECOND } from "./mixed-load.ts";
import type { RoundTripCount } from "./round-trips.ts";
import type { SpeedMeasurementOptions, SpeedMeasurements } from "./speed.ts";
import type { BenchStack } from "./stack.ts";
import { EVENT_STREAM_COUNT } from "./streams.ts";

const FILE = "docs/benchmarks.md";
const SECTIONS = ["Speed", "Growth"] as const;

/** Minimum CPU use at which the load generator counts as the bottleneck, as a fraction of one core. */
const LOAD_BOUND = 0.95;
/** Maximum memory of the API after the benchmark's requests, in MB. */
const MEMORY_GOAL = 300;
/** Maximum time from the start of the API to its first hub response, in milliseconds. */
const START_GOAL = 600;
/** Maximum memory that the API uses for all event streams together, in MB. */
const STREAM_MEMORY_GOAL = 40;
/** Minimum rate of cached hubs with all event streams open, relative to the rate without event streams. */
const STREAM_RATE_GOAL = 0.95;
/** Maximum slowdown factor of hub requests from the smallest to the largest database. */
const HUB_LOSS_GOAL = 1.4;
/** Maximum slowdown factor of purchases from the smallest to the largest database. */
const PURCHASE_LOSS_GOAL = 1.15;

const INTRODUCTION = `# Benchmarks

Written by \`npx pnpm@12.21.0 bench\` and \`bench --growth\`; do not edit. The product is the built one as
\`start\` runs it, with \`RATE_LIMIT_MULTIPLIER=1000\`, production's log level and a trusted proxy. Its log is discarded. The
API, the bare servers and Postgres run on one core, the load on another: ${LOAD_CONNECTION_COUNT} connections, each with a forwarded address of
its own, which send the next request when the response arrives. A warm-up before the first round opens and prepares all
connections to the database. Every figure is a median of rounds in which the product and the bare server take turns.
[performance.md](performance.md) says where the time goes.
`;

/** Returns the CPU, memory, operating system, Node version and current load of the machine, as Markdown. */
export function describeMachine(): string {
  const memory = (totalmem() / 1_000_000_000).toFixed(0);
  const busy = (loadavg()[0] ?? 0).toFixed(1);
  return `${describeCores()}, ${memory} GB of memory, ${type()} ${release()}, Node ${process.versions.node}; load before the start: ${busy}`;
}

async function about(machine: string, { sql }: BenchStack): Promise<string> {
  const [row] = await sql<{ version: string }[]>`
    select current_setting('server_version') as version`;
  const lines = [`${getToday()}. ${machine}. Postgres ${row?.version}.`];
  if (cpuPinningUnavailableReason !== null) lines.push(cpuPinningUnavailableReason);
  return lines.join("\n");
}

const count = (value: number) => Math.round(value).toLocaleString("en-US");
const ms = (value: number) =>
  Number.isNaN(value) ? "–" : value < 10 ? value.toFixed(1) : value.toFixed(0);
const met = (isMet: boolean) => (isMet ? "yes" : "**no**");

/** Formats the section on speed: rates, memory, start time and round trips. */
export async function formatSpeedSection(
  machine: string,
  bench: BenchStack,
  { seconds, rounds, families }: SpeedMeasurementOptions,
  { rows, memory, streams, mixed, renders, views, startMs }: SpeedMeasurements,
  trips: RoundTripCount[],
): Promise<string> {
  const speeds = rows.flatMap(({ row, bytes, product, bares }) =>
    bares.map(({ what, goal, measured, ratio }) => [
      `${row.name}, ${(bytes / 1_000).toFixed(1)} kB`,
      `${count(product.rate)}/s${product.refused > 0 ? ` (${count(product.refused)} refused)` : ""}`,
      `${ms(product.p50)} / ${ms(product.p99)}`,
      `${what}: ${count(measured.rate)}/s${measured.loadShare > LOAD_BOUND ? " *" : ""}`,
      `${ms(measured.p50)} / ${ms(measured.p99)}`,
      ratio.toFixed(2),
      goal === null ? "" : `≥ ${goal.toFixed(2)}`,
      goal === null ? "" : met(ratio >= goal),
    ]),
  );
  const others = [
    [
      "memory of the API after the load",
      `${count(memory.product)} MB`,
      `bare: ${count(memory.bare)} MB`,
      `≤ ${MEMORY_GOAL} MB`,
      met(memory.product <= MEMORY_GOAL),
    ],
    [
      `memory of ${count(EVENT_STREAM_COUNT)} open pages that listen to events`,
      `${count(streams.megabytes)} MB`,
      "",
      `≤ ${STREAM_MEMORY_GOAL} MB`,
      met(streams.megabytes <= STREAM_MEMORY_GOAL),
    ],
    [
      "rate of cached hubs beside them",
      streams.ratio.toFixed(2),
      "without them: 1",
      `≥ ${STREAM_RATE_GOAL}`,
      met(streams.ratio >= STREAM_RATE_GOAL),
    ],
    [
      `${READ_CONNECTION_COUNT} readers of cached hubs beside ${WRITES_PER_SECOND} writes a second`,
      `${count(mixed.reads.rate)}/s, ${ms(mixed.reads.p50)} / ${ms(mixed.reads.p99)} ms`,
      `writes: ${ms(mixed.writes.p50)} / ${ms(mixed.writes.p99)} ms`,
    ],
    [
      "a hub's page, rendered again after a contribution",
      `${ms(renders.p50)} / ${ms(renders.p99)} ms`,
    ],
    [
      `opened hubs of ${count(views.families)} families by Zipf's law, each with a picture`,
      `${count(views.requests.rate / 2)}/s, ${ms(views.requests.p50)} / ${ms(views.requests.p99)} ms`,
      `${(views.hitRate * 100).toFixed(0)} % of pages cached, ${count(views.megabytes)} MB`,
    ],
    [
      "from the API's start to its first hub",
      `${count(startMs)} ms`,
      "",
      `≤ ${START_GOAL} ms`,
      met(startMs <= START_GOAL),
    ],
  ];
  const counted = trips.map(({ name, trips: found, goal }) => [
    name,
    String(found),
    `≤ ${goal}`,
    met(found <= goal),
  ]);
  return `${await about(machine, bench)}

${count(families)} families of one kid with 20 wishes (4 bought), 3 links, 2 updates and 6 contributions, in random order; ${rounds} rounds of ${seconds} s.
"Made anew" is with \`HUB_CACHE_MB=0\`. Jobs that a purchase leaves wait until the end. "The same JSON, stored" is text read
from one table by node:http and postgres.js alone. "The same statement" is the product's own, sent in the same way: the ratio to
it shows the cost of the API without the statement. Times are p50 / p99 in milliseconds.

${formatTable(["", "product", "ms", "bare", "ms", "ratio", "goal", "met"], speeds)}

\\* The load used all of its core: the bare server can do more, and the ratio is too high.

${formatTable(["", "product", "", "goal", "met"], others)}

Round trips to the database for one request, on connections that have its statements prepared:

${formatTable(["", "round trips", "goal", "met"], counted)}
`;
}

/** Formats the section on growth: rates for each number of families, and execution plans. */
export async function formatGrowthSection(
  machine: string,
  bench: BenchStack,
  sizes: DatabaseGrowthMeasurement[],
): Promise<string> {
  const [smallest] = sizes;
  const largest = sizes.at(-1);
  if (!smallest || !largest) throw new Error("Nothing was measured.");
  const rows = sizes.map(({ families, megabytes, hub, purchase }) => [
    count(families),
    `${count(megabytes)} MB`,
    `${count(hub.rate)}/s`,
    `${ms(hub.p50)} / ${ms(hub.p99)}`,
    (smallest.hub.rate / hub.rate).toFixed(2),
    `${count(purchase.rate)}/s`,
    `${ms(purchase.p50)} / ${ms(purchase.p99)}`,
    (smallest.purchase.rate / purchase.rate).toFixed(2),
  ]);
  const hubLoss = smallest.hub.rate / largest.hub.rate;
  const purchaseLoss = smallest.purchase.rate / largest.purchase.rate;
  const plans = largest.plans.flatMap(({ request, plans: all }) =>
    all.map((plan, index) => {
      const [before] = sizes.map(
        (size) => size.plans.find((each) => each.request === request)?.plans[index],
      );
      return [
        request,
        plan.statement,
        `${ms(before?.ms ?? Number.NaN)} → ${ms(plan.ms)}${plan.isCompiled ? " (compiled)" : ""}`,
        ms(plan.planningMs),
        `${before ? before.hit + before.read : ""} → ${plan.hit + plan.read}`,
        plan.scans.join(", "),
      ];
    }),
  );
  return `${await about(machine, bench)}

Families of one kid with 8 wishes (2 bought), 3 links, 2 updates and 6 contributions; hubs made anew (\`HUB_CACHE_MB=0\`) of up to 20,000
random families. Times are p50 / p99 in milliseconds; a loss is how many times slower it is than with ${count(smallest.families)} families.

${formatTable(["families", "database", "hub JSON", "ms", "loss", "purchase", "ms", "loss"], rows)}

From ${count(smallest.families)} to ${count(largest.families)} families: hub ${hubLoss.toFixed(2)} (goal ≤ ${HUB_LOSS_GOAL}: ${met(hubLoss <= HUB_LOSS_GOAL)}), purchase ${purchaseLoss.toFixed(2)} (goal ≤ ${PURCHASE_LOSS_GOAL}: ${met(purchaseLoss <= PURCHASE_LOSS_GOAL)}).

EXPLAIN (ANALYZE, BUFFERS) of each statement that the requests sent, with ${count(smallest.families)} → ${count(largest.families)} families; the way the
tables are read is the larger one's, with the rows each gave. Pages have 8 kB.

${formatTable(["request", "statement", "ms", "planned once, ms", "pages", "how"], plans)}
`;
}

/** Prints a section of docs/benchmarks.md and replaces this section in the file. Other sections stay unchanged. */
export function writeReportSection(name: (typeof SECTIONS)[number], text: string): void {
  const before = readFileIfExists(FILE);
  const sections = SECTIONS.flatMap((section) => {
    const [, kept] = before.split(`## ${section}\n\n`);
    const body = section === name ? text : kept?.split("\n## ")[0];
    return body === undefined ? [] : [`## ${section}\n\n${body.trimEnd()}\n`];
  });
  writeMarkdownFile(FILE, [INTRODUCTION, ...sections].join("\n"));
  console.log(text);
}
