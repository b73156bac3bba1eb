import postgres from "postgres";
import { WORKER_LOCK } from "./queries/operation/jobs.ts";

/** How often a process makes sure that it is still seen, in milliseconds: its connection may have been lost meanwhile. */
const RENEW_MS = 15_000;

/** Seconds after which Postgres takes a peer that went without a word for gone: 15, then three questions 5 apart. */
const KEEPALIVES = {
  tcp_keepalives_idle: 15,
  tcp_keepalives_interval: 5,
  tcp_keepalives_count: 3,
} as const;

/**
 * Shows the other processes that workers of this one live: for each a lock of a session, which Postgres lets go when the
 * process dies, however it dies. `url` must be a direct connection. `show` before a worker takes its first job; a failure is
 * made good within seconds.
 */
export function openWorkerPresence(url: string) {
  const workers = new Set<string>();
  const client = postgres(url, {
    max: 1,
    connect_timeout: 5,
    idle_timeout: 0,
    max_lifetime: null,
    connection: { application_name: "giftling-workers", ...KEEPALIVES },
    onnotice: () => {},
  });
  const hold = (worker: string) => client`
    select pg_try_advisory_lock(${WORKER_LOCK}, hashtext(${worker}))
    where not exists (
      select from pg_locks
      where locktype = 'advisory' and pid = pg_backend_pid()
        and classid = ${WORKER_LOCK} and objid = hashtext(${worker})::oid and objsubid = 2
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
    async close(): Promise<void> {
      clearInterval(timer);
      await client.end({ timeout: 5 });
    },
  };
}
