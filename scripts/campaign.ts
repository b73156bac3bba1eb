import { loadavg } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { connectionScenarios } from "./campaign/connections.ts";
import { floodScenarios } from "./campaign/floods.ts";
import { giftScenarios } from "./campaign/gifts.ts";
import { hubScenarios } from "./campaign/hubs.ts";
import { killScenarios } from "./campaign/kills.ts";
import { outageScenarios } from "./campaign/outages.ts";
import { parentScenarios } from "./campaign/parents.ts";
import {
  MAX_API_MEMORY_MB,
  runScenario,
  type Scenario,
  type Scenarios,
} from "./campaign/scenario.ts";
import { createSoakScenario } from "./campaign/soak.ts";
import { tokenScenarios } from "./campaign/tokens.ts";
import { uploadScenarios } from "./campaign/uploads.ts";
import {
  describeCores,
  formatTable,
  getToday,
  type HarnessFinding,
  printFinding,
  readFileIfExists,
  writeMarkdownFile,
} from "./harness/report.ts";
import { runScript } from "./harness/run-script.ts";
import { readPortFromEnv } from "./ports.ts";

/**
 * Exposes the product to floods, races and failures of the services it depends on (`pnpm campaign`). Uses only the
 * loopback interface. Prints the documented and the observed behavior, and writes the same table to
 * docs/reliability.md. Exits with 1 if the two differ. `--only race,disk` runs only the scenarios with these names.
 * `--minutes N` sets the length of the soak test, which is 30 minutes by default. `CAMPAIGN_PORT` is the first of four
 * ports, 4600 by default.
 */
process.chdir(join(import.meta.dirname, ".."));
const { values } = parseArgs({
  options: { only: { type: "string" }, minutes: { type: "string", default: "30" } },
});
const minutes = Number(values.minutes);
const PAGE_FILE = "docs/reliability.md";

const INTRODUCTION = `# Reliability

Written by \`npx pnpm@12.21.0 campaign\`; do not edit. Each scenario starts the whole product, built, with its embedded
Postgres and the stand-ins, in a folder of its own, with \`RATE_LIMIT_MULTIPLIER=1000\` unless it names another; everything
goes over this machine's loopback, and the load runs on the same cores. Waits are the longest that were seen, by a process
that does nothing else. In every scenario the API's process must take at most ${MAX_API_MEMORY_MB} MB of memory, its start included.
A scenario that is run again replaces its row, which has its own date and the number of processes that wanted a core when it
began: with more than there are cores, waits are those of the busy machine too.
`;

const SCENARIOS: Scenarios = {
  ...giftScenarios,
  ...tokenScenarios,
  ...killScenarios,
  ...connectionScenarios,
  ...uploadScenarios,
  ...hubScenarios,
  ...parentScenarios,
  ...floodScenarios,
  ...outageScenarios,
  soak: createSoakScenario(minutes),
};

const names = values.only?.split(",") ?? Object.keys(SCENARIOS);
const unknown = names.filter((name) => !(name in SCENARIOS));
if (unknown.length > 0) {
  console.log(
    `There is no ${unknown.join(", ")}. Choose from ${Object.keys(SCENARIOS).join(", ")}.`,
  );
  process.exit(1);
}
await runScript(async () => {
  const port = readPortFromEnv("CAMPAIGN_PORT", 4600);
  let broken = 0;
  for (const name of names) {
    const scenario = SCENARIOS[name] as Scenario;
    const load = `${getToday()}, ${(loadavg()[0] ?? 0).toFixed(0)}`;
    const finding = await runScenario(scenario, port, minutes);
    if (!finding.isMet) broken += 1;
    recordFinding(finding, load);
  }
  console.log(`${names.length - broken} kept, ${broken} broken`);
  return broken === 0;
});

/** Prints a finding and updates its row in docs/reliability.md. `load` is the date and the load average. */
function recordFinding(finding: HarnessFinding, load: string): void {
  printFinding(finding);
  const { what, required, measured, isMet } = finding;
  const rows = new Map(
    readFileIfExists(PAGE_FILE)
      .split("\n")
      .filter((line) => /^\| .*\d{4}-\d\d-\d\d/.test(line))
      .map((line) => line.split("|").map((cell) => cell.trim()))
      .map(([, scenario = "", ...cells]) => [scenario, [scenario, ...cells.slice(0, -1)]]),
  );
  rows.set(what, [what, required, measured, isMet ? "kept" : "**broken**", load]);
  const table = formatTable(
    ["scenario", "promised", "seen", "", "when, and the load before"],
    Object.values(SCENARIOS)
      .map((one) => rows.get(one.what))
      .filter((row) => row !== undefined),
  );
  writeMarkdownFile(PAGE_FILE, `${INTRODUCTION}\nThe machine: ${describeCores()}.\n\n${table}\n`);
}
