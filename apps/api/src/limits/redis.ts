import type { FailureReporter } from "../core/errors/failures.ts";

/** Connection timeout, maximum reconnect delay, ping interval and ping timeout, in milliseconds. */
const CONNECT_MS = 2_000;
const LONGEST_PAUSE_MS = 2_000;
const HEARTBEAT_MS = 1_000;
const SILENCE_MS = 3_000;

/** Redis client of the shared limits. */
export type RedisClient = Awaited<ReturnType<typeof createRedisClient>>;

/**
 * Creates the Redis client of REDIS_URL, which `connect` connects. Without a connection, commands reject at once instead of
 * waiting. Each loss of the connection is reported once, as the tolerated failure `redis`. The client's package is loaded
 * only when Redis is configured.
 */
export async function createRedisClient(url: string, failures: FailureReporter) {
  const { createClient } = await import("@redis/client");
  const client = createClient({
    url,
    disableOfflineQueue: true,
    pingInterval: HEARTBEAT_MS,
    socket: {
      connectTimeout: CONNECT_MS,
      socketTimeout: SILENCE_MS,
      reconnectStrategy: (retries) => Math.min(100 * 2 ** retries, LONGEST_PAUSE_MS),
    },
  });
  let isLost = false;
  client.on("ready", () => {
    isLost = false;
  });
  client.on("error", (cause: unknown) => {
    if (isLost) return;
    isLost = true;
    const problem = "The Redis of REDIS_URL does not answer: limits are counted in Postgres.";
    void failures.tolerate("redis", Promise.reject(new Error(problem, { cause })));
  });
  return {
    client,
    /** Connects in the background, and reconnects until `close`. */
    connect(): void {
      client.connect().catch(() => undefined);
    },
    close: () => client.destroy(),
  };
}
