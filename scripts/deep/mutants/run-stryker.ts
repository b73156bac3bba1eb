import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { runCommand } from "../../run-command.ts";
import type { MutantResult } from "./results.ts";
import type { StrykerScope } from "./scope.ts";

type StrykerReport = {
  files: Record<
    string,
    {
      source: string;
      mutants: {
        status: string;
        mutatorName: string;
        replacement: string;
        location: Record<"start" | "end", { line: number; column: number }>;
      }[];
    }
  >;
};

/** Runs Stryker on TypeScript files. Omits strings, literals and regular expressions, which rarely affect decisions. */
export async function runStryker(
  root: string,
  { group, folder, sources, tests }: StrykerScope,
  report: (result: MutantResult) => void,
): Promise<void> {
  const cwd = join(root, folder);
  const config = join(cwd, "stryker.config.json");
  const reportFile = join(cwd, "stryker-report.json");
  writeFileSync(
    config,
    JSON.stringify({
      testRunner: "vitest",
      plugins: ["@stryker-mutator/vitest-runner"],
      concurrency: 1,
      inPlace: true,
      // Test files share their modules, so a module's constants are evaluated before a mutant is activated.
      ignoreStatic: true,
      mutate: sources,
      testFiles: tests,
      mutator: {
        excludedMutations: ["StringLiteral", "Regex", "ObjectLiteral", "ArrayDeclaration"],
      },
      reporters: ["json"],
      jsonReporter: { fileName: reportFile },
      // Stryker reads tsconfig.json with the compiler's JavaScript API, which does not exist in TypeScript 7.
      tsconfigFile: "none",
      vitest: { related: false },
    }),
  );
  const stryker = join(root, "node_modules/.bin/stryker");
  const { ok, output } = await runCommand(stryker, ["run", config], { cwd });
  if (!ok) throw new Error(`Stryker failed in ${folder}:\n${output}`);
  const { files } = JSON.parse(readFileSync(reportFile, "utf8")) as StrykerReport;
  for (const [path, { source, mutants }] of Object.entries(files)) {
    const lines = source.split("\n");
    const seen = new Map<string, number>();
    for (const { status, mutatorName, replacement, location } of mutants) {
      if (!["Killed", "Timeout", "Survived", "NoCoverage"].includes(status)) continue;
      const line = lines[location.start.line - 1]?.trim() ?? "";
      const name = `${mutatorName}: ${replacement.replace(/\s+/g, " ")} in ${line}`;
      const count = (seen.get(name) ?? 0) + 1;
      seen.set(name, count);
      report({
        group,
        source: join(folder, path),
        name: count === 1 ? name : `${name} #${count}`,
        isKilled: status === "Killed" || status === "Timeout",
      });
    }
  }
  rmSync(config);
  rmSync(reportFile);
}
