import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { availableParallelism, cpus, loadavg } from "node:os";
import { MAX_MEMORY_MB } from "./memory.ts";
import type { Scenario, ScenarioFinding } from "./scenario.ts";

const FILE = "docs/reliability.md";

const INTRODUCTION = `# Reliability

Written by \`npx pnpm@12.21.0 campaign\`; do not edit. Each scenario starts the whole product, built, with its embedded
Postgres and the stand-ins, in a folder of its own, with \`RATE_LIMIT_MULTIPLIER=1000\` unless it names another; everything
goes over this machine's loopback, and the load runs on the same cores. Waits are the longest that were seen, by a process
that does nothing else. In every scenario the API's process must take at most ${MAX_MEMORY_MB} MB of memory, its start included.
A scenario that is run again replaces its row, which has its own date and the number of processes that wanted a core when it
began: with more than there are cores, waits are those of the busy machine too.
`;

/** Returns the document's existing rows by the scenario's name. */
function keptRows(): Map<string, string> {
  const text = existsSync(FILE) ? readFileSync(FILE, "utf8") : "";
  const rows = text.split("\n").filter((line) => /^\| .*\d{4}-\d\d-\d\d/.test(line));
  return new Map(rows.map((row) => [row.split("|")[1]?.trim() ?? "", row]));
}

/** Returns the date and the machine's load, for the start of a scenario. */
export const describeLoad = (): string =>
  `${new Date().toISOString().slice(0, 10)}, ${(loadavg()[0] ?? 0).toFixed(0)}`;

/** Prints a finding and writes it into the document. The document's rows have the order of the scenarios in `all`. */
export function recordFinding(
  all: readonly Scenario[],
  { name, promise }: Scenario,
  { figure, ok }: ScenarioFinding,
  load: string,
): void {
  console.log(`${ok ? "✓" : "✗"} ${name}\n    promised: ${promise}\n    seen: ${figure}`);
  const rows = keptRows();
  rows.set(name, `| ${name} | ${promise} | ${figure} | ${ok ? "kept" : "**broken**"} | ${load} |`);
  const machine = `The machine: ${availableParallelism()} cores (${cpus()[0]?.model.trim() || "of an unnamed kind"}).`;
  const table = [
    "| scenario | promised | seen | | when, and the load before |",
    "| --- | --- | --- | --- | --- |",
    ...all.flatMap((one) => rows.get(one.name) ?? []),
  ];
  writeFileSync(FILE, `${INTRODUCTION}\n${machine}\n\n${table.join("\n")}\n`);
  // Formats the file as the linter requires.
  execFileSync("node_modules/.bin/biome", ["format", "--write", FILE], { stdio: "ignore" });
}
