import { spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { chownSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import {
  createPostgresEnvironment,
  getMajorVersion,
  getPostgresVisiblePath,
  type PostgresBinaries,
  type PostgresUser,
} from "./binaries.ts";
import { DatabaseError } from "./postgres-process.ts";

/** Name of the cluster's superuser. The file "password" in the data directory contains the superuser's password. */
export const POSTGRES_USER = "giftling";

/**
 * Returns initdb's options for UTF-8 text that is sorted by code point. Postgres 17 and later have a built-in locale
 * provider, which requires no locale of the operating system.
 */
const getLocaleOptions = (majorVersion: number): string[] =>
  majorVersion >= 17
    ? ["--locale=C", "--locale-provider=builtin", "--builtin-locale=C.UTF-8"]
    : ["--locale=C.UTF-8"];

/**
 * Runs initdb in a temporary folder and then renames the folder to `dataDir`. An interrupted initdb therefore leaves no
 * partial cluster in `dataDir`.
 *
 * @throws DatabaseError with initdb's output.
 */
export function initializeDataDir(
  binaries: PostgresBinaries,
  dataDir: string,
  runAs: PostgresUser | undefined,
  durable: boolean,
): void {
  const staged = `${dataDir}.new`;
  rmSync(staged, { recursive: true, force: true });
  mkdirSync(staged, { recursive: true, mode: 0o700 });
  const password = randomBytes(24).toString("hex");
  // initdb requires an empty folder, so the password file is in another private folder.
  const privateFolder = mkdtempSync(path.join(tmpdir(), "giftling-initdb-"));
  const passwordFile = path.join(privateFolder, "password");
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (runAs) {
    for (const each of [staged, privateFolder, passwordFile]) chownSync(each, runAs.uid, runAs.gid);
  }
  const result = spawnSync(
    binaries.initdb,
    [
      `--pgdata=${getPostgresVisiblePath(staged, runAs)}`,
      `--username=${POSTGRES_USER}`,
      "--encoding=UTF8",
      ...getLocaleOptions(getMajorVersion(binaries)),
      "--auth=scram-sha-256",
      `--pwfile=${passwordFile}`,
      ...(durable ? [] : ["--no-sync"]),
    ],
    { ...runAs, cwd: staged, env: createPostgresEnvironment(), encoding: "utf8" },
  );
  rmSync(privateFolder, { recursive: true, force: true });
  if (result.status !== 0) {
    const why = result.error?.message ?? result.stderr;
    throw new DatabaseError(`The database could not be created in ${dataDir}: ${why.trim()}`);
  }
  writeFileSync(path.join(staged, "password"), password, { mode: 0o600 });
  if (runAs) chownSync(path.join(staged, "password"), runAs.uid, runAs.gid);
  renameSync(staged, dataDir);
}
