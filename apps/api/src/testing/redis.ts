import { createFailureReporter } from "../core/errors/failures.ts";
import { createRedisClient, type RedisClient } from "../limits/redis.ts";

const CONNECT_MS = 10_000;

/** Connects to the Redis at TEST_REDIS_URL. Returns null when the variable is not set. */
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
