import { spawn } from "node:child_process";
import { join } from "node:path";
import { NOT_RUN_EXIT_CODE } from "./deep/not-run.ts";

/**
 * Files of the checks that take too long to run for every change, by the check's name. The checks run one after the other,
 * and each prints a line for every round. `pnpm test:deep fuzz mail` runs only these two. The output ends with `N passed, N
 * failed` and the number of checks that could not be run on this machine.
 */
const CAMPAIGNS: Readonly<Record<string, string>> = {
  fuzz: "fuzz.ts",
  mail: "mail-kill.ts",
  kill: "kill.ts",
  stripe: "stripe-histories.ts",
  html: "html.ts",
  a11y: "a11y.ts",
  openapi: "openapi.ts",
  spam: "spam.ts",
  audit: "audit.ts",
  speed: "speed.ts",
  redis: "redis.ts",
  mutants: "mutants.ts",
};

process.chdir(join(import.meta.dirname, ".."));
const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !(name in CAMPAIGNS));
if (unknown.length > 0) {
  console.log(
    `There is no ${unknown.join(", ")}. Choose from ${Object.keys(CAMPAIGNS).join(", ")}.`,
  );
  process.exit(1);
}

const chosen = Object.entries(CAMPAIGNS).filter(
  ([name]) => asked.length === 0 || asked.includes(name),
);
let failed = 0;
let notRun = 0;
for (const [name, file] of chosen) {
  console.log(`${name}:`);
  const startedAt = performance.now();
  const code = await runCampaign(join("scripts/deep", file));
  if (code === NOT_RUN_EXIT_CODE) notRun += 1;
  else if (code !== 0) failed += 1;
  const sign = code === 0 ? "✓" : code === NOT_RUN_EXIT_CODE ? "– not run:" : "✗";
  const minutes = ((performance.now() - startedAt) / 60_000).toFixed(1);
  console.log(`${sign} ${name} (${minutes} min)`);
}
const passed = chosen.length - failed - notRun;
console.log(
  `${passed} passed, ${failed} failed${notRun === 0 ? "" : `, ${notRun} could not be run here`}`,
);
process.exitCode = failed > 0 ? 1 : 0;

/** Runs a check in a separate process, which prints its progress. Returns the exit code, or null when there is none. */
function runCampaign(file: string): Promise<number | null> {
  const child = spawn(process.execPath, ["--import", "tsx", file], { stdio: "inherit" });
  return new Promise((resolve) => {
    child.once("error", () => resolve(null));
    child.once("exit", (code) => resolve(code));
  });
}
