import type { Executor } from "@giftling/db/client";

/** Input and output of a running subcommand. `tx` is the transaction that also records the run. */
export type CommandContext = {
  tx: Executor;
  /** Returns the value of an argument by its name, or an empty string for an omitted optional argument. */
  arg: (name: string) => string;
  option: (name: string) => string | undefined;
  now: Date;
  env: NodeJS.ProcessEnv;
  say: (line: string) => void;
  table: (rows: readonly object[]) => void;
};

/** Record of an operator's command. `details` has IDs and values, but no family content (rule: operator-actions). */
export type OperatorActionRecord = { familyId: string | null; details?: Record<string, unknown> };

export type OperatorCommand = {
  summary: string;
  /** Names of the subcommand's arguments, in order. A name that ends with "?" is an optional argument. */
  args: readonly string[];
  /**
   * Options of the subcommand besides --as and --why. `value` names the option's value, and is empty for a boolean
   * option.
   */
  options?: Readonly<Record<string, { value: string; meaning: string }>>;
  /** Whether a reason is required, because the subcommand changes data or prints family content. */
  needsWhy: boolean;
  /** Whether the subcommand must read from one database snapshot. */
  isSnapshot?: true;
  run: (call: CommandContext) => Promise<OperatorActionRecord>;
};
