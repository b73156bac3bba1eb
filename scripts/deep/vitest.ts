import { join } from "node:path";
import { runStep, type StepResult } from "../run-step.ts";

const root = join(import.meta.dirname, "../..");

/**
 * Runs the tests in a folder that match the filters, with additional environment variables. Prints the tests' output when
 * they fail.
 */
export async function runTests(
  folder: string,
  filters: string[],
  env: Record<string, string>,
): Promise<StepResult> {
  const vitest = join(root, "node_modules/.bin/vitest");
  const result = await runStep(vitest, ["run", ...filters], { cwd: join(root, folder), env });
  if (!result.ok) console.log(result.output);
  return result;
}
