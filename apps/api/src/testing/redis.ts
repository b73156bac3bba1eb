import { createFailureReporter } from "../core/errors/failures.ts";
import { createRedisClient, type RedisClient } from "../limits/redis.ts";

/** Maximum wait for the connection, in milliseconds. */
const CONNECT_MS = 10_000;

/** Connects to the Redis of TEST_REDIS_URL, started by `pnpm test:deep redis`. Returns null without the variable. */
export async function connectTestRedis(): Promise<RedisClient | null> {
  const url = process.env.TEST_REDIS_URL;
  if (url === undefined) return null;
  const redis = await createRedisClient(url, createFailureReporter());
  const ready = new Promise<void>((resolve, reject) => {
    redis.client.once("ready", () => resolve());
    setTimeout(() => reject(new Error(`${url} does not answer.`)), CONNECT_MS).unref();
  });
  redis.connect();
  await ready;
  return redis;
}
