import { createFailureReporter } from "@giftling/api/core/errors/failures";
import { createRateLimiter } from "@giftling/api/limits/rate-limit";
import { createRedisClient } from "@giftling/api/limits/redis";
import { createDatabase } from "@giftling/db/client";
import type { HarnessFinding } from "../harness/report.ts";
import { waitUntil } from "../harness/wait.ts";

const CALLS = 610;
const LIMIT = 600;

/**
 * Checks that the limiters of two processes share one counter in Redis for one network address. Together, the processes
 * must allow exactly the limit, without querying PostgreSQL.
 */
export async function checkLimits(databaseUrl: string, redisUrl: string): Promise<HarnessFinding> {
  let asked = 0;
  const { db, close } = createDatabase(databaseUrl, {
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
    const calls = Array.from({ length: CALLS }, (_, index) =>
      limiters[index % 2]?.click({ address: "203.0.113.7", network: null }),
    );
    const outcomes = await Promise.allSettled(calls);
    const allowed = outcomes.filter(({ status }) => status === "fulfilled").length;
    return {
      what: `${CALLS} clicks of one address in two processes, counted in Redis`,
      promised: `${LIMIT} allowed`,
      seen: `${allowed} allowed, ${asked} statements in Postgres`,
      isKept: allowed === LIMIT && asked === 0,
    };
  } finally {
    one.close();
    two.close();
    await close();
  }
}
