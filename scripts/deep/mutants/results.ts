/** Result of a mutant: whether a test detected the mutant. */
export type MutantResult = { group: string; source: string; name: string; isKilled: boolean };

/** Surviving mutants of one file, with the common reason why no test detects them. */
export type AcceptedMutants = { source: string; reason: string; mutants: readonly string[] };

const MIN_MUTATION_SCORE = 0.85;

/**
 * Returns the problems of a mutation test run: surviving mutants missing from `named`, and a low mutation score.
 * `stale` contains the mutants in `named` that did not survive. If `isWhole` is false, `stale` is empty.
 */
export function evaluateMutants(
  results: readonly MutantResult[],
  named: readonly AcceptedMutants[],
  isWhole: boolean,
): { problems: string[]; stale: string[] } {
  const survivors = results.filter(({ isKilled }) => !isKilled);
  const keyOf = (source: string, name: string) => `${source}: ${name}`;
  const known = new Set(
    named.flatMap(({ source, mutants }) => mutants.map((name) => keyOf(source, name))),
  );
  const problems = survivors
    .map(({ source, name }) => keyOf(source, name))
    .filter((key) => !known.has(key))
    .map((key) => `No test notices, and scripts/deep/mutants/survivors.ts does not name: ${key}`);
  const score = 1 - survivors.length / Math.max(1, results.length);
  if (score < MIN_MUTATION_SCORE)
    problems.push(`The score ${percent(score)} is below ${percent(MIN_MUTATION_SCORE)}`);
  const survived = new Set(survivors.map(({ source, name }) => keyOf(source, name)));
  return { problems, stale: isWhole ? [...known].filter((key) => !survived.has(key)) : [] };
}

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

/** Returns a Markdown table with the mutation score of each group of files. */
export function formatMutationScoreTable(
  results: readonly MutantResult[],
  minutes: ReadonlyMap<string, number>,
): string {
  const row = (name: string, group: readonly MutantResult[], spent: number) => {
    const killed = group.filter(({ isKilled }) => isKilled).length;
    const survived = group.length - killed;
    return `| ${name} | ${group.length} | ${killed} | ${survived} | ${percent(killed / group.length)} | ${spent.toFixed(0)} |`;
  };
  const groups = [...new Set(results.map(({ group }) => group))];
  const total = [...minutes.values()].reduce((sum, spent) => sum + spent, 0);
  return [
    "| scope | mutants | killed | accepted survivors | score | minutes |",
    "| ----- | ------- | ------ | --------------- | ----- | ------- |",
    ...groups.map((name) =>
      row(
        name,
        results.filter(({ group }) => group === name),
        minutes.get(name) ?? 0,
      ),
    ),
    row("all", results, total),
  ].join("\n");
}

/** Returns the content of docs/mutation-score.md. */
export const formatMutationScorePage = (table: string, date: string): string => `# Mutation score

Written by \`npx pnpm@12.21.0 test:deep mutants\`; do not edit. The run makes one small change at a time to what guards money, claims
and access, and runs the tests that cover the file. A change that no test notices survives; each survivor is named with its reason in
\`scripts/deep/mutants/survivors.ts\`, and any other fails the run, as a score below 85 % does. Stryker changes the TypeScript of the
first two scopes; \`scripts/deep/mutants/sql-mutants.ts\` leaves out each condition, flips each comparison but equality, and drops each
lock of the others (docs/decisions/0040-mutate-sql-with-a-text-tool.md).

Last whole run: ${date}.

${table}
`;
