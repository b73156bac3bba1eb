import { setTimeout as sleep } from "node:timers/promises";
import {
  AVERAGE_FAMILY,
  addAvatars,
  type BenchFamily,
  createAvatarPath,
  insertFamilies,
  readFamilies,
} from "../harness/families.ts";
import { getCacheHitRate, readProcessMetrics } from "../harness/processes.ts";
import { createZipfSampler, getPercentile } from "../harness/statistics.ts";
import { type LoadTestTarget, measureLoad, measureMedianLoad, sendNextRequest } from "./load.ts";
import { createContributionRequest, createPageRequest } from "./measured-requests.ts";
import type { BenchStack } from "./stack.ts";

/** Factor by which this measurement has more families than the other measurements. */
const FAMILY_FACTOR = 20;
/** Number of prepared page view requests. A measurement that needs more requests repeats the list. */
const VIEW_COUNT = 40_000;
/** Number of pages that are rendered again after a write. */
const RENDER_COUNT = 100;

/** Measures page views of hubs. Each family has one picture. Zipf's law determines how often each hub is opened. */
export async function measurePageViews(
  bench: BenchStack,
  { seconds, rounds, families }: { seconds: number; rounds: number; families: number },
) {
  const count = families * FAMILY_FACTOR;
  await insertFamilies(bench.sql, AVERAGE_FAMILY, 1, count);
  const all = await readFamilies(bench.sql, AVERAGE_FAMILY, 1, count, count);
  await addAvatars(bench.sql, bench.storageDir, all);
  const sample = createZipfSampler(count);
  const views = Array.from({ length: VIEW_COUNT }, () => all[sample()]).filter(
    (family) => family !== undefined,
  );
  const api = await bench.startApi();
  const target: LoadTestTarget = {
    name: "views",
    port: api.port,
    requests: views.flatMap((family) => [
      createPageRequest(family),
      { path: createAvatarPath(family) },
    ]),
  };
  const origin = `http://127.0.0.1:${api.port}`;
  await measureLoad(target, seconds * 2);
  const before = await readProcessMetrics(origin);
  const requests = await measureMedianLoad(target, seconds, rounds);
  const after = await readProcessMetrics(origin);
  await api.stop();
  return {
    families: count,
    /** Measurement of requests for a hub's page and its picture, in turn. */
    requests,
    hitRate: getCacheHitRate(before, after),
    /** Memory of the API after the page views, in MB. */
    megabytes: after.megabytes,
  };
}

/** Measures the response times of hubs' pages after a contribution, which makes the API render the page again. */
export async function measurePageRenders(
  bench: BenchStack,
  readers: BenchFamily[],
): Promise<{ p50: number; p99: number }> {
  const { port, stop } = await bench.startApi();
  const families = readers.slice(0, RENDER_COUNT);
  const writing = {
    name: "contribution",
    port,
    requests: families.map((family) => createContributionRequest(family, "Grandma Lou")),
  };
  const reading = { name: "page", port, requests: families.map(createPageRequest) };
  const times: number[] = [];
  for (const _ of families) {
    await sendNextRequest(writing);
    const begin = performance.now();
    await sendNextRequest(reading);
    times.push(performance.now() - begin);
    await sleep(20);
  }
  await stop();
  return { p50: getPercentile(times, 0.5), p99: getPercentile(times, 0.99) };
}
