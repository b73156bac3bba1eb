import type { Executor } from "@giftling/db/client";

/** Input and output of a running subcommand. `tx` is the transaction that also records the run. */
export type CommandContext = {
  tx: Executor;
  /** Returns an argument by its name in `args`. Returns "" for an omitted optional argument. */
  arg: (name: string) => string;
  option: (name: string) => string | undefined;
  now: Date;
  /** Environment variables for the API's configuration. */
  env: NodeJS.ProcessEnv;
  /** Prints a line. */
  say: (line: string) => void;
  /** Prints rows as a table. */
  table: (rows: readonly object[]) => void;
};

/** Record of a run. `details` contains ids and values, but no family content (rule: operator-actions). */
export type CommandRecord = { familyId: string | null; details?: Record<string, unknown> };

export type OperatorCommand = {
  summary: string;
  /** Names of the arguments, in order. A name that ends with "?" is an optional argument. */
  args: readonly string[];
  /** Options besides --as and --why, with the name of their value and their meaning. The value is "" for a switch. */
  options?: Readonly<Record<string, { value: string; meaning: string }>>;
  /** Whether a reason is required. It is required for subcommands that change something or print family content. */
  needsWhy: boolean;
  /** True for a subcommand that must read from one snapshot. */
  isSnapshot?: true;
  run: (call: CommandContext) => Promise<CommandRecord>;
};

/** Error message for the operator. The transaction is rolled back and the exit code is 1. */
export class OperatorError extends Error {}

/** Error for wrong usage of a subcommand. The message contains the usage, and the exit code is 2. */
export class UsageError extends Error {}

/** Returns the message for an error code of a failed connection to the database. Returns null for other codes. */
export const describeConnectionError = (code: string): string | null =>
  /^(ECONN|ENOTFOUND|CONNECT|28|3D)/.test(code)
    ? `The database rejected the connection (${code}). Check DATABASE_URL.`
    : null;
