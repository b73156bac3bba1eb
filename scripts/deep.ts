import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { killScenarios } from "./campaign/kills.ts";
import { runScenario } from "./campaign/scenario.ts";
import { auditDependencies } from "./deep/audit.ts";
import { validateOpenApiDocument } from "./deep/openapi.ts";
import { checkAccessibility, validateHtmlPages } from "./deep/pages.ts";
import { checkSpamScores } from "./deep/spam.ts";
import {
  runMailDeliveryTests,
  runPropertyTests,
  runRedisRateLimitTests,
  runSlowTests,
  runStripeHistoryTests,
} from "./deep/tests.ts";
import { onStopSignal } from "./harness/processes.ts";
import { printFinding } from "./harness/report.ts";
import { exitScript } from "./harness/run-script.ts";
import { readPortFromEnv } from "./ports.ts";
import { runCommand } from "./run-command.ts";

/**
 * Checks that are too slow to run for every change, by name. `pnpm test:deep` runs all checks one after another. `pnpm
 * test:deep fuzz mail` runs only `fuzz` and `mail`. A check returns whether it passed, or null if the machine cannot
 * run it.
 */
const CHECKS: Readonly<Record<string, () => Promise<boolean | null>>> = {
  slow: runSlowTests,
  fuzz: runPropertyTests,
  mail: runMailDeliveryTests,
  kill: checkKills,
  stripe: runStripeHistoryTests,
  html: validateHtmlPages,
  a11y: checkAccessibility,
  openapi: validateOpenApiDocument,
  spam: checkSpamScores,
  audit: auditDependencies,
  speed: checkSpeed,
  redis: runRedisRateLimitTests,
  mutants: runMutants,
};

process.chdir(join(import.meta.dirname, ".."));
const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !(name in CHECKS));
if (unknown.length > 0) {
  console.log(`There is no ${unknown.join(", ")}. Choose from ${Object.keys(CHECKS).join(", ")}.`);
  process.exit(1);
}

const chosen = Object.entries(CHECKS).filter(
  ([name]) => asked.length === 0 || asked.includes(name),
);
onStopSignal(() => void exitScript(1, () => console.error("Stopping.")));
let failed = 0;
let notRun = 0;
for (const [name, check] of chosen) {
  console.log(`${name}:`);
  const startedAt = performance.now();
  const isPassed = await check().catch((error: unknown) => {
    console.error(error);
    return false;
  });
  if (isPassed === null) notRun += 1;
  else if (!isPassed) failed += 1;
  const sign = isPassed ? "✓" : isPassed === null ? "– not run:" : "✗";
  const minutes = ((performance.now() - startedAt) / 60_000).toFixed(1);
  console.log(`${sign} ${name} (${minutes} min)`);
}
const passed = chosen.length - failed - notRun;
console.log(
  `${passed} passed, ${failed} failed${notRun === 0 ? "" : `, ${notRun} could not be run here`}`,
);
process.exitCode = failed > 0 ? 1 : 0;

/** Kills parts of the product during writes. `CAMPAIGN_PORT` is the first of four ports, 4600 by default. */
async function checkKills(): Promise<boolean> {
  const finding = await runScenario(killScenarios.all, readPortFromEnv("CAMPAIGN_PORT", 4600), 0);
  printFinding(finding);
  return finding.isMet;
}

async function runMutants(): Promise<boolean> {
  const script = ["--import", "tsx", "scripts/deep/mutants.ts"];
  const [code] = await once(spawn(process.execPath, script, { stdio: "inherit" }), "exit");
  return code === 0;
}

/** Checks the rate of each kind of request relative to a minimal server, and the number of round trips. */
async function checkSpeed(): Promise<boolean> {
  const { ok, output } = await runCommand("node", [
    "--import",
    "tsx",
    "scripts/bench.ts",
    "--quick",
  ]);
  console.log(output);
  return ok;
}
