import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { Sql } from "postgres";
import type { BenchFamily } from "../bench/families.ts";

const READERS = 2;
const WRITERS = 2;
/** Delay between two requests of a reader or writer, in milliseconds. `PATIENCE_MS` is the timeout of a request. */
const PAUSE_MS = 200;
const PATIENCE_MS = 10_000;

/** Result of one request. */
type Sample = {
  kind: "read" | "write";
  /** Start of the request, by `performance.now()`. `over` is its end. */
  asked: number;
  over: number;
  /** Status of the response. Null when no response came. */
  status: number | null;
  /** Whether the response is wrong, for example a different hub than the requested one. */
  isWrong: boolean;
};

/** Relatives who read hubs and buy gifts through the load balancer until `stop`. */
export type HubTraffic = {
  samples: Sample[];
  /** Acknowledged purchases. A key is the id of a wish, and its value is the name of the giver. */
  acknowledged: Map<string, string>;
  stop(): Promise<void>;
};

/**
 * Starts readers and writers. Without a response to a purchase, a writer repeats it with the same Idempotency-Key. The app
 * does the same when the button is pressed again.
 */
export function startHubTraffic(
  origin: string,
  readers: BenchFamily[],
  buyers: BenchFamily[],
): HubTraffic {
  const samples: Sample[] = [];
  const acknowledged = new Map<string, string>();
  const wishes = buyers.flatMap((family) => family.wishes);
  let isOn = true;

  async function ask(
    kind: Sample["kind"],
    path: string,
    isRight: (body: string) => boolean,
    init: RequestInit = {},
  ) {
    const asked = performance.now();
    const signal = AbortSignal.timeout(PATIENCE_MS);
    let status: number | null = null;
    let body = "";
    try {
      const answer = await fetch(`${origin}${path}`, { ...init, signal });
      body = await answer.text();
      status = answer.status;
    } catch {
      // The response did not come or was incomplete.
    }
    const isWrong = status !== null && status < 500 && (status >= 300 || !isRight(body));
    samples.push({ kind, asked, over: performance.now(), status, isWrong });
    return status;
  }

  async function read(): Promise<void> {
    while (isOn) {
      const family = readers[Math.floor(Math.random() * readers.length)];
      if (!family) throw new Error("There is nobody to read about.");
      await ask("read", `/api/hub/${family.address}/${family.kidId}`, (body) =>
        body.includes(family.kidId),
      );
      await sleep(PAUSE_MS);
    }
  }

  async function write(): Promise<void> {
    while (isOn) {
      const wish = wishes.pop();
      if (!wish) throw new Error("All wishes are bought.");
      const purchasedBy = `Giver ${wish.slice(-12)}`;
      const headers = { "content-type": "application/json", "idempotency-key": randomUUID() };
      const init = { method: "POST", headers, body: JSON.stringify({ purchasedBy }) };
      for (let isAnswered = false; !isAnswered && isOn; await sleep(PAUSE_MS)) {
        const status = await ask("write", `/api/wishlist/${wish}/purchase`, () => true, init);
        isAnswered = status !== null && status < 500;
        if (isAnswered && status !== null && status < 300) acknowledged.set(wish, purchasedBy);
      }
    }
  }

  const running = Promise.all([
    ...Array.from({ length: READERS }, read),
    ...Array.from({ length: WRITERS }, write),
  ]);
  return {
    samples,
    acknowledged,
    async stop() {
      isOn = false;
      await running;
    },
  };
}

/**
 * Returns the numbers of failed and of wrong requests since a time. Also returns how long failures lasted and when writes
 * succeeded again.
 */
export function summarizeFailuresSince({ samples }: HubTraffic, from: number) {
  const since = samples.filter(({ over }) => over >= from);
  const failed = since.filter(({ status }) => status === null || status >= 500);
  const written = since.filter(
    ({ kind, status }) => kind === "write" && status !== null && status < 300,
  );
  const last = (kind: Sample["kind"] | null) =>
    Math.max(
      0,
      ...failed
        .filter((each) => kind === null || each.kind === kind)
        .map(({ over }) => (over - from) / 1_000),
    );
  return {
    reads: since.filter(({ kind }) => kind === "read").length,
    writes: written.length,
    /** Results of the failed requests, such as "3 × 502, 1 × none". */
    answers: tally(failed.map(({ status }) => String(status ?? "none"))),
    failedReads: failed.filter(({ kind }) => kind === "read").length,
    failedWrites: failed.filter(({ kind }) => kind === "write").length,
    wrong: since.filter(({ isWrong }) => isWrong).length,
    /** Seconds from the given time to the last failure. */
    lasted: last(null),
    /** Seconds from the given time to the first successful write that was sent after it. */
    writesAgain: Math.min(
      ...written.filter(({ asked }) => asked >= from).map(({ over }) => (over - from) / 1_000),
    ),
  };
}

/**
 * Returns the number of acknowledged purchases that are missing or stored under a different name. A wish cannot be stored
 * twice.
 */
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

function tally(values: string[]): string {
  const kinds = [...new Set(values)].sort();
  return kinds
    .map((kind) => `${values.filter((value) => value === kind).length} × ${kind}`)
    .join(", ");
}
