import { setTimeout as sleep } from "node:timers/promises";
import type { BenchFamily } from "../harness/families.ts";
import { getMedian } from "../harness/statistics.ts";
import { type LoadTestTarget, measureLoad, sendAllRequests, sendNextRequest } from "./load.ts";
import {
  type BenchFixtures,
  createContributionRequest,
  createHubRequest,
  listMeasuredRequests,
  type MeasuredRequest,
} from "./measured-requests.ts";
import { type DatabaseProxy, type HubSqlStatement, startDatabaseProxy } from "./proxy.ts";
import type { BenchStack } from "./stack.ts";

/** Number of measurements per request. Their median excludes the API's background work, which runs once a second. */
const MEASUREMENT_COUNT = 7;
/** Duration in seconds of the warm-up, during which all of the API's database connections prepare their statements. */
const WARM_SECONDS = 0.4;
/** Number of prepared contribution requests per kid, more than the warm-up can send on a fast machine. */
const GIVERS = 30;
/** Maximum duration of the work that a request causes after its response, in milliseconds. */
const MAX_BACKGROUND_MS = 40;

export type RoundTripCount = { name: string; trips: number; goal: number };

/** Counts the database round trips of each request, on connections that have prepared the request's statements. */
export async function countRoundTrips(
  bench: BenchStack,
  targets: BenchFixtures,
): Promise<RoundTripCount[]> {
  const contributions = targets.readers.flatMap((family) =>
    Array.from({ length: GIVERS }, (_, giver) =>
      createContributionRequest(family, `Grandma Lou ${giver}`),
    ),
  );
  const rows: Omit<MeasuredRequest, "bares">[] = [
    ...listMeasuredRequests(targets),
    {
      name: "contribution by REST",
      isCached: true,
      requests: contributions,
      isSingleUse: true,
      maxRoundTrips: 4,
    },
  ];
  const counted: RoundTripCount[] = [];
  for (const isCached of [false, true]) {
    await withDatabaseProxy(bench, isCached ? {} : { HUB_CACHE_MB: "0" }, async (proxy, port) => {
      for (const row of rows.filter((each) => each.isCached === isCached)) {
        const trips = await countTrips(bench, proxy, { ...row, port }, isCached);
        counted.push({ name: row.name, trips, goal: row.maxRoundTrips });
      }
    });
  }
  return counted;
}

/** Calls `use` with an API that connects to the database through a recording proxy. */
export async function withDatabaseProxy<Result>(
  bench: BenchStack,
  env: NodeJS.ProcessEnv,
  use: (proxy: DatabaseProxy, port: number) => Promise<Result>,
): Promise<Result> {
  const proxy = await startDatabaseProxy(bench.databaseUrl);
  try {
    const api = await bench.startApi({ ...env, DATABASE_URL: proxy.url });
    const result = await use(proxy, api.port);
    await api.stop();
    return result;
  } finally {
    proxy.close();
  }
}

const BOOLEAN_TYPE = 16;

/** Returns the SQL statement that the product uses to read a hub. Throws if the product uses more than one. */
export async function captureHubSqlStatement(
  bench: BenchStack,
  readers: BenchFamily[],
): Promise<HubSqlStatement> {
  const [family] = readers;
  if (!family) throw new Error("There are no families.");
  const sent = await withDatabaseProxy(bench, { HUB_CACHE_MB: "0" }, async (proxy, port) => {
    await sendNextRequest({ name: "hub", port, requests: [createHubRequest(family)] });
    return proxy.takeStatements().filter(({ text }) => text.includes("family_addresses"));
  });
  const [statement] = sent;
  if (!statement || sent.length > 1) throw new Error(`A hub took ${sent.length} statements.`);
  const { text, types } = statement;
  // postgres.js requires a JavaScript boolean for a boolean parameter, and accepts text for any other type.
  const values = statement.values.map((value, index) =>
    types[index] === BOOLEAN_TYPE && value !== null ? value === "t" : value,
  );
  return { text, values, familyUrl: family.familyUrl, kidId: family.kidId };
}

/** Waits until the worker has queued all mails about gifts, because queuing mails adds round trips. */
async function waitForNotices({ sql }: BenchStack): Promise<void> {
  for (;;) {
    const [row] = await sql`select exists (select from due_gift_notices) as is_due`;
    if (!row?.is_due) return;
    await sleep(MAX_BACKGROUND_MS);
  }
}

async function countTrips(
  bench: BenchStack,
  proxy: DatabaseProxy,
  target: LoadTestTarget,
  isCached: boolean,
): Promise<number> {
  await measureLoad(target, WARM_SECONDS);
  if (target.isSingleUse) await waitForNotices(bench);
  if (isCached && !target.isSingleUse) await sendAllRequests(target);
  const counts: number[] = [];
  while (counts.length < MEASUREMENT_COUNT) {
    await sleep(MAX_BACKGROUND_MS);
    const before = proxy.trips();
    await sendNextRequest(target);
    await sleep(MAX_BACKGROUND_MS);
    counts.push(proxy.trips() - before);
  }
  return getMedian(counts);
}
