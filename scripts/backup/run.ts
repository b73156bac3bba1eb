import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { openDataFolder } from "@giftling/api/core/data-folder/data-folder";
import { ConfigError, loadStorageConfig } from "@giftling/api/core/env/env";
import { createStorage } from "@giftling/api/services/storage/create-storage";
import { createFolderStorage } from "@giftling/api/services/storage/folder";
import { DatabaseProblem, findRunningPostgres, startPostgres } from "@giftling/db/postgres";
import { withTemporaryFolder } from "../harness/temporary-folder.ts";
import { getLocalDataDir } from "../local-database.ts";
import { describeConnectionError, OperatorError } from "../operator/command.ts";
import { type BackupSource, createBackup } from "./backup.ts";
import { type RestoreResult, restoreBackup } from "./restore.ts";

const USAGE = `Usage: pnpm backup --to FOLDER           saves the database and the pictures into a new folder inside of FOLDER
       pnpm restore --from BACKUP        fills an empty database and the pictures' storage from one of these
       pnpm backup:drill [--from BACKUP] restores a backup, or one made now, elsewhere, and compares all of it

They use DATABASE_URL (or DATABASE_DIRECT_URL) or the database in DATA_DIR, and pg_dump, else the embedded database of
LOCAL_DIR; STORAGE_DIR or S3_*.`;

export type BackupEnvironment = {
  env: NodeJS.ProcessEnv;
  now: () => Date;
  say: (line: string) => void;
  complain: (line: string) => void;
};

/**
 * Runs the command in the first argument: `backup`, `restore` or `drill`. Returns the exit code, which is 0 for
 * success, 1 for an error that an operator can fix, and 2 for wrong usage.
 */
export async function runBackupCommand(
  argv: readonly string[],
  around: BackupEnvironment,
): Promise<number> {
  const [verb, ...rest] = argv.filter((word) => word !== "--");
  const options = { to: { type: "string" as const }, from: { type: "string" as const } };
  try {
    const { to, from } = parseArgs({ args: rest, options }).values;
    // pnpm runs the script in the repository's root, but the operator's paths are relative to INIT_CWD.
    const at = (path: string) => resolve(around.env.INIT_CWD ?? ".", path);
    if (verb === "backup" && to && !from) await backup(at(to), around);
    else if (verb === "restore" && from && !to) await restoreHere(at(from), around);
    else if (verb === "drill" && !to) await drill(from && at(from), around);
    else {
      around.complain(USAGE);
      return 2;
    }
    return 0;
  } catch (error) {
    const problem = problemOf(error);
    if (problem === null) throw error;
    around.complain(problem);
    return error instanceof TypeError ? 2 : 1;
  }
}

/** Returns the message of an error that an operator can fix, or null for other errors. */
function problemOf(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  const code = "code" in error ? String(error.code) : "";
  if (code.startsWith("ERR_PARSE_ARGS")) return `${error.message}\n${USAGE}`;
  const connectionProblem = describeConnectionError(code);
  if (connectionProblem !== null) return connectionProblem;
  if (code === "42P01") return "That database is not Giftling's, or an older one.";
  if (code === "ENOSPC") return "The disk is full.";
  const isKnown = [OperatorError, ConfigError, DatabaseProblem].some(
    (kind) => error instanceof kind,
  );
  return isKnown ? error.message : null;
}

/**
 * Runs `work` on the configured database and storage. Without a configured database, uses the embedded database, and
 * starts it for the duration of `work` if necessary.
 */
async function withPlace<T>(
  around: BackupEnvironment,
  work: (place: BackupSource) => Promise<T>,
): Promise<T> {
  const { env } = around;
  const storage = await createStorage(loadStorageConfig(env));
  const given = env.DATABASE_DIRECT_URL || env.DATABASE_URL;
  if (given) return work({ url: given, isEmbedded: false, storage });
  const dataDir = getLocalDataDir(env);
  // Debian's package has pg_dump, and the npm package does not.
  const isEmbedded = !env.DATA_DIR;
  const running = findRunningPostgres(dataDir);
  if (running) return work({ url: running, isEmbedded, storage });
  const { url, stop } = env.DATA_DIR
    ? await openDataFolder(env.DATA_DIR, around.say)
    : await startPostgres({ dataDir });
  try {
    return await work({ url, isEmbedded, storage });
  } finally {
    await stop();
  }
}

/**
 * Runs `work` on the existing database and storage. Throws OperatorError if no database exists, so that no empty
 * database is created.
 */
async function withSaved<T>(
  around: BackupEnvironment,
  work: (place: BackupSource) => Promise<T>,
): Promise<T> {
  const { DATABASE_DIRECT_URL, DATABASE_URL } = around.env;
  if (!DATABASE_DIRECT_URL && !DATABASE_URL && !existsSync(getLocalDataDir(around.env))) {
    throw new OperatorError(
      "No database: set DATABASE_URL, or LOCAL_DIR to the folder of a Giftling.",
    );
  }
  return withPlace(around, work);
}

async function backup(parent: string, around: BackupEnvironment): Promise<void> {
  const folder = await withSaved(around, (place) => createBackup(place, parent, around.now()));
  around.say(
    `Saved to ${folder}. It holds all that families wrote: keep it as safe as the database.`,
  );
}

async function restoreHere(folder: string, around: BackupEnvironment): Promise<void> {
  const restored = await withPlace(around, (place) => restoreBackup(place, folder));
  tell(restored, around);
  around.say("Start the product now, and let it run for an hour: it purges what is due.");
}

function tell(
  { tables, rows, pictures, missing }: RestoreResult,
  { say }: BackupEnvironment,
): void {
  say(`${tables} tables with ${rows} rows and ${pictures} pictures are as they were.`);
  if (missing.length > 0) say(`${missing.length} pictures had no file when the backup was made.`);
}

/**
 * Restores a backup into a temporary embedded database and folder, and compares the result with the backup. Without a
 * given backup, creates a new backup.
 */
const drill = (given: string | undefined, around: BackupEnvironment): Promise<void> =>
  withTemporaryFolder("drill", async (scratch) => {
    const make = (place: BackupSource) => createBackup(place, scratch, around.now());
    const folder = given || (await withSaved(around, make));
    const postgres = await startPostgres({ dataDir: join(scratch, "postgres") });
    try {
      const storage = createFolderStorage(join(scratch, "storage"));
      tell(await restoreBackup({ url: postgres.url, storage }, folder), around);
    } finally {
      await postgres.stop();
    }
  });
