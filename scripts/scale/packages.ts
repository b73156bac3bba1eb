import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { DebianPackages } from "../debian-packages.ts";
import { StartError } from "../ports.ts";

const POSTGRES = "/usr/lib/postgresql";

/** Paths of the required programs, by Debian package. */
export const PROGRAM_PACKAGES = {
  nginx: "/usr/sbin/nginx",
  haproxy: "/usr/sbin/haproxy",
  pgbouncer: "/usr/sbin/pgbouncer",
  "redis-server": "/usr/bin/redis-server",
  "etcd-server": "/usr/bin/etcd",
  patroni: "/usr/bin/patroni",
  postgresql: POSTGRES,
} as const satisfies DebianPackages;

/** Returns the program folder of the newest installed PostgreSQL. Throws StartError if PostgreSQL is not installed. */
export function findPostgresPrograms(): string {
  const [version] = readdirSync(POSTGRES).sort((a, b) => Number(b) - Number(a));
  if (version === undefined) throw new StartError(`There is no Postgres in ${POSTGRES}.`);
  return join(POSTGRES, version, "bin");
}
