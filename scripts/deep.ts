import { spawn } from "node:child_process";
import { join } from "node:path";

/**
 * Runs the campaigns that take too long for every change, one after the other, with a line for every round. `pnpm test:deep
 * fuzz mail` runs only those. Ends with `N passed, N failed`.
 */
const CAMPAIGNS: Readonly<Record<string, string>> = {
  fuzz: "fuzz.ts",
  mail: "mail-kill.ts",
  kill: "kill.ts",
  stripe: "stripe-histories.ts",
  openapi: "openapi.ts",
  spam: "spam.ts",
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
for (const [name, file] of chosen) {
  console.log(`${name}:`);
  const startedAt = performance.now();
  const ok = await runCampaign(join("scripts/deep", file));
  if (!ok) failed += 1;
  const minutes = ((performance.now() - startedAt) / 60_000).toFixed(1);
  console.log(`${ok ? "✓" : "✗"} ${name} (${minutes} min)`);
}
console.log(`${chosen.length - failed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;

/** Runs a campaign in its own process, which prints its progress. */
function runCampaign(file: string): Promise<boolean> {
  const child = spawn(process.execPath, ["--import", "tsx", file], { stdio: "inherit" });
  return new Promise((resolve) => {
    child.once("error", () => resolve(false));
    child.once("exit", (code) => resolve(code === 0));
  });
}
