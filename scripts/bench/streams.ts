import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import type { BenchFamily } from "../harness/families.ts";
import { getProcessMemory, readProcessMetrics } from "../harness/processes.ts";
import { getMedian } from "../harness/statistics.ts";
import { measureLoad, sendAllRequests } from "./load.ts";
import { createHubRequest } from "./measured-requests.ts";
import type { BenchStack } from "./stack.ts";

/** Number of open hubs that listen to events, equal to the maximum that one process accepts (rule: live-pages). */
export const EVENT_STREAM_COUNT = 1_000;

const CONNECTIONS_AT_ONCE = 50;

/** Opens a hub's event stream. Resolves after the API accepts the stream. */
async function openStream(port: number, { familyUrl, kidId }: BenchFamily): Promise<Socket> {
  const socket = connect(port, "127.0.0.1");
  socket.write(`GET /api/hub/${familyUrl}/events?kid=${kidId} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
  const [head] = await once(socket, "data");
  if (!String(head).startsWith("HTTP/1.1 200")) throw new Error(`A stream got ${head}`);
  return socket.resume();
}

/** Measures the memory of open event streams, and the rates of cached hubs with and without event streams. */
export async function measureEventStreams(
  bench: BenchStack,
  readers: BenchFamily[],
  { seconds, rounds }: { seconds: number; rounds: number },
) {
  const api = await bench.startApi();
  const target = { name: "hub", port: api.port, requests: readers.map(createHubRequest) };
  await sendAllRequests(target);
  await measureLoad(target, seconds);
  /** Returns the API's CPU time per cached hub response, in seconds. */
  async function measureCpuTime(): Promise<number> {
    const origin = `http://127.0.0.1:${api.port}`;
    const before = await readProcessMetrics(origin);
    const { rate } = await measureLoad(target, seconds);
    const after = await readProcessMetrics(origin);
    return (after.cpuSeconds - before.cpuSeconds) / (rate * seconds);
  }
  const ratios: number[] = [];
  const megabytes: number[] = [];
  while (ratios.length < rounds) {
    const without = await measureCpuTime();
    const before = getProcessMemory(api.pid);
    const streams: Socket[] = [];
    while (streams.length < EVENT_STREAM_COUNT) {
      const batch = Array.from({ length: CONNECTIONS_AT_ONCE }, (_, index) => {
        const family = readers[(streams.length + index) % readers.length];
        if (!family) throw new Error("There are no families.");
        return openStream(api.port, family);
      });
      streams.push(...(await Promise.all(batch)));
    }
    megabytes.push(getProcessMemory(api.pid) - before);
    ratios.push(without / (await measureCpuTime()));
    for (const stream of streams) stream.destroy();
    await sleep(1_000);
  }
  await api.stop();
  return {
    /** Memory of all event streams together, in MB. Later rounds reuse the memory allocated for earlier streams. */
    megabytes: Math.max(...megabytes),
    /** Rate of hub responses with all event streams, relative to the rate without. Derived from the API's CPU time. */
    ratio: getMedian(ratios),
  };
}
