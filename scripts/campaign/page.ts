import { loadavg } from "node:os";
import {
  describeCores,
  formatTable,
  getToday,
  printFinding,
  readPage,
  writePage,
} from "../harness/report.ts";
import { MAX_MEMORY_MB, type Scenario, type ScenarioFinding } from "./scenario.ts";

const FILE = "docs/reliability.md";

const INTRODUCTION = `# Reliability

Written by \`npx pnpm@12.21.0 campaign\`; do not edit. Each scenario starts the whole product, built, with its embedded
Postgres and the stand-ins, in a folder of its own, with \`RATE_LIMIT_MULTIPLIER=1000\` unless it names another; everything
goes over this machine's loopback, and the load runs on the same cores. Waits are the longest that were seen, by a process
that does nothing else. In every scenario the API's process must take at most ${MAX_MEMORY_MB} MB of memory, its start included.
A scenario that is run again replaces its row, which has its own date and the number of processes that wanted a core when it
began: with more than there are cores, waits are those of the busy machine too.
`;

/** Returns today's date and the load average of the last minute. */
export const formatDateAndLoad = (): string => `${getToday()}, ${(loadavg()[0] ?? 0).toFixed(0)}`;

/** Prints a finding and updates the finding's row in docs/reliability.md. `all` determines the order of the rows. */
export function recordFinding(
  all: readonly Scenario[],
  { name, promise }: Scenario,
  { figure, ok }: ScenarioFinding,
  load: string,
): void {
  printFinding({ what: name, promised: promise, seen: figure, isKept: ok });
  const rows = new Map(
    readPage(FILE)
      .split("\n")
      .filter((line) => /^\| .*\d{4}-\d\d-\d\d/.test(line))
      .map((line) => line.split("|").map((cell) => cell.trim()))
      .map(([, scenario = "", ...cells]) => [scenario, [scenario, ...cells.slice(0, -1)]]),
  );
  rows.set(name, [name, promise, figure, ok ? "kept" : "**broken**", load]);
  const table = formatTable(
    ["scenario", "promised", "seen", "", "when, and the load before"],
    all.map((one) => rows.get(one.name)).filter((row) => row !== undefined),
  );
  writePage(FILE, `${INTRODUCTION}\nThe machine: ${describeCores()}.\n\n${table}\n`);
}
