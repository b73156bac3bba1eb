import { join } from "node:path";
import { run, type StepResult } from "../run-step.ts";

const root = join(import.meta.dirname, "../..");

/** Runs some of a folder's tests with additional environment variables. Prints their output when they fail. */
export async function runTests(
  folder: string,
  filters: string[],
  env: Record<string, string>,
): Promise<StepResult> {
  const vitest = join(root, "node_modules/.bin/vitest");
  const result = await run(vitest, ["run", ...filters], { cwd: join(root, folder), env });
  if (!result.ok) console.log(result.output);
  return result;
}
