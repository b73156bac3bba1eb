import { join } from "node:path";
import { parseArgs } from "node:util";
import { silentBucket } from "./campaign/bucket.ts";
import { heldPiece, quantities } from "./campaign/claims.ts";
import { fullDisk } from "./campaign/disk.ts";
import { imports } from "./campaign/imports.ts";
import { sharedInvitation } from "./campaign/invitations.ts";
import { jpegFlood } from "./campaign/jpegs.ts";
import { apiKilled, crowdRetries, postgresKilled } from "./campaign/kills.ts";
import { largestHub } from "./campaign/largest-hub.ts";
import { unwellMail } from "./campaign/mail.ts";
import { mixedGifts } from "./campaign/mixed-gifts.ts";
import { oneAddress } from "./campaign/one-address.ts";
import { manyOpens } from "./campaign/opens.ts";
import { passcodes } from "./campaign/passcode.ts";
import { deadStripe, silentStripe } from "./campaign/payments.ts";
import { playOnProduct, stopPlaying } from "./campaign/product.ts";
import { oneWish } from "./campaign/race.ts";
import { describeLoad, record } from "./campaign/report.ts";
import { reportFlood } from "./campaign/reports.ts";
import type { Scenario } from "./campaign/scenario.ts";
import { hostileShop } from "./campaign/shops.ts";
import { slowReaders } from "./campaign/slow-readers.ts";
import { slowUploads } from "./campaign/slow-uploads.ts";
import { slowWriters } from "./campaign/slow-writers.ts";
import { soak } from "./campaign/soak.ts";
import { madeUpVisitors } from "./campaign/strangers.ts";
import { madeUpTokens, usedTokens } from "./campaign/tokens.ts";
import { parentsUploads, pictureBurst, strangersUploads } from "./campaign/uploads.ts";
import { portFrom } from "./ports.ts";

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
  race: oneWish,
  holds: heldPiece,
  quantities,
  mixed: mixedGifts,
  tokens: usedTokens,
  invitations: sharedInvitation,
  api: apiKilled,
  postgres: postgresKilled,
  retries: crowdRetries,
  writers: slowWriters,
  readers: slowReaders,
  address: oneAddress,
  "slow-uploads": slowUploads,
  strangers: strangersUploads,
  parents: parentsUploads,
  burst: pictureBurst,
  jpegs: jpegFlood,
  largest: largestHub,
  opens: manyOpens,
  visitors: madeUpVisitors,
  imports,
  shop: hostileShop,
  passcode: passcodes,
  "made-up": madeUpTokens,
  reports: reportFlood,
  mail: unwellMail,
  stripe: deadStripe,
  "stripe-silent": silentStripe,
  s3: silentBucket,
  disk: fullDisk,
  soak: soak(minutes),
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
  await stopPlaying();
  process.exit(1);
};
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
  process.on(signal, () => void giveUp("Stopping."));
}
process.on("uncaughtException", giveUp);

const port = portFrom("CAMPAIGN_PORT", 4600);
let broken = 0;
for (const name of names) {
  const scenario = SCENARIOS[name] as Scenario;
  const load = describeLoad();
  const finding = await playOnProduct(scenario, port, minutes);
  if (!finding.ok) broken += 1;
  record(Object.values(SCENARIOS), scenario, finding, load);
}
console.log(`${names.length - broken} kept, ${broken} broken`);
process.exit(broken > 0 ? 1 : 0);
