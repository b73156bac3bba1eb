import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { startPostgres } from "@giftling/db/postgres";
import postgres from "postgres";
import { createVitest, type Vitest } from "vitest/node";
import { createTemporaryFolder } from "../../harness/temporary-folder.ts";
import type { MutantResult } from "./results.ts";
import type { SqlMutantScope } from "./scope.ts";
import { applyMutant, DRIZZLE_IMPORT, findMutants, listMutantNames } from "./sql-mutants.ts";

/** Runs the tests of each query file and SQL function once per mutant. Throws if the tests fail without a mutant. */
export async function runSqlMutants(
  root: string,
  scopes: readonly SqlMutantScope[],
  report: (result: MutantResult) => void,
): Promise<void> {
  // The tests' own folders have the same prefix "test-postgres". If this run is killed, the next test run therefore
  // deletes the folder.
  const folder = createTemporaryFolder("test-postgres");
  const server = await startPostgres({ dataDir: join(folder, "data"), durable: false });
  process.env.TEST_POSTGRES_URL = server.url;
  const vitest = await createVitest("test", {
    root,
    watch: false,
    bail: 1,
    maxWorkers: 1,
    project: ["api", "db"],
    reporters: [{}],
  });
  try {
    for (const scope of scopes) await runScope(vitest, server.url, root, scope, report);
  } finally {
    await vitest.close();
    await server.stop();
  }
}

async function runScope(
  vitest: Vitest,
  serverUrl: string,
  root: string,
  { group, source, tests }: SqlMutantScope,
  report: (result: MutantResult) => void,
): Promise<void> {
  const path = join(root, source);
  const original = readFileSync(path, "utf8");
  const isFunction = source.endsWith(".sql");
  const write = async (text: string) => {
    if (isFunction) return replaceFunction(serverUrl, text);
    writeFileSync(path, text);
    vitest.invalidateFile(path);
    return true;
  };
  const failure = await findFailure(vitest, tests);
  if (failure !== null) throw new Error(`The tests of ${source} fail without a mutant: ${failure}`);
  const mutants = findMutants(source, original);
  const names = listMutantNames(original, mutants);
  for (const [index, mutant] of mutants.entries()) {
    const mutated = applyMutant(original, mutant);
    const isValid = await write(isFunction ? mutated : mutated + DRIZZLE_IMPORT);
    if (!isValid) continue;
    const isKilled = (await findFailure(vitest, tests)) !== null;
    report({ group, source, name: names[index] ?? "", isKilled });
  }
  await write(original);
}

/** Runs the test files in order until a test fails. Returns the first failure, or null if all tests pass. */
async function findFailure(vitest: Vitest, tests: readonly string[]): Promise<string | null> {
  for (const test of tests) {
    const specifications = await vitest.globTestSpecifications([test]);
    if (specifications.length === 0) throw new Error(`There is no test ${test}`);
    // Without this line, Vitest also returns the results of earlier runs.
    vitest.state.filesMap.clear();
    const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications);
    const failed = testModules.find((module) => !module.ok());
    if (failed) {
      const [first] = failed.children.allTests("failed");
      return `${test}: ${first?.fullName ?? JSON.stringify(failed.errors())}`;
    }
    if (unhandledErrors.length > 0) return `${test}: ${JSON.stringify(unhandledErrors)}`;
  }
  return null;
}

/** Replaces a SQL function in the tests' template database. Returns false if PostgreSQL rejects the new definition. */
async function replaceFunction(serverUrl: string, text: string): Promise<boolean> {
  const admin = postgres(serverUrl, { max: 1 });
  const [template] = await admin<{ name: string }[]>`
    select datname as name from pg_database where datname ~ '^template_[0-9a-f]+$'`;
  await admin.end();
  if (!template) throw new Error("The tests left no template database");
  const url = new URL(serverUrl);
  url.pathname = `/${template.name}`;
  const client = postgres(url.href, { max: 1, onnotice: () => {} });
  try {
    await client.unsafe(text);
    return true;
  } catch (error) {
    if (error instanceof postgres.PostgresError) return false;
    throw error;
  } finally {
    await client.end();
  }
}
