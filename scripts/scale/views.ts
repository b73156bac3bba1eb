import { Agent } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { type BenchFamily, createAvatarPath } from "../harness/families.ts";
import { type RequestTarget, sendRequestOnConnection } from "../harness/requests.ts";
import { createZipfSampler, formatValueCounts, getPercentile } from "../harness/statistics.ts";

/** Number of visitors with different network addresses, so that nginx and the rate limits count each separately. */
const VISITORS = 64;
const CONNECTIONS_PER_VISITOR = 6;
const REQUEST_TIMEOUT_MS = 10_000;
/** Maximum number of unfinished views. Above this number, further views fail without a request. */
const MAX_PENDING = 2_000;
const TICK_MS = 5;

type ViewRequest = {
  kind: "page" | "picture";
  /** Scheduled start of the request, as returned by `performance.now()`. */
  at: number;
  /** Time from the scheduled start to the end of the response, in milliseconds. */
  ms: number;
  /** Status of the response, or 0 if there was no response. */
  status: number;
  bytes: number;
};

/** Page views that started in a period. */
export type PageViewSummary = ReturnType<typeof summarizeRequests>;

/**
 * Opens random hubs at a constant rate. Zipf's law determines how often each hub is opened. A page view requests the
 * hub's page and then the hub's picture. Page views start on schedule, even while earlier page views are unfinished.
 * Response times are measured from the scheduled start.
 */
export function startPageViewLoad(
  { origin }: RequestTarget,
  families: readonly BenchFamily[],
  rate: number,
) {
  const sample = createZipfSampler(families.length);
  const visitors = Array.from(
    { length: VISITORS },
    (_, index) =>
      new Agent({
        keepAlive: true,
        maxSockets: CONNECTIONS_PER_VISITOR,
        localAddress: `127.0.1.${index + 1}`,
      }),
  );
  const requests: ViewRequest[] = [];
  const begin = performance.now();
  let started = 0;
  let pending = 0;

  async function request(kind: ViewRequest["kind"], agent: Agent, path: string, at: number) {
    const { status, headers } = await sendRequestOnConnection(`${origin}${path}`, {
      agent,
      timeout: REQUEST_TIMEOUT_MS,
      headers: { "accept-encoding": "br" },
    });
    const bytes = Number(headers.get("content-length"));
    requests.push({ kind, at, ms: performance.now() - at, status, bytes });
    return status === 200;
  }

  async function view(index: number): Promise<void> {
    const at = begin + (index / rate) * 1_000;
    const family = families[sample()];
    const agent = visitors[index % VISITORS];
    if (!family || !agent || pending >= MAX_PENDING) {
      requests.push({ kind: "page", at, ms: 0, status: 0, bytes: 0 });
      return;
    }
    pending += 1;
    if (await request("page", agent, `/hub/${family.familyUrl}`, at)) {
      await request("picture", agent, createAvatarPath(family), performance.now());
    }
    pending -= 1;
  }

  const timer = setInterval(() => {
    for (const due = ((performance.now() - begin) * rate) / 1_000; started < due; started += 1) {
      void view(started);
    }
  }, TICK_MS);
  return {
    countStatus: (wanted: number) => requests.filter(({ status }) => status === wanted).length,
    /** Summarizes the views that started between two times, as returned by `performance.now()`. */
    summarize: (from: number, to: number) => summarizeRequests(requests, from, to),
    /** Stops starting views. Resolves when all started views are finished. */
    async stop(): Promise<void> {
      clearInterval(timer);
      while (pending > 0) await sleep(TICK_MS);
      for (const agent of visitors) agent.destroy();
    },
  };
}

function summarizeRequests(all: readonly ViewRequest[], from: number, to: number) {
  const requests = all.filter(({ at }) => at >= from && at < to);
  const right = requests.filter(({ status }) => status === 200);
  const failed = requests.filter(({ status }) => status !== 200);
  const times = right.map(({ ms }) => ms);
  const sizes = (kind: ViewRequest["kind"]) => {
    const ofKind = right.filter((request) => request.kind === kind);
    return ofKind.reduce((sum, { bytes }) => sum + bytes, 0) / ofKind.length;
  };
  return {
    /** Successful views per second. */
    rate: right.filter(({ kind }) => kind === "picture").length / ((to - from) / 1_000),
    /** Median response time of the successful requests in milliseconds. `p99` is the 99th percentile. */
    p50: getPercentile(times, 0.5),
    p99: getPercentile(times, 0.99),
    /** Number of failed requests. `failures` has their statuses, such as "3 × 503, 1 × none". */
    failed: failed.length,
    failures: formatValueCounts(failed.map(({ status }) => status || "none")),
    /** Mean size of a response in bytes. */
    pageBytes: sizes("page"),
    pictureBytes: sizes("picture"),
  };
}
