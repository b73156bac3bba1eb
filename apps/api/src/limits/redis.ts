import type { FailureReporter } from "../core/errors/failures.ts";

// Durations in milliseconds: connection timeout, maximum reconnect delay, ping interval and ping timeout.
const CONNECT_MS = 2_000;
const LONGEST_PAUSE_MS = 2_000;
const HEARTBEAT_MS = 1_000;
const SILENCE_MS = 3_000;

export type RedisClient = Awaited<ReturnType<typeof createRedisClient>>;

/**
 * Creates a Redis client, which connects when `connect` is called. Without a connection, commands reject immediately.
 * Each loss of the connection is reported once, as the tolerated failure `redis`. The Redis package is imported
 * dynamically, so that processes without Redis do not load the package.
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
    /** Connects to Redis in the background, and reconnects until `close` is called. */
    connect(): void {
      client.connect().catch(() => undefined);
    },
    close: () => client.destroy(),
  };
}
