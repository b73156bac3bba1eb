import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { findSqlMutantScopes, STRYKER_SCOPES } from "./scope.ts";
import { ACCEPTED_MUTANTS } from "./survivors.ts";

const ROOT = join(import.meta.dirname, "../../..");
const isMissing = (path: string) => !existsSync(join(ROOT, path));
const withoutLineBreaks = (text: string) => text.replaceAll(/\s+/g, " ");

test("every mutated file and each of its tests exist", () => {
  const paths = [
    ...STRYKER_SCOPES.flatMap(({ folder, sources }) => sources.map((path) => join(folder, path))),
    ...findSqlMutantScopes(ROOT).flatMap(({ source, tests }) => [source, ...tests]),
  ];
  expect(paths.length).toBeGreaterThan(40);
  expect(paths.filter(isMissing)).toEqual([]);
});

test("every accepted survivor quotes a line of a mutated file", () => {
  const sources = new Set([
    ...STRYKER_SCOPES.flatMap(({ folder, sources }) => sources.map((path) => join(folder, path))),
    ...findSqlMutantScopes(ROOT).map(({ source }) => source),
  ]);
  const stale = ACCEPTED_MUTANTS.flatMap(({ source, mutants }) => {
    if (!sources.has(source)) return [source];
    const text = withoutLineBreaks(readFileSync(join(ROOT, source), "utf8"));
    return mutants.filter((mutant) => {
      const line = mutant.slice(mutant.indexOf(" in ") + 4).replace(/ #\d+$/, "");
      return !text.includes(withoutLineBreaks(line));
    });
  });
  expect(stale).toEqual([]);
});
