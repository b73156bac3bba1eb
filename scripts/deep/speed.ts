import { runStep } from "../run-step.ts";

/** Checks that no request is far slower than a bare server's, and that none makes too many round trips to the database. */
export async function checkSpeed(): Promise<boolean> {
  const { ok, output } = await runStep("node", ["--import", "tsx", "scripts/bench.ts", "--quick"]);
  console.log(output);
  return ok;
}
