import { setTimeout as sleep } from "node:timers/promises";
import type { BenchFamily } from "../harness/families.ts";
import { getPercentile } from "../harness/statistics.ts";
import { measureLoad, sendAllRequests, sendNextRequest } from "./load.ts";
import { createContributionRequest, createHubRequest } from "./measured-requests.ts";
import type { BenchStack } from "./stack.ts";

export const READ_CONNECTION_COUNT = 200;
export const WRITES_PER_SECOND = 10;

/** Number of families whose hubs are read and written. */
const FAMILY_COUNT = 100;

/** Measures reads of cached hubs, while contributions invalidate `WRITES_PER_SECOND` of the hubs per second. */
export async function measureMixedLoad(bench: BenchStack, readers: BenchFamily[], seconds: number) {
  const { port, stop } = await bench.startApi();
  const families = readers.slice(0, FAMILY_COUNT);
  const reading = { name: "hub", port, requests: families.map(createHubRequest) };
  const writing = {
    name: "contribution",
    port,
    requests: families.map((family) => createContributionRequest(family, "Grandma Lou")),
  };
  await sendAllRequests(reading);
  await measureLoad(reading, seconds, READ_CONNECTION_COUNT);
  const times: number[] = [];
  const writes: Promise<void>[] = [];
  const write = async () => {
    const begin = performance.now();
    await sendNextRequest(writing);
    times.push(performance.now() - begin);
  };
  const measuring = measureLoad(reading, seconds, READ_CONNECTION_COUNT);
  while (writes.length < seconds * WRITES_PER_SECOND) {
    writes.push(write());
    await sleep(1_000 / WRITES_PER_SECOND);
  }
  await Promise.all(writes);
  const reads = await measuring;
  await stop();
  return { reads, writes: { p50: getPercentile(times, 0.5), p99: getPercentile(times, 0.99) } };
}
