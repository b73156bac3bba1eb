import { createDatabasePool, type Database } from "@giftling/db/client";
import { DatabaseError } from "@giftling/db/postgres";
import { ConfigError } from "../core/env/env.ts";

export type CommandEnvironment = {
  account: string;
  env: NodeJS.ProcessEnv;
  now: () => Date;
  say: (line: string) => void;
  table: (rows: readonly object[]) => void;
  complain: (line: string) => void;
};

/** Runs a command with its arguments. Returns the exit code. Throws UsageError for wrong usage. */
export type CommandHandler = (
  argv: readonly string[],
  environment: CommandEnvironment,
) => Promise<number>;

/** Error that the operator can fix. The error results in exit code 1. */
export class OperatorError extends Error {}

/** Error for wrong usage of a command. The message contains the usage, and the exit code is 2. */
export class UsageError extends Error {}

/** Runs `work` with a database connection. `prepare` enables prepared statements. */
export async function withDatabase<T>(
  url: string,
  work: (db: Database) => Promise<T>,
  prepare = true,
): Promise<T> {
  const { db, close } = createDatabasePool(url, { max: 1, prepare });
  try {
    return await work(db);
  } finally {
    await close();
  }
}

/** Returns the message of an error that the operator can fix, or null for other errors. */
export function getOperatorErrorMessage(error: unknown): string | null {
  for (let at = error; at instanceof Error; at = at.cause) {
    if ([OperatorError, ConfigError, DatabaseError].some((kind) => at instanceof kind)) {
      return at.message;
    }
    const code = "code" in at ? String(at.code) : "";
    if (/^(ECONN|ENOTFOUND|CONNECT|28|3D)/.test(code)) {
      return `The database rejected the connection (${code}). Check DATABASE_URL.`;
    }
    if (code === "42P01") {
      return "The database schema is outdated. Start this version's API first, which migrates it.";
    }
    if (code === "ENOSPC") return "The disk is full.";
    if (/^(EACCES|EPERM|EROFS|ENOTDIR)$/.test(code) && "path" in at) {
      return `No access to ${at.path} (${code}). Choose another folder, or change its owner.`;
    }
  }
  return null;
}
