import postgres from "postgres";
import { getReconnectDelay, SHOULD_FETCH_ARRAY_TYPES } from "./client.ts";
import { WORKER_LOCK_KEY } from "./queries/operation/jobs.ts";

/** Interval for reacquiring locks that were lost with a connection, in milliseconds. */
const RENEW_MS = 15_000;

/**
 * TCP keepalive settings of the connection that holds the workers' locks. Postgres closes the connection after 15
 * seconds without traffic and three failed probes at intervals of 5 seconds.
 */
const KEEPALIVES = {
  tcp_keepalives_idle: 15,
  tcp_keepalives_interval: 5,
  tcp_keepalives_count: 3,
} as const;

/**
 * Informs other processes about the live workers of this process. Each worker has a session-level advisory lock, which
 * Postgres releases when the process dies. `url` must be a direct connection. `show` must be called before a worker
 * runs its first job. A failed attempt to lock is retried within `RENEW_MS`.
 */
export function openWorkerPresence(url: string) {
  const workers = new Set<string>();
  const client = postgres(url, {
    max: 1,
    backoff: getReconnectDelay,
    fetch_types: SHOULD_FETCH_ARRAY_TYPES,
    connect_timeout: 5,
    idle_timeout: 0,
    max_lifetime: null,
    connection: { application_name: "giftling-workers", ...KEEPALIVES },
    onnotice: () => {},
  });
  const hold = (worker: string) => client`
    select pg_try_advisory_lock(${WORKER_LOCK_KEY}, hashtext(${worker}))
    where not exists (
      select from pg_locks
      where locktype = 'advisory' and pid = pg_backend_pid()
        and classid = ${WORKER_LOCK_KEY} and objid = hashtext(${worker})::oid and objsubid = 2
    )`;
  const renew = async () => {
    for (const worker of workers) await hold(worker).catch(() => undefined);
  };
  const timer = setInterval(() => void renew(), RENEW_MS);
  timer.unref();
  return {
    async show(worker: string): Promise<void> {
      workers.add(worker);
      await hold(worker).catch(() => undefined);
    },
    /** Reacquires the lost locks of workers, before other processes consider the workers dead. */
    renew,
    /** Releases a stopped worker's lock, so that other processes run its jobs. */
    async hide(worker: string): Promise<void> {
      workers.delete(worker);
      await client`select pg_advisory_unlock(${WORKER_LOCK_KEY}, hashtext(${worker}))`;
    },
    async close(): Promise<void> {
      clearInterval(timer);
      await client.end({ timeout: 5 });
    },
  };
}
