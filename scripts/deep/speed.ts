import { runStep } from "../run-step.ts";

/** Checks the rate of each request relative to a minimal server, and the request's number of database round trips. */
export async function checkSpeed(): Promise<boolean> {
  const { ok, output } = await runStep("node", ["--import", "tsx", "scripts/bench.ts", "--quick"]);
  console.log(output);
  return ok;
}
