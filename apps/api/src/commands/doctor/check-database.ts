import { readMigrationState } from "@giftling/db/migrate";
import {
  readDatabaseClock,
  readDatabaseVersion,
} from "@giftling/db/queries/operation/installation";
import type { Config } from "../../core/env/env.ts";
import { withDatabase } from "../command.ts";
import {
  createFaultResult,
  createOkResult,
  type DoctorCheckResult,
  describeError,
} from "./finding.ts";

const LOWEST_VERSION = 15;

/** Maximum difference between the clocks of this machine and of the database, in milliseconds. */
const MAX_SKEW_MS = 5_000;

/** Advice for a failed connection, by pattern of the error code. The first matching pattern applies. */
const CONNECTION_ADVICE: readonly (readonly [RegExp, string])[] = [
  [/28P01|28000/, "Check the user and the password in the URL."],
  [/3D000/, "Create the database, or check its name in the URL."],
  [/ENOTFOUND|EAI_AGAIN/, "Check the host name in the URL."],
  [
    /ECONNREFUSED|TIMEOUT|EHOSTUNREACH/,
    "Check that Postgres runs, and the host and port in the URL.",
  ],
];

/** Checks the database connections at DATABASE_URL, which can be a pooler, and at DATABASE_DIRECT_URL. */
export async function checkDatabase(config: Config): Promise<DoctorCheckResult> {
  const { databaseUrl, databaseDirectUrl, databasePrepare: prepare } = config;
  if (databaseUrl === "") {
    return createFaultResult(
      `The database in ${config.dataDir} does not run.`,
      "Start the server, and run this command in its container: docker exec giftling giftling doctor",
    );
  }
  let version = 0;
  for (const url of new Set([databaseUrl, databaseDirectUrl])) {
    try {
      version = await withDatabase(url, readDatabaseVersion, prepare);
    } catch (error) {
      const name = url === databaseUrl ? "DATABASE_URL" : "DATABASE_DIRECT_URL";
      const code = describeError(error);
      const [, advice = `Check ${name}.`] =
        CONNECTION_ADVICE.find(([known]) => known.test(code)) ?? [];
      return createFaultResult(`${name} cannot be reached (${code}).`, advice);
    }
  }
  if (version < LOWEST_VERSION) {
    return createFaultResult(
      `Postgres ${version} is too old.`,
      `Use Postgres ${LOWEST_VERSION} or newer.`,
    );
  }
  return createOkResult(
    `Postgres ${version}${databaseUrl === databaseDirectUrl ? "" : ", also past the pooler"}`,
  );
}

export async function checkMigrations(config: Config): Promise<DoctorCheckResult> {
  const { missing, unknown } = await readMigrationState(config.databaseDirectUrl);
  if (missing > 0) {
    return createFaultResult(
      `${missing} migrations are missing.`,
      "Start the API of this version, which applies them. Its log has the reason if it cannot.",
    );
  }
  if (unknown > 0) {
    return createFaultResult(
      `${unknown} migrations are of a newer version than this one.`,
      "Run the newer version, or restore the backup made before the upgrade.",
    );
  }
  return createOkResult("all applied");
}

/** Compares this machine's clock, which `now` reads, with the database's clock. */
export async function checkClock(config: Config, now: () => Date): Promise<DoctorCheckResult> {
  const { databaseUrl: url, databasePrepare: prepare } = config;
  return withDatabase(
    url,
    async (db) => {
      // The first statement opens the connection, which takes time. Only the second statement is measured.
      await readDatabaseClock(db);
      const before = now().getTime();
      const there = await readDatabaseClock(db);
      const skew = Math.round(there.getTime() - (before + now().getTime()) / 2);
      if (Math.abs(skew) <= MAX_SKEW_MS)
        return createOkResult(`${Math.abs(skew)} ms from the database's`);
      return createFaultResult(
        `This machine's clock is ${(Math.abs(skew) / 1_000).toFixed(0)} s ${skew > 0 ? "behind" : "ahead of"} the database's.`,
        "Synchronize both machines' clocks, for example with chrony or systemd-timesyncd.",
      );
    },
    prepare,
  );
}
