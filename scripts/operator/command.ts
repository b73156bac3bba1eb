import type { Executor } from "@giftling/db/client";

/** Arguments of a subcommand, by name, and a transaction that also records the run. */
export type Call = {
  tx: Executor;
  /** Returns an argument by its name in `args`; "" for an omitted optional one. */
  arg: (name: string) => string;
  option: (name: string) => string | undefined;
  now: Date;
  /** API's environment variables. */
  env: NodeJS.ProcessEnv;
  /** Prints a line. */
  say: (line: string) => void;
  /** Prints rows as a table. */
  table: (rows: readonly object[]) => void;
};

/** Record of a run (rule: operator-actions). `details` holds ids and values, no family content. */
export type Done = { familyId: string | null; details?: Record<string, unknown> };

export type Command = {
  summary: string;
  /** Arguments in order. One that ends with "?" is optional. */
  args: readonly string[];
  /** Options besides --as and --why, with their value ("" for a switch) and meaning. */
  options?: Readonly<Record<string, { value: string; meaning: string }>>;
  /** Whether a reason is required: for commands that change something or print family content. */
  needsWhy: boolean;
  /** Reads from one snapshot. */
  isSnapshot?: true;
  run: (call: Call) => Promise<Done>;
};

/** Error for the operator. The transaction is rolled back. Exit code 1. */
export class Refusal extends Error {}

/** Wrong usage of a subcommand, with its usage. Exit code 2. */
export class UsageError extends Error {}
