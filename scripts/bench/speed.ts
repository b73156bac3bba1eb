import {
  type BenchFamily,
  createBaselineTables,
  FULL_WISHLIST_FAMILY,
  insertFamilies,
  readFamilies,
} from "../harness/families.ts";
import { getProcessMemory } from "../harness/processes.ts";
import { getMedian } from "../harness/statistics.ts";
import {
  getMedianMeasurement,
  type LoadMeasurement,
  type LoadTestTarget,
  measureLoad,
  sendAllRequests,
  sendNextRequest,
} from "./load.ts";
import {
  type BenchFixtures,
  createHubRequest,
  listMeasuredRequests,
  type MeasuredRequest,
} from "./measured-requests.ts";
import { measureMixedLoad } from "./mixed-load.ts";
import type { HubSqlStatement } from "./proxy.ts";
import { captureHubSqlStatement, countRoundTrips } from "./round-trips.ts";
import { type BenchProgram, type BenchStack, postponeJobs } from "./stack.ts";
import { measureEventStreams } from "./streams.ts";
import { measurePageRenders, measurePageViews } from "./views.ts";

export type SpeedMeasurementOptions = {
  /** Duration of each measurement round, in seconds. */
  seconds: number;
  /** Number of rounds. The report contains the medians of all rounds. */
  rounds: number;
  /** Number of families whose hubs are requested. The wishes to buy belong to the same number of other families. */
  families: number;
};

type RowResult = Awaited<ReturnType<typeof measureRow>>;
export type SpeedMeasurements = Awaited<ReturnType<typeof measureSpeed>>;

/** Number of families whose wishes are bought while round trips are counted. */
const COUNTED_FAMILIES = 200;

/**
 * Stores families, and the responses that the minimal comparison servers return. The benchmark requests the hubs of
 * `readers`. It buys the wishes of `buyers` to measure rates, and the wishes of `counted` to count round trips.
 */
async function prepareBench(
  bench: BenchStack,
  { families }: SpeedMeasurementOptions,
): Promise<BenchFixtures & { counted: BenchFamily[] }> {
  await postponeJobs(bench);
  const all = families * 2 + COUNTED_FAMILIES;
  await insertFamilies(bench.sql, FULL_WISHLIST_FAMILY, 1, all);
  const readers = await readFamilies(bench.sql, FULL_WISHLIST_FAMILY, 1, families, families);
  const buyers = await readFamilies(
    bench.sql,
    FULL_WISHLIST_FAMILY,
    families + 1,
    families * 2,
    families,
  );
  const counted = await readFamilies(
    bench.sql,
    FULL_WISHLIST_FAMILY,
    families * 2 + 1,
    all,
    COUNTED_FAMILIES,
  );
  const api = await bench.startApi();
  const answers: string[] = [];
  let etag = "";
  for (const family of readers) {
    const answer = await fetch(`http://127.0.0.1:${api.port}${createHubRequest(family).path}`);
    if (!answer.ok) throw new Error(`A hub answered ${answer.status}: ${await answer.text()}`);
    answers.push(await answer.text());
    etag = answer.headers.get("etag") ?? "";
  }
  await api.stop();
  const [seeded] = await bench.sql<{ key: string }[]>`
    select storage_key as key from pictures join kids on kids.avatar_id = pictures.id limit 1`;
  const picture = `/media/${seeded?.key}`;
  await createBaselineTables(bench.sql, answers, buyers.flatMap(({ wishes }) => wishes).length);
  return { readers, buyers, counted, etag, picture };
}

/** Measures the product: the database round trips of each request, and the requests per second. */
export async function measureSpeedAndRoundTrips(
  bench: BenchStack,
  effort: SpeedMeasurementOptions,
) {
  const { counted, ...targets } = await prepareBench(bench, effort);
  const trips = await countRoundTrips(bench, { ...targets, buyers: counted });
  const statement = await captureHubSqlStatement(bench, targets.readers);
  return { trips, speed: await measureSpeed(bench, targets, statement, effort) };
}

/** Measures the rate of each request, the API's memory after all requests, and the API's start time. */
async function measureSpeed(
  bench: BenchStack,
  targets: BenchFixtures,
  statement: HubSqlStatement,
  effort: SpeedMeasurementOptions,
) {
  const { readers } = targets;
  const bareServer = await bench.startBare(statement);
  const rows = listMeasuredRequests(targets);
  const results: RowResult[] = [];
  let memory = 0;
  for (const isCached of [false, true]) {
    const api = await bench.startApi(isCached ? {} : { HUB_CACHE_MB: "0" });
    for (const row of rows.filter((each) => each.isCached === isCached)) {
      results.push(await measureRow(row, api, bareServer, effort));
    }
    memory = getProcessMemory(api.pid);
    await api.stop();
  }
  const bareMemory = getProcessMemory(bareServer.pid);
  await bareServer.stop();
  return {
    rows: results,
    memory: { product: memory, bare: bareMemory },
    streams: await measureEventStreams(bench, readers, effort),
    mixed: await measureMixedLoad(bench, readers, effort.seconds),
    renders: await measurePageRenders(bench, readers),
    views: await measurePageViews(bench, effort),
    /** Time from the start of the API's process to its first hub response, with a migrated database. */
    startMs: await timeToFirstHub(bench, readers, effort.rounds),
  };
}

/** Measures a product request. Each round also requests responses of the same size from bare servers. */
async function measureRow(
  row: MeasuredRequest,
  api: BenchProgram,
  bareServer: BenchProgram,
  { seconds, rounds }: SpeedMeasurementOptions,
) {
  const { name, requests, isSingleUse } = row;
  const product: LoadTestTarget = { name, port: api.port, requests, isSingleUse };
  const bytes = await sendNextRequest(product);
  const bares = row.bares.map((bare) => ({
    ...bare,
    target: { name: bare.what, port: bareServer.port, requests: bare.createRequests(bytes) },
    measured: [] as LoadMeasurement[],
  }));
  if (row.isCached && !isSingleUse) await sendAllRequests(product);
  await measureLoad(product, seconds / 2);
  for (const { target } of bares) await measureLoad(target, seconds / 4);
  const measured: LoadMeasurement[] = [];
  while (measured.length < rounds) {
    measured.push(await measureLoad(product, seconds));
    for (const bare of bares) bare.measured.push(await measureLoad(bare.target, seconds));
  }
  return {
    row,
    /** Size of the product's response in bytes. */
    bytes,
    product: getMedianMeasurement(measured),
    bares: bares.map(({ what, goal, measured: all }) => {
      // Ratio of the product's rate to the bare server's rate, as the median of all rounds.
      const ratios = measured.map(({ rate }, round) => rate / (all[round]?.rate ?? Number.NaN));
      return { what, goal, measured: getMedianMeasurement(all), ratio: getMedian(ratios) };
    }),
  };
}

async function timeToFirstHub(
  bench: BenchStack,
  [family]: BenchFamily[],
  rounds: number,
): Promise<number> {
  const times: number[] = [];
  while (family && times.length < rounds) {
    const begin = performance.now();
    const api = await bench.startApi();
    await sendNextRequest({
      name: "first hub",
      port: api.port,
      requests: [createHubRequest(family)],
    });
    times.push(performance.now() - begin);
    await api.stop();
  }
  return getMedian(times);
}
