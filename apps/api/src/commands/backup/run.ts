import { chmodSync, existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import type { BackupFormat } from "@giftling/db/backup/rows";
import { findRunningPostgres, startPostgres } from "@giftling/db/postgres";
import { openDataFolder } from "../../core/data-folder/data-folder.ts";
import { getLocalDatabaseFolder } from "../../core/data-folder/local-database.ts";
import { loadStorageConfig } from "../../core/env/env.ts";
import { createStorage } from "../../services/storage/create-storage.ts";
import { createFolderStorage } from "../../services/storage/folder.ts";
import {
  type CommandEnvironment,
  type CommandHandler,
  OperatorError,
  UsageError,
} from "../command.ts";
import {
  type BackupSize,
  type BackupSource,
  createBackup,
  getBackupSize,
  restoreBackup,
  verifyBackup,
} from "./backup.ts";

const BACKUP_USAGE = `Usage: giftling backup --to FOLDER [--format copy]
           saves the database and the pictures into a new folder inside of FOLDER
       giftling backup check BACKUP
           compares the files of a backup with their checksums
       giftling backup drill [--from BACKUP]
           restores a backup, or one made now, elsewhere, and compares all of it

The product can run meanwhile. --format copy needs no pg_dump, but only the same version of Giftling can restore it.`;

const RESTORE_USAGE = `Usage: giftling restore --from BACKUP
           fills an empty database and the pictures' storage from a backup

Stop the product first, and use the database role of the product. It needs no superuser.`;

const OPTIONS = {
  to: { type: "string" },
  from: { type: "string" },
  format: { type: "string" },
  help: { type: "boolean" },
} as const;

/** Parses the arguments. Throws UsageError for an unknown option. */
function parse(argv: readonly string[], env: NodeJS.ProcessEnv, usage: string) {
  // pnpm runs the script in the repository's root, but the operator's paths are relative to INIT_CWD.
  const at = (file: string | undefined) => file && path.resolve(env.INIT_CWD ?? ".", file);
  try {
    const options = { args: [...argv], options: OPTIONS, allowPositionals: true };
    const { values, positionals } = parseArgs(options);
    const [verb, backup, ...more] = positionals;
    if (more.length > 0) throw new TypeError(`Unexpected argument ${more[0]}.`);
    return { ...values, verb, backup: at(backup), to: at(values.to), from: at(values.from) };
  } catch (error) {
    throw new UsageError(`${error instanceof Error ? error.message : error}\n${usage}`);
  }
}

export const runBackup: CommandHandler = async (argv, environment) => {
  const given = parse(argv, environment.env, BACKUP_USAGE);
  const { verb, backup, to, from, format } = given;
  if (given.help) environment.say(BACKUP_USAGE);
  else if (verb === undefined && to && !from) await backUp(to, format, environment);
  else if (verb === "check" && backup && !to && !from && !format) await check(backup, environment);
  else if (verb === "drill" && !backup && !to && !format) await drill(from, environment);
  else throw new UsageError(BACKUP_USAGE);
  return 0;
};

export const runRestore: CommandHandler = async (argv, environment) => {
  const { help, verb, to, from, format } = parse(argv, environment.env, RESTORE_USAGE);
  if (help) environment.say(RESTORE_USAGE);
  else if (from && !verb && !to && !format) await restore(from, environment);
  else throw new UsageError(RESTORE_USAGE);
  return 0;
};

/** Database and picture storage of an installation. `isEmbedded` is true for the database that `pnpm start` runs. */
type Installation = BackupSource & { isEmbedded: boolean };

/** Runs `work` on the configured database and storage. Starts the embedded database if none is configured. */
async function withInstallation<T>(
  { env, say }: CommandEnvironment,
  work: (place: Installation) => Promise<T>,
): Promise<T> {
  const storage = await createStorage(loadStorageConfig(env));
  const given = env.DATABASE_DIRECT_URL || env.DATABASE_URL;
  if (given) return work({ url: given, isEmbedded: false, storage });
  const dataDir = getLocalDatabaseFolder(env);
  const isEmbedded = !env.DATA_DIR;
  const running = findRunningPostgres(dataDir);
  if (running) return work({ url: running, isEmbedded, storage });
  const { url, stop } = env.DATA_DIR
    ? await openDataFolder(env.DATA_DIR, say)
    : await startPostgres({ dataDir });
  try {
    return await work({ url, isEmbedded, storage });
  } finally {
    await stop();
  }
}

/** Creates a backup. Throws OperatorError if no database exists, so that no empty database is created. */
async function createBackupHere(
  parent: string,
  format: BackupFormat | null,
  environment: CommandEnvironment,
): Promise<string> {
  const { DATABASE_DIRECT_URL, DATABASE_URL } = environment.env;
  if (
    !DATABASE_DIRECT_URL &&
    !DATABASE_URL &&
    !existsSync(getLocalDatabaseFolder(environment.env))
  ) {
    throw new OperatorError(
      "No database: set DATABASE_URL, or LOCAL_DIR to the folder of a Giftling.",
    );
  }
  return withInstallation(environment, ({ isEmbedded, ...place }) =>
    createBackup(place, {
      parent,
      // The npm package of the embedded database has no pg_dump.
      format: format ?? (isEmbedded ? "copy" : "pg_dump"),
      now: environment.now(),
    }),
  );
}

async function backUp(parent: string, format: string | undefined, environment: CommandEnvironment) {
  if (format !== undefined && format !== "copy") throw new UsageError(BACKUP_USAGE);
  const folder = await createBackupHere(parent, format ?? null, environment);
  environment.say(
    `Saved to ${folder}. It holds all that families wrote: keep it as safe as the database.`,
  );
}

async function restore(folder: string, environment: CommandEnvironment): Promise<void> {
  const restored = await withInstallation(environment, (place) => restoreBackup(place, folder));
  reportSize(restored, environment);
  environment.say("Start the product now, and let it run for an hour: it purges what is due.");
}

function reportSize({ tables, rows, pictures, missing }: BackupSize, { say }: CommandEnvironment) {
  say(`${tables} tables with ${rows} rows and ${pictures} pictures are as they were.`);
  if (missing > 0) say(`${missing} pictures had no file when the backup was made.`);
}

async function check(folder: string, environment: CommandEnvironment): Promise<void> {
  const manifest = await verifyBackup(folder);
  environment.say(`Backup of ${manifest.madeAt}, made by Giftling ${manifest.version}.`);
  reportSize(getBackupSize(manifest), environment);
}

/** Restores a given or a new backup into a temporary database and folder, and compares the result with the backup. */
async function drill(given: string | undefined, environment: CommandEnvironment): Promise<void> {
  const scratch = mkdtempSync(path.join(tmpdir(), "giftling-drill-"));
  // When root runs the drill, Postgres runs as another user, which must be able to enter the folder.
  chmodSync(scratch, 0o711);
  try {
    const folder = given || (await createBackupHere(scratch, null, environment));
    const postgres = await startPostgres({
      dataDir: path.join(scratch, "postgres"),
      programs: environment.env.DATA_DIR ? "debian" : "npm",
    });
    try {
      const storage = createFolderStorage(path.join(scratch, "storage"));
      reportSize(await restoreBackup({ url: postgres.url, storage }, folder), environment);
    } finally {
      await postgres.stop();
    }
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}
