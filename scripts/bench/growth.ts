import { createHash, randomBytes, randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import {
  AVERAGE_FAMILY,
  type BenchFamily,
  insertFamilies,
  readFamilies,
} from "../harness/families.ts";
import { type ExecutionPlan, explainSqlStatements } from "./execution-plans.ts";
import { type LoadTestRequest, measureLoad, measureMedianLoad, sendNextRequest } from "./load.ts";
import { createHubRequest, createPurchaseRequest } from "./measured-requests.ts";
import type { RecordedSqlStatement } from "./proxy.ts";
import { withDatabaseProxy } from "./round-trips.ts";
import type { SpeedMeasurementOptions } from "./speed.ts";
import { type BenchStack, postponeJobs } from "./stack.ts";

const SIZES = [1_000, 100_000, 1_000_000];
/** Number of families whose hubs and wishes are requested at each database size. */
const REQUESTED_FAMILIES = 20_000;

export type DatabaseGrowthMeasurement = Awaited<ReturnType<typeof measureSize>>;

/** Grows the database in steps to at most `max` families. Measures uncached hubs and purchases after each step. */
export async function measureDatabaseGrowth(
  bench: BenchStack,
  effort: SpeedMeasurementOptions,
  max: number,
): Promise<DatabaseGrowthMeasurement[]> {
  await postponeJobs(bench);
  const sizes: DatabaseGrowthMeasurement[] = [];
  let stored = 0;
  for (const families of SIZES.filter((size) => size <= max)) {
    const begin = Date.now();
    await insertFamilies(bench.sql, AVERAGE_FAMILY, stored + 1, families);
    stored = families;
    console.error(`${families} families stored in ${Math.round((Date.now() - begin) / 1_000)} s`);
    sizes.push(await measureSize(bench, families, effort));
  }
  return sizes;
}

async function measureSize(bench: BenchStack, families: number, effort: SpeedMeasurementOptions) {
  const asked = await readFamilies(bench.sql, AVERAGE_FAMILY, 1, families, REQUESTED_FAMILIES);
  const [first, ...buyers] = asked;
  if (!first) throw new Error("There are no families.");
  const wishes = buyers.flatMap((family) => family.wishes).sort(() => Math.random() - 0.5);
  const api = await bench.startApi({ HUB_CACHE_MB: "0" });
  const { port } = api;
  const hubs = { name: "hub JSON", port, requests: asked.map(createHubRequest) };
  const purchases = {
    name: "purchase",
    port,
    requests: wishes.map(createPurchaseRequest),
    isSingleUse: true,
  };
  await measureLoad(hubs, effort.seconds);
  const hub = await measureMedianLoad(hubs, effort.seconds, effort.rounds);
  // Purchases are measured for at most one second per round. The smallest database has only about 6,000 wishes to buy,
  // and each wish can be bought once.
  const purchaseSeconds = Math.min(effort.seconds, 1);
  await measureLoad(purchases, purchaseSeconds);
  const purchase = await measureMedianLoad(purchases, purchaseSeconds, effort.rounds);
  await api.stop();
  const [size] = await bench.sql<{ bytes: string }[]>`
    select pg_database_size(current_database()) as bytes`;
  return {
    families,
    /** Size of the database in MB. */
    megabytes: Number(size?.bytes) / 1_000_000,
    hub,
    purchase,
    plans: await listPlans(bench, first),
  };
}

/** Returns the execution plans of a hub request, a session check and a purchase, recorded by a proxy. */
async function listPlans(
  bench: BenchStack,
  family: BenchFamily,
): Promise<{ request: string; plans: ExecutionPlan[] }[]> {
  const { familyUrl, familyId, userId, kidId } = family;
  const [wish = "", another = ""] = family.wishes;
  const token = randomBytes(32).toString("base64url");
  const hash = createHash("sha256").update(token).digest("hex");
  await bench.sql`insert into sessions (id_hash, user_id, expires_at)
    values (${hash}, ${userId}, now() + interval '30 days')`;
  const requestsByName = {
    hub: createHubRequest(family),
    "a parent's session": {
      path: "/api/users/mail-preferences",
      headers: { cookie: `giftling=${token}` },
    },
    purchase: createPurchaseRequest(wish),
  };
  const sent = new Map<string, RecordedSqlStatement[]>();
  await withDatabaseProxy(bench, { HUB_CACHE_MB: "0" }, async (proxy, port) => {
    for (const [name, request] of Object.entries<LoadTestRequest>(requestsByName)) {
      // Waits for the API's background work, which runs once a second, and discards the statements of this work.
      await sleep(1_500);
      proxy.takeStatements();
      await sendNextRequest({ name, port, requests: [request] });
      sent.set(name, proxy.takeStatements());
    }
  });
  // The recorded purchase cannot be repeated. Its statements therefore run for another wish of the kid, with new IDs.
  const known = new Set([familyUrl, familyId, userId, kidId]);
  const replaced = new Map([[wish, another]]);
  const renamed = (value: string) =>
    value.replaceAll(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, (id) => {
      if (known.has(id)) return id;
      const other = replaced.get(id) ?? randomUUID();
      replaced.set(id, other);
      return other;
    });
  const plans = [];
  for (const [request, statements] of sent) {
    plans.push({ request, plans: await explainSqlStatements(bench.sql, statements, renamed) });
  }
  return plans;
}
