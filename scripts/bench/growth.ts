import { createHash, randomBytes, randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { addFamilies, type Family, readFamilies, storeSession, USUAL } from "./families.ts";
import { type Ask, askOnce, type Measured, measure } from "./load.ts";
import { explain, type Plan } from "./plans.ts";
import type { Statement } from "./proxy.ts";
import { hubJson, purchase } from "./rows.ts";
import { type Effort, medians } from "./speed.ts";
import { type Bench, postponeJobs } from "./stack.ts";
import { withProxy } from "./trips.ts";

const SIZES = [1_000, 100_000, 1_000_000];
/** Number of families that receive requests at each size. */
const ASKED = 20_000;

/** Measurements of a database with a number of families. */
export type Size = {
  families: number;
  /** Size of the database, in MB. */
  megabytes: number;
  hub: Measured;
  purchase: Measured;
  plans: { request: string; plans: Plan[] }[];
};

/** Grows the database in steps up to `max` families. At each size, measures uncached hubs and purchases. */
export async function measureGrowth(bench: Bench, effort: Effort, max: number): Promise<Size[]> {
  await postponeJobs(bench);
  const sizes: Size[] = [];
  let stored = 0;
  for (const families of SIZES.filter((size) => size <= max)) {
    const begin = Date.now();
    await addFamilies(bench.sql, USUAL, stored + 1, families);
    stored = families;
    console.error(`${families} families stored in ${Math.round((Date.now() - begin) / 1_000)} s`);
    sizes.push(await measureSize(bench, families, effort));
  }
  return sizes;
}

async function measureSize(bench: Bench, families: number, effort: Effort): Promise<Size> {
  const asked = await readFamilies(bench.sql, USUAL, 1, families, ASKED);
  const [first, ...buyers] = asked;
  if (!first) throw new Error("There are no families.");
  const wishes = buyers.flatMap((family) => family.wishes).sort(() => Math.random() - 0.5);
  const api = await bench.startApi({ HUB_CACHE_MB: "0" });
  const { port } = api;
  const hubs = { name: "hub JSON", port, asks: asked.map(hubJson) };
  const purchases = { name: "purchase", port, asks: wishes.map(purchase), once: true };
  const measured = { hub: [] as Measured[], purchase: [] as Measured[] };
  await measure(hubs, effort.seconds);
  for (let round = 0; round < effort.rounds; round += 1) {
    measured.hub.push(await measure(hubs, effort.seconds));
  }
  // The purchases are measured only briefly: the smallest size has 8,000 wishes, and each can be bought once.
  const seconds = Math.min(effort.seconds, 1);
  await measure(purchases, seconds);
  for (let round = 0; round < effort.rounds; round += 1) {
    measured.purchase.push(await measure(purchases, seconds));
  }
  await api.stop();
  const [size] = await bench.sql<{ bytes: string }[]>`
    select pg_database_size(current_database()) as bytes`;
  return {
    families,
    megabytes: Number(size?.bytes) / 1_000_000,
    hub: medians(measured.hub),
    purchase: medians(measured.purchase),
    plans: await plansOf(bench, first),
  };
}

/** Returns the plan of each frequent statement. A proxy captures the product's statements. */
async function plansOf(bench: Bench, family: Family): Promise<Size["plans"]> {
  const { address, familyId, userId, kidId } = family;
  const [wish = "", another = ""] = family.wishes;
  const token = randomBytes(32).toString("base64url");
  await storeSession(bench.sql, userId, createHash("sha256").update(token).digest("hex"));
  const asks = {
    hub: hubJson(family),
    "a parent's session": {
      path: "/api/users/mail-preferences",
      headers: { cookie: `giftling=${token}` },
    },
    purchase: purchase(wish),
  };
  const sent = new Map<string, Statement[]>();
  await withProxy(bench, { HUB_CACHE_MB: "0" }, async (proxy, port) => {
    for (const [request, ask] of Object.entries<Ask>(asks)) {
      // Waits for the end of the API's background work, which runs once a second.
      await sleep(1_500);
      proxy.takeStatements();
      await askOnce({ name: request, port, asks: [ask] });
      sent.set(request, proxy.takeStatements());
    }
  });
  // The captured purchase has been made. Its statements therefore run for another wish of the kid, with new ids.
  const known = new Set([address, familyId, userId, kidId]);
  const replaced = new Map([[wish, another]]);
  const renamed = (value: string) =>
    value.replaceAll(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, (id) => {
      if (known.has(id)) return id;
      const other = replaced.get(id) ?? randomUUID();
      replaced.set(id, other);
      return other;
    });
  const plans: Size["plans"] = [];
  for (const [request, statements] of sent) {
    plans.push({ request, plans: await explain(bench.sql, statements, renamed) });
  }
  return plans;
}
