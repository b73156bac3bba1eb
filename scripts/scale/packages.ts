import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { StartError } from "../ports.ts";
import { run } from "../run-step.ts";

const POSTGRES = "/usr/lib/postgresql";

/** Where Debian's packages put their programs. */
const PROGRAMS = {
  nginx: "/usr/sbin/nginx",
  haproxy: "/usr/sbin/haproxy",
  pgbouncer: "/usr/sbin/pgbouncer",
  "redis-server": "/usr/bin/redis-server",
  "etcd-server": "/usr/bin/etcd",
  patroni: "/usr/bin/patroni",
  postgresql: POSTGRES,
} as const;

/** Installs what is missing, when run by root on Debian; else throws StartError with what to install. */
export async function ensurePackages(): Promise<void> {
  const missing = Object.entries(PROGRAMS).flatMap(([name, path]) =>
    existsSync(path) ? [] : [name],
  );
  if (missing.length === 0) return;
  const command = `apt-get install -y --no-install-recommends ${missing.join(" ")}`;
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) {
    throw new StartError(`Some programs are missing. On Debian: ${command}`);
  }
  console.log(`Installing ${missing.join(", ")}.`);
  const env = { DEBIAN_FRONTEND: "noninteractive" };
  await run("apt-get", ["update", "-qq"], { env });
  const [program = "", ...args] = command.split(" ");
  const installed = await run(program, args, { env });
  if (!installed.ok) throw new StartError(`${command} failed:\n\n${installed.output}`);
}

/** The programs of the newest installed Postgres, and its version. */
export function findPostgres(): { bin: string; version: string } {
  const [version] = readdirSync(POSTGRES).sort((a, b) => Number(b) - Number(a));
  if (version === undefined) throw new StartError(`There is no Postgres in ${POSTGRES}.`);
  return { bin: join(POSTGRES, version, "bin"), version };
}
