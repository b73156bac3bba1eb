import { setTimeout as sleep } from "node:timers/promises";
import { createFailureReporter } from "@giftling/api/core/errors/failures";
import { createRateLimiter } from "@giftling/api/limits/rate-limit";
import { createRedisClient } from "@giftling/api/limits/redis";
import { createDatabasePool } from "@giftling/db/client";
import type { Sql } from "postgres";
import type { BenchFamily } from "../harness/families.ts";
import type { HarnessFinding } from "../harness/report.ts";
import {
  type CreatedFamily,
  purchaseWithRetries,
  type RequestTarget,
  runAllConcurrently,
  runWithConcurrencyLimit,
  sendRequest,
} from "../harness/requests.ts";
import { waitUntil } from "../harness/wait.ts";
import type { ApiProcess } from "./stack.ts";

const HUBS_AT_ONCE = 20;

/** Returns whether a family's hub contains the family's kid and wishes, and no other family's kid. */
async function isRightHub(
  target: RequestTarget,
  families: readonly BenchFamily[],
  { familyUrl, kidId, wishes }: BenchFamily,
): Promise<boolean> {
  const { status, text } = await sendRequest(target, "GET", `/api/hub/${familyUrl}/${kidId}`);
  const isWhole = [kidId, ...wishes].every((id) => text.includes(id));
  const isMixed = families.some((other) => other.kidId !== kidId && text.includes(other.kidId));
  return status === 200 && isWhole && !isMixed;
}

/** Reads the hubs of all families, 20 at a time. Checks that each response is the requested hub. */
export async function checkHubIntegrity(
  target: RequestTarget,
  families: readonly BenchFamily[],
): Promise<HarnessFinding> {
  const answers = await runWithConcurrencyLimit(families.length, HUBS_AT_ONCE, async (index) => {
    const family = families[index];
    return family !== undefined && isRightHub(target, families, family);
  });
  const right = answers.filter(Boolean).length;
  return {
    what: `${families.length} hubs, ${HUBS_AT_ONCE} at once, behind PgBouncer by transaction`,
    required: "all right",
    measured: `${right} right`,
    isMet: right === families.length,
  };
}

const LIMITED_CALLS = 610;
const LIMIT = 600;

/** Checks that two processes share one rate limit in Redis, and enforce it exactly without PostgreSQL queries. */
export async function checkSharedRateLimits(
  databaseUrl: string,
  redisUrl: string,
): Promise<HarnessFinding> {
  let asked = 0;
  const { db, close } = createDatabasePool(databaseUrl, {
    max: 2,
    onStatement: () => {
      asked += 1;
    },
  });
  const [one, two] = [
    await createRedisClient(redisUrl, createFailureReporter()),
    await createRedisClient(redisUrl, createFailureReporter()),
  ];
  try {
    for (const redis of [one, two]) {
      redis.connect();
      await waitUntil("Redis", 10_000, async () => redis.client.isReady);
    }
    const limiters = [createRateLimiter(db, 1, one), createRateLimiter(db, 1, two)];
    const calls = Array.from({ length: LIMITED_CALLS }, (_, index) =>
      limiters[index % 2]?.click({ address: "203.0.113.7", network: null }),
    );
    const outcomes = await Promise.allSettled(calls);
    const allowed = outcomes.filter(({ status }) => status === "fulfilled").length;
    return {
      what: `${LIMITED_CALLS} clicks of one address in two processes, counted in Redis`,
      required: `${LIMIT} allowed`,
      measured: `${allowed} allowed, ${asked} statements in Postgres`,
      isMet: allowed === LIMIT && asked === 0,
    };
  } finally {
    one.close();
    two.close();
    await close();
  }
}

const CACHE_ROUNDS = 10;
const MAX_STALE_MS = 100;
/** Maximum time until a write succeeds after a failover, in milliseconds. */
const STORED_MS = 10_000;
/** Maximum time until all API processes listen for changes, in milliseconds. */
const LISTENING_MS = 30_000;

/**
 * Checks that every process caches hubs and invalidates them after a write by another process. A change that bypasses
 * the triggers must stay invisible, which proves that the hub is cached. A regular write must be visible in all
 * processes within 100 ms.
 */
