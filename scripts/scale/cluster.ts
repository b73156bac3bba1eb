import { randomBytes } from "node:crypto";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import postgres from "postgres";
import { waitUntil } from "../harness/wait.ts";
import { CliError } from "../ports.ts";
import { createClusterNode } from "./patroni.ts";
import type { ProgramRunner } from "./programs.ts";
import { type ScalePorts, startEtcd, startHaproxy } from "./services.ts";

export const POSTGRES_FOLDER = "/usr/lib/postgresql";

const START_MS = 90_000;
/** Maximum time in milliseconds until a failover and the replication after it are complete. */
const FAILOVER_MS = 90_000;

/** Starts etcd, two PostgreSQL nodes under Patroni and HAProxy, and creates the product's empty database. */
export async function startPostgresCluster(programs: ProgramRunner, ports: ScalePorts) {
  const password = randomBytes(16).toString("hex");
  const bin = findPostgresPrograms();
  startEtcd(programs, ports);
  const nodes = ports.nodes.map((at, index) =>
    createClusterNode(programs, {
      ...at,
      name: `node${index + 1}`,
      etcd: ports.etcd,
      bin,
      password,
    }),
  );
  startHaproxy(programs, ports);
  const urlOf = (user: string, database: string) =>
    `postgres://${user}:${password}@127.0.0.1:${ports.database}/${database}`;
  const sql = postgres(urlOf("postgres", "giftling"), {
    max: 1,
    onnotice: () => {},
    backoff: () => 0.2,
  });
  const primary = async () => {
    for (const node of nodes) if (await node.isPrimary()) return node;
    throw new Error("There is no primary.");
  };
  /** Resolves when a standby has every acknowledged write, so that a kill of the primary loses no data. */
  const isSafe = () =>
    waitUntil("a synchronous standby", FAILOVER_MS, async () => {
      const roles = await Promise.all(
        nodes.map(async (node) => [await node.isPrimary(), await node.isSynchronous()]),
      );
      return (
        roles.some(([isPrimary]) => isPrimary) && roles.some(([, isSynchronous]) => isSynchronous)
      );
    });
  for (const node of nodes) node.start();
  await waitUntil("a primary", START_MS, async () => (await primary().catch(() => null)) !== null);
  await isSafe();
  await createDatabase(urlOf("postgres", "postgres"), password);
  return {
    /** Name of the product's database, with its owner and the owner's password. */
    database: { name: "giftling", user: "giftling", password },
    /** URL of the product's database on the current primary. */
    url: urlOf("giftling", "giftling"),
    /** Superuser connection to the current primary. */
    sql,
    primary,
    isSafe,
  };
}

/** Returns the program folder of the newest installed PostgreSQL. Throws CliError if PostgreSQL is not installed. */
function findPostgresPrograms(): string {
  const [version] = readdirSync(POSTGRES_FOLDER).sort((a, b) => Number(b) - Number(a));
  if (version === undefined) throw new CliError(`There is no Postgres in ${POSTGRES_FOLDER}.`);
  return join(POSTGRES_FOLDER, version, "bin");
}

async function createDatabase(url: string, password: string): Promise<void> {
  const admin = postgres(url, { max: 1 });
  try {
    await admin.unsafe(`create role giftling login password '${password}'`);
    await admin.unsafe("create database giftling owner giftling");
  } finally {
    await admin.end({ timeout: 2 });
  }
}
