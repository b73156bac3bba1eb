import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { Sql } from "postgres";
import type { BenchFamily } from "../harness/families.ts";
import { type RequestTarget, sendRequest } from "../harness/requests.ts";
import { formatValueCounts } from "../harness/statistics.ts";

const READERS = 2;
const WRITERS = 2;
const REQUEST_DELAY_MS = 200;
const REQUEST_TIMEOUT_SECONDS = 10;

type Sample = {
  kind: "read" | "write";
  /** Start of the request, from `performance.now()`. `over` is the end of the request. */
  asked: number;
  over: number;
  /** Status of the response, or 0 if there was no response. */
  status: number;
  /** Whether the response is wrong, for example because it contains a different hub. */
  isWrong: boolean;
};

/** Visitors who read hubs and buy gifts through the load balancer until `stop` is called. */
export type HubTraffic = ReturnType<typeof startHubTraffic>;

/** Starts clients that read hubs and clients that buy gifts. Failed purchases are retried as in the app. */
export function startHubTraffic(
  target: RequestTarget,
  readers: BenchFamily[],
  buyers: BenchFamily[],
) {
  const samples: Sample[] = [];
  const acknowledged = new Map<string, string>();
  const wishes = buyers.flatMap((family) => family.wishes);
  let isOn = true;

  async function request(
    kind: Sample["kind"],
    path: string,
    options: Parameters<typeof sendRequest>[3],
    isRight: (text: string) => boolean = () => true,
  ) {
    const method = kind === "read" ? "GET" : "POST";
    const asked = performance.now();
    const all = { ...options, seconds: REQUEST_TIMEOUT_SECONDS };
    const { status, text } = await sendRequest(target, method, path, all);
    // While the database is lost, the product responds with 503. nginx responds with 502 or 504 for a lost process.
    const isWrong =
      status === 500 || (status > 0 && status < 500 && (status >= 300 || !isRight(text)));
    samples.push({ kind, asked, over: performance.now(), status, isWrong });
    return status;
  }

  async function read(): Promise<void> {
    while (isOn) {
      const family = readers[Math.floor(Math.random() * readers.length)];
      if (!family) throw new Error("There is nobody to read about.");
      const { familyUrl, kidId } = family;
      await request("read", `/api/hub/${familyUrl}/${kidId}`, {}, (text) => text.includes(kidId));
      await sleep(REQUEST_DELAY_MS);
    }
  }

  async function write(): Promise<void> {
    while (isOn) {
      const wish = wishes.pop();
      if (!wish) throw new Error("All wishes are bought.");
      const purchasedBy = `Giver ${wish.slice(-12)}`;
      const options = { body: { purchasedBy }, headers: { "idempotency-key": randomUUID() } };
      for (let isAnswered = false; !isAnswered && isOn; await sleep(REQUEST_DELAY_MS)) {
        const status = await request("write", `/api/wishlist/${wish}/purchase`, options);
        isAnswered = !hasFailed({ status });
        if (isAnswered && status < 300) acknowledged.set(wish, purchasedBy);
      }
    }
  }

  const running = Promise.all([
    ...Array.from({ length: READERS }, read),
    ...Array.from({ length: WRITERS }, write),
  ]);
  return {
    samples,
    /** Name of the giver in each acknowledged purchase, by the wish's ID. */
    acknowledged,
    async stop(): Promise<void> {
      isOn = false;
      await running;
    },
  };
}

const hasFailed = ({ status }: Pick<Sample, "status">) => status === 0 || status >= 500;

/** Summarizes the requests after the time `from`: counts, duration of failures, and first successful write. */
export function summarizeFailuresSince({ samples }: HubTraffic, from: number) {
  const since = samples.filter(({ over }) => over >= from);
  const failed = since.filter(hasFailed);
  const written = since.filter(
    ({ kind, status }) => kind === "write" && status > 0 && status < 300,
  );
  return {
    reads: since.filter(({ kind }) => kind === "read").length,
    writes: written.length,
    /** Statuses of the failed requests with their counts, such as "3 × 502, 1 × none". */
    answers: formatValueCounts(failed.map(({ status }) => status || "none")),
    failedReads: failed.filter(({ kind }) => kind === "read").length,
    failedWrites: failed.filter(({ kind }) => kind === "write").length,
    wrong: since.filter(({ isWrong }) => isWrong).length,
    /** Time in seconds from `from` to the last failure. */
    lasted: Math.max(0, ...failed.map(({ over }) => (over - from) / 1_000)),
    /** Time in seconds from `from` to the end of the first successful write that started after `from`. */
    writesAgain: Math.min(
      ...written.filter(({ asked }) => asked >= from).map(({ over }) => (over - from) / 1_000),
    ),
  };
}

/** Counts the acknowledged purchases that are missing or have a different giver. Each wish has one unit. */
export async function countLostPurchases(
  sql: Sql,
  acknowledged: Map<string, string>,
): Promise<number> {
  const wishes = [...acknowledged.keys()];
  const stored = await sql<{ wish: string; giver: string }[]>`
    select item_id as wish, giver_name as giver from purchases where item_id = any (${wishes}::uuid[])`;
  const givers = new Map(stored.map(({ wish, giver }) => [wish, giver]));
  return wishes.filter((wish) => givers.get(wish) !== acknowledged.get(wish)).length;
}
