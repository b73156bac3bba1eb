import { writeFileSync } from "node:fs";
import {
  evaluateMutants,
  formatMutationScorePage,
  formatMutationScoreTable,
  type MutantResult,
} from "./results.ts";
import { runSqlMutants } from "./run-sql.ts";
import { runStryker } from "./run-stryker.ts";
import { findSqlMutantScopes, STRYKER_SCOPES } from "./scope.ts";
import { ACCEPTED_MUTANTS } from "./survivors.ts";

// Runs the mutants in the current folder, which is a copy of the repository. With filters, runs only the mutants of
// files whose path contains a filter. Prints each survivor. Fails if a survivor is not listed, or if the score is below
// the goal. A full run writes docs/mutation-score.md.
const [pagePath = "", ...filters] = process.argv.slice(2);
const root = process.cwd();
const isChosen = (path: string) =>
  filters.length === 0 || filters.some((filter) => path.includes(filter));

const results: MutantResult[] = [];
const minutes = new Map<string, number>();
let lastAt = performance.now();
const report = (result: MutantResult) => {
  const now = performance.now();
  minutes.set(result.group, (minutes.get(result.group) ?? 0) + (now - lastAt) / 60_000);
  lastAt = now;
  results.push(result);
  if (!result.isKilled) console.log(`  survived: ${result.source}: ${result.name}`);
};

for (const scope of STRYKER_SCOPES) {
  const sources = scope.sources.filter((source) => isChosen(`${scope.folder}/${source}`));
  if (sources.length > 0) await runStryker(root, { ...scope, sources }, report);
}
const sqlScopes = findSqlMutantScopes(root).filter(({ source }) => isChosen(source));
if (sqlScopes.length > 0) await runSqlMutants(root, sqlScopes, report);

const { problems, stale } = evaluateMutants(results, ACCEPTED_MUTANTS, filters.length === 0);
for (const name of stale) console.log(`  named, but killed or gone: ${name}`);
for (const problem of problems) console.log(`  ${problem}`);
const table = formatMutationScoreTable(results, minutes);
console.log(table);
if (filters.length === 0) {
  writeFileSync(pagePath, formatMutationScorePage(table, new Date().toISOString().slice(0, 10)));
}
process.exit(problems.length > 0 ? 1 : 0);