export async function checkHubCache(
  when: string,
  sql: Sql,
  apis: ApiProcess[],
  { cookie, familyUrl, kidId }: CreatedFamily,
): Promise<HarnessFinding> {
  await waitUntil("every process listens", LISTENING_MS, async () => {
    const [row] = await sql<{ listening: number }[]>`
      select count(*)::int as listening from pg_stat_activity where application_name = 'giftling-listen'`;
    return row?.listening === apis.length;
  });
  const shows = async (api: ApiProcess, text: string) =>
    (await sendRequest(api, "GET", `/api/hub/${familyUrl}/${kidId}`)).text.includes(text);
  /** Returns the time from `answered` to the start of the last request whose response lacked `text`. */
  const staleAfter = async (api: ApiProcess, text: string, answered: number): Promise<number> => {
    let last = 0;
    for (let asked = performance.now(); !(await shows(api, text)); asked = performance.now()) {
      last = asked - answered;
      if (last > 10_000) throw new Error("A write never showed elsewhere.");
      await sleep(2);
    }
    return last;
  };
  let kept = 0;
  let stale = 0;
  for (let round = 0; round < CACHE_ROUNDS; round += 1) {
    const [writer, ...others] = [
      ...apis.slice(round % apis.length),
      ...apis.slice(0, round % apis.length),
    ];
    if (!writer) throw new Error("There is no process.");
    await Promise.all(others.map((api) => shows(api, "")));
    const silent = `Silent ${when} ${round}`;
    await sql.begin(async (tx) => {
      await tx`set local session_replication_role = replica`;
      await tx`update kids set bio = ${silent} where id = ${kidId}`;
    });
    if (!(await Promise.all(others.map((api) => shows(api, silent)))).includes(true)) kept += 1;
    const bio = `Told ${when} ${round}`;
    const change = { body: { bio }, headers: { cookie } };
    await waitUntil("a kid's text is stored", STORED_MS, async () => {
      const { status } = await sendRequest(writer, "PATCH", `/api/kids/${kidId}`, change);
      return status === 200;
    });
    const answered = performance.now();
    for (const each of await Promise.all(others.map((api) => staleAfter(api, bio, answered)))) {
      stale = Math.max(stale, each);
    }
  }
  return {
    what: `hubs are kept and listened for, ${when}`,
    required: `${MAX_STALE_MS} ms`,
    measured: `old for ${Math.round(stale)} ms at most, kept ${kept} of ${CACHE_ROUNDS} times`,
    isMet: stale <= MAX_STALE_MS && kept === CACHE_ROUNDS,
  };
}

const BUYERS = 20;
/** Maximum time in milliseconds for which a buyer retries a purchase. */
const RETRY_TIMEOUT_MS = 60_000;

/** Runs one race of concurrent purchases for each wish, with a delay of `pauseMs` after each race. */
export async function runPurchaseRaces(
  when: string,
  target: RequestTarget,
  sql: Sql,
  wishes: string[],
  pauseMs: number,
): Promise<HarnessFinding> {
  let right = 0;
  for (const wish of wishes) {
    if (await race(target, sql, wish)) right += 1;
    await sleep(pauseMs);
  }
  return {
    what: `${wishes.length} times ${BUYERS} buyers for one wish, ${when}`,
    required: "one wins each",
    measured: `${right} right`,
    isMet: wishes.length > 0 && right === wishes.length,
  };
}

/** Buys one wish as twenty visitors. Returns whether one purchase is stored and all other buyers got 409. */
async function race(target: RequestTarget, sql: Sql, wish: string): Promise<boolean> {
  const deadline = performance.now() + RETRY_TIMEOUT_MS;
  const statuses = await runAllConcurrently(BUYERS, (index) =>
    purchaseWithRetries(target, wish, `Buyer ${index}`, () => performance.now() > deadline),
  );
  const stored = await sql<{ giver: string }[]>`
    select giver_name as giver from purchases where item_id = ${wish}`;
  const conflicts = statuses.filter((status) => status === 409).length;
  const isOne = conflicts === BUYERS - 1 && stored.length === 1;
  return isOne && stored[0]?.giver === `Buyer ${statuses.indexOf(200)}`;
}
