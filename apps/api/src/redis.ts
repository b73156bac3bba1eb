import type { Failures } from "./failures.ts";

/** In milliseconds: to connect, the longest pause between two attempts, between signs of life, and until silence counts as lost. */
const CONNECT_MS = 2_000;
const LONGEST_PAUSE_MS = 2_000;
const HEARTBEAT_MS = 1_000;
const SILENCE_MS = 3_000;

/** The Redis that shared limits are counted in. */
export type Redis = Awaited<ReturnType<typeof createRedis>>;

/**
 * Prepares the Redis of REDIS_URL. While there is no connection, commands reject at once instead of waiting; each loss is
 * reported once, as the tolerated failure `redis`. Loaded only where it is used: most installations have none.
 */
export async function createRedis(url: string, failures: Failures) {
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
    /** Connects in the background, and again whenever the connection is lost, until `close`. */
    connect(): void {
      client.connect().catch(() => undefined);
    },
    close: () => client.destroy(),
  };
}
