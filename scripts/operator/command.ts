import type { Executor } from "@giftling/db/client";

/** What a subcommand gets: its arguments by their names, in a transaction that also writes down that it ran. */
export type Call = {
  tx: Executor;
  /** By the names in `args`; "" for an optional one that was left out. */
  arg: (name: string) => string;
  option: (name: string) => string | undefined;
  now: Date;
  /** The API's variables, for what needs more than the database. */
  env: NodeJS.ProcessEnv;
  /** Prints a line. */
  say: (line: string) => void;
  /** Prints rows as a table. */
  table: (rows: readonly object[]) => void;
};

/** What is written down of a run (rule: operator-actions). `details` holds ids and values, nothing that a family wrote. */
export type Done = { familyId: string | null; details?: Record<string, unknown> };

export type Command = {
  summary: string;
  /** Its arguments in their order. One that ends with "?" may be left out. */
  args: readonly string[];
  /** Its own options besides --as and --why, with what follows them ("" for a switch) and their meaning. */
  options?: Readonly<Record<string, { value: string; meaning: string }>>;
  /** A reason is required: it changes something, or hands out what a family wrote. */
  needsWhy: boolean;
  /** It reads all as of one moment. */
  isSnapshot?: true;
  run: (call: Call) => Promise<Done>;
};

/** A sentence for the operator; what was begun is rolled back. Exit code 1. */
export class Refusal extends Error {}

/** The subcommand was called wrongly: a sentence, with its usage. Exit code 2. */
export class UsageError extends Error {}
