import { join } from "node:path";
import { parseArgs } from "node:util";
import { unresponsiveStorageScenario } from "./campaign/bucket.ts";
import { heldUnitScenario, quantityChangeScenario } from "./campaign/claims.ts";
import { fullDiskScenario } from "./campaign/disk.ts";
import { concurrentImportScenario } from "./campaign/imports.ts";
import { sharedInvitationScenario } from "./campaign/invitations.ts";
import { jpegFloodScenario } from "./campaign/jpegs.ts";
import { apiKillScenario, crowdRetryScenario, postgresKillScenario } from "./campaign/kills.ts";
import { largestHubScenario } from "./campaign/largest-hub.ts";
import { faultyMailScenario } from "./campaign/mail.ts";
import { mixedGiftsScenario } from "./campaign/mixed-gifts.ts";
import { singleAddressScenario } from "./campaign/one-address.ts";
import { hubLoadScenario } from "./campaign/opens.ts";
import { passcodeScenario } from "./campaign/passcode.ts";
import { stripeOutageScenario, unresponsiveStripeScenario } from "./campaign/payments.ts";
import { runScenario, stopRunningProduct } from "./campaign/product.ts";
import { purchaseRaceScenario } from "./campaign/race.ts";
import { describeLoad, recordFinding } from "./campaign/report.ts";
import { reportFloodScenario } from "./campaign/reports.ts";
import type { Scenario } from "./campaign/scenario.ts";
import { hostileShopScenario } from "./campaign/shops.ts";
import { slowReaderScenario } from "./campaign/slow-readers.ts";
import { slowUploadScenario } from "./campaign/slow-uploads.ts";
import { slowWriterScenario } from "./campaign/slow-writers.ts";
import { createSoakScenario } from "./campaign/soak.ts";
import { fakeVisitorScenario } from "./campaign/strangers.ts";
import { fakeTokenScenario, tokenReuseScenario } from "./campaign/tokens.ts";
import {
  parentUploadScenario,
  pictureBurstScenario,
  visitorUploadScenario,
} from "./campaign/uploads.ts";
import { readPort } from "./ports.ts";

/**
 * `pnpm campaign` exposes the product to floods, races and failures of the services it depends on, only over this machine's
 * loopback. Prints each promise with the observed figure and writes them to docs/reliability.md. Exits with 1 when a
 * promise was broken. `--only race,disk` runs only these scenarios. `--minutes N` sets the length of the soak (30).
 * `CAMPAIGN_PORT` sets the first of four ports (4600).
 */
process.chdir(join(import.meta.dirname, ".."));
const { values } = parseArgs({
  options: { only: { type: "string" }, minutes: { type: "string", default: "30" } },
});
const minutes = Number(values.minutes);
const SCENARIOS: Readonly<Record<string, Scenario>> = {
  race: purchaseRaceScenario,
  holds: heldUnitScenario,
  quantities: quantityChangeScenario,
  mixed: mixedGiftsScenario,
  tokens: tokenReuseScenario,
  invitations: sharedInvitationScenario,
  api: apiKillScenario,
  postgres: postgresKillScenario,
  retries: crowdRetryScenario,
  writers: slowWriterScenario,
  readers: slowReaderScenario,
  address: singleAddressScenario,
  "slow-uploads": slowUploadScenario,
  strangers: visitorUploadScenario,
  parents: parentUploadScenario,
  burst: pictureBurstScenario,
  jpegs: jpegFloodScenario,
  largest: largestHubScenario,
  opens: hubLoadScenario,
  visitors: fakeVisitorScenario,
  imports: concurrentImportScenario,
  shop: hostileShopScenario,
  passcode: passcodeScenario,
  "made-up": fakeTokenScenario,
  reports: reportFloodScenario,
  mail: faultyMailScenario,
  stripe: stripeOutageScenario,
  "stripe-silent": unresponsiveStripeScenario,
  s3: unresponsiveStorageScenario,
  disk: fullDiskScenario,
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
  const load = describeLoad();
  const finding = await runScenario(scenario, port, minutes);
  if (!finding.ok) broken += 1;
  recordFinding(Object.values(SCENARIOS), scenario, finding, load);
}
console.log(`${names.length - broken} kept, ${broken} broken`);
process.exit(broken > 0 ? 1 : 0);
