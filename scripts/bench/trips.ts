import { setTimeout as sleep } from "node:timers/promises";
import type { Family } from "./families.ts";
import { type HubStatement, hubStatementOf } from "./hub-statement.ts";
import { type Ask, askAll, askOnce, measure, type Target } from "./load.ts";
import { type DatabaseProxy, startProxy } from "./proxy.ts";
import { hubJson, rowsOf } from "./rows.ts";
import { median } from "./speed.ts";
import type { Bench } from "./stack.ts";

/** Number of times that each request is counted. The median excludes the API's background work, which runs once a second. */
const COUNTED = 7;
/** Time in seconds for which requests run first, so that all connections of the pool have prepared the statements. */
const WARM_SECONDS = 0.4;
/** Number of contributions to each kid. This is enough for the fastest machine while the connections warm up. */
const GIVERS = 30;
/** Time for the work that a request does after its response, in milliseconds. */
const AFTER_MS = 40;

export type Trips = { name: string; trips: number; goal: number };

/** Returns the number of database round trips of each request. The connections have already prepared the statements. */
export async function countTrips(
  bench: Bench,
  readers: Family[],
  buyers: Family[],
): Promise<Trips[]> {
  const rows = rowsOf(readers, buyers);
  const contributions = readers.flatMap(({ kidId }) =>
    Array.from(
      { length: GIVERS },
      (_, giver): Ask => ({
        path: `/api/kids/${kidId}/contributions`,
        method: "POST",
        body: { contributorName: `Grandma Lou ${giver}`, amount: 25, type: "529" },
      }),
    ),
  );
  const counted: Trips[] = [];
  for (const keeps of [false, true]) {
    await withProxy(bench, keeps ? {} : { HUB_CACHE_MB: "0" }, async (proxy, port) => {
      const count = async (target: Omit<Target, "port">, goal: number) => {
        const { name } = target;
        counted.push({
          name,
          trips: await tripsOf(bench, proxy, { ...target, port }, keeps),
          goal,
        });
      };
      for (const row of rows.filter((each) => each.keeps === keeps)) {
        const isWrite = row.asks.some(({ method }) => method === "POST");
        await count(row, isWrite ? 4 : row.keeps ? 0 : 1);
      }
      if (keeps) await count({ name: "contribution by REST", asks: contributions, once: true }, 4);
    });
  }
  return counted;
}

/** Runs `use` with an API that connects to the database through the counting proxy. */
export async function withProxy<Result>(
  bench: Bench,
  env: NodeJS.ProcessEnv,
  use: (proxy: DatabaseProxy, port: number) => Promise<Result>,
): Promise<Result> {
  const proxy = await startProxy(bench.databaseUrl);
  try {
    const api = await bench.startApi({ ...env, DATABASE_URL: proxy.url });
    const result = await use(proxy, api.port);
    await api.stop();
    return result;
  } finally {
    proxy.close();
  }
}

/** Returns the product's statement for a hub. Throws unless the product sends exactly one. */
export async function takeHubStatement(bench: Bench, readers: Family[]): Promise<HubStatement> {
  const [family] = readers;
  if (!family) throw new Error("There are no families.");
  const sent = await withProxy(bench, { HUB_CACHE_MB: "0" }, async (proxy, port) => {
    await askOnce({ name: "hub", port, asks: [hubJson(family)] });
    return proxy.takeStatements().filter(({ text }) => text.includes("family_addresses"));
  });
  const [statement] = sent;
  if (!statement || sent.length > 1) throw new Error(`A hub took ${sent.length} statements.`);
  return hubStatementOf(statement, family);
}

/** Waits until the worker has queued the notices of all gifts so far. Queuing them takes additional round trips. */
async function waitForNotices({ sql }: Bench): Promise<void> {
  for (;;) {
    const [row] = await sql`select exists (select from due_gift_notices) as is_due`;
    if (!row?.is_due) return;
    await sleep(AFTER_MS);
  }
}

async function tripsOf(
  bench: Bench,
  proxy: DatabaseProxy,
  target: Target,
  keeps: boolean,
): Promise<number> {
  await measure(target, WARM_SECONDS);
  if (target.once) await waitForNotices(bench);
  if (keeps && !target.once) await askAll(target);
  const counts: number[] = [];
  while (counts.length < COUNTED) {
    await sleep(AFTER_MS);
    const before = proxy.trips();
    await askOnce(target);
    await sleep(AFTER_MS);
    counts.push(proxy.trips() - before);
  }
  return median(counts);
}
