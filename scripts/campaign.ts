import { join } from "node:path";
import { parseArgs } from "node:util";
import { connectionScenarios } from "./campaign/connections.ts";
import { floodScenarios } from "./campaign/floods.ts";
import { giftScenarios } from "./campaign/gifts.ts";
import { hubScenarios } from "./campaign/hubs.ts";
import { killScenarios } from "./campaign/kills.ts";
import { outageScenarios } from "./campaign/outages.ts";
import { formatDateAndLoad, recordFinding } from "./campaign/page.ts";
import { parentScenarios } from "./campaign/parents.ts";
import {
  runScenario,
  type Scenario,
  type Scenarios,
  stopRunningProduct,
} from "./campaign/scenario.ts";
import { createSoakScenario } from "./campaign/soak.ts";
import { tokenScenarios } from "./campaign/tokens.ts";
import { uploadScenarios } from "./campaign/uploads.ts";
import { readPort } from "./ports.ts";

/**
 * Exposes the product to floods, races and failures of the services it depends on (`pnpm campaign`). Uses only the
 * loopback interface. Prints the documented and the observed behavior, and writes the same table to
 * docs/reliability.md. Exits with 1 if the behavior differs. `--only race,disk` runs only the scenarios with these
 * names. `--minutes N` sets the length of the soak test, which is 30 minutes by default. `CAMPAIGN_PORT` is the first
 * of four ports, 4600 by default.
 */
process.chdir(join(import.meta.dirname, ".."));
const { values } = parseArgs({
  options: { only: { type: "string" }, minutes: { type: "string", default: "30" } },
});
const minutes = Number(values.minutes);
const SCENARIOS: Scenarios = {
  ...giftScenarios,
  ...tokenScenarios,
  ...killScenarios,
  ...connectionScenarios,
  ...uploadScenarios,
  ...hubScenarios,
  ...parentScenarios,
  ...floodScenarios,
  ...outageScenarios,
  soak: createSoakScenario(minutes),
};

const names = values.only?.split(",") ?? Object.keys(SCENARIOS);
const unknown = names.filter((name) => !(name in SCENARIOS));
if (unknown.length > 0) {
  console.log(
    `There is no ${unknown.join(", ")}. Choose from ${Object.keys(SCENARIOS).join(", ")}.`,
  );
  process.exit(1);
}
const giveUp = async (why: unknown) => {
  console.error(why);
  await stopRunningProduct();
  process.exit(1);
};
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
  process.on(signal, () => void giveUp("Stopping."));
}
process.on("uncaughtException", giveUp);

const port = readPort("CAMPAIGN_PORT", 4600);
let broken = 0;
for (const name of names) {
  const scenario = SCENARIOS[name] as Scenario;
  const load = formatDateAndLoad();
  const finding = await runScenario(scenario, port, minutes);
  if (!finding.ok) broken += 1;
  recordFinding(Object.values(SCENARIOS), scenario, finding, load);
}
console.log(`${names.length - broken} kept, ${broken} broken`);
process.exit(broken > 0 ? 1 : 0);
