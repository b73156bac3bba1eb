import { join } from "node:path";
import { installDebianPackages } from "./debian-packages.ts";
import {
  AVERAGE_FAMILY,
  addAvatars,
  FULL_WISHLIST_FAMILY,
  insertFamilies,
  readFamilies,
} from "./harness/families.ts";
import { runScript } from "./harness/run-script.ts";
import { CliError, readPortFromEnv } from "./ports.ts";
import { POSTGRES_FOLDER } from "./scale/cluster.ts";
import { runScalePhases } from "./scale/phases.ts";
import { startScaleStack } from "./scale/stack.ts";

/**
 * Runs the product as a larger installation on this machine (`pnpm scale`). The installation has three API processes
 * behind nginx, PgBouncer in transaction mode, Redis, and two PostgreSQL nodes under Patroni. Kills processes while
 * visitors read hubs and buy gifts. Also finds the highest rate at which hubs can be opened. Prints each documented
 * limit with the observed figure, writes the figures to docs/operations.md, and exits with 1 if a limit is exceeded.
 * Takes about nine minutes. Requires Debian packages, which are installed if the current user is root. `SCALE_PORT` is
 * the first of 16 ports, 4500 by default.
 */
process.chdir(join(import.meta.dirname, ".."));
const LONGEST_MS = 15 * 60_000;
/** Paths of the required programs, by Debian package. */
const PACKAGES = {
  nginx: "/usr/sbin/nginx",
  haproxy: "/usr/sbin/haproxy",
  pgbouncer: "/usr/sbin/pgbouncer",
  "redis-server": "/usr/bin/redis-server",
  "etcd-server": "/usr/bin/etcd",
  patroni: "/usr/bin/patroni",
  postgresql: POSTGRES_FOLDER,
};
const FAMILIES = 400;
/** Number of families with pictures. The measurement of views requests their hubs. */
const VIEWED_FAMILIES = 20_000;

await runScript(async () => {
  await installDebianPackages(PACKAGES);
  console.log("Starting.");
  setTimeout(() => {
    throw new CliError("It takes longer than a quarter of an hour.");
  }, LONGEST_MS);
  const scale = await startScaleStack(readPortFromEnv("SCALE_PORT", 4500));
  const { sql } = scale.cluster;
  await insertFamilies(sql, FULL_WISHLIST_FAMILY, 1, FAMILIES);
  await insertFamilies(sql, AVERAGE_FAMILY, 1, VIEWED_FAMILIES);
  const half = FAMILIES / 2;
  const readers = await readFamilies(sql, FULL_WISHLIST_FAMILY, 1, half, half);
  const buyers = await readFamilies(sql, FULL_WISHLIST_FAMILY, half + 1, FAMILIES, half);
  const viewed = await readFamilies(sql, AVERAGE_FAMILY, 1, VIEWED_FAMILIES, VIEWED_FAMILIES);
  await addAvatars(sql, join(scale.localDir, "storage"), viewed);
  return runScalePhases(scale, { readers, buyers, viewed });
});
