import { parseArgs } from "node:util";
import { ConfigError } from "@giftling/api/core/env/env";
import { createDatabase, type Database, type Executor } from "@giftling/db/client";
import { addOperatorAction } from "@giftling/db/queries/operation/operator-actions";
import { actionsCommand } from "./actions.ts";
import { closeCommand } from "./close.ts";
import {
  type CommandContext,
  describeConnectionError,
  type OperatorCommand,
  OperatorError,
  UsageError,
} from "./command.ts";
import { exportFamilyCommand } from "./export.ts";
import { findCommand } from "./find.ts";
import { inviteCommand } from "./invite.ts";
import { planCommand } from "./plan.ts";
import { reportsCommand, resolveCommand } from "./reports.ts";
import { resendCommand } from "./resend.ts";
import { signInLinkCommand } from "./sign-in-link.ts";
import { putBackCommand, takeDownCommand } from "./take-down.ts";

/** Subcommands by name, in the order of the help. */
const COMMANDS: Readonly<Record<string, OperatorCommand>> = {
  find: findCommand,
  reports: reportsCommand,
  resolve: resolveCommand,
  "take-down": takeDownCommand,
  "put-back": putBackCommand,
  resend: resendCommand,
  "sign-in-link": signInLinkCommand,
  invite: inviteCommand,
  plan: planCommand,
  close: closeCommand,
  export: exportFamilyCommand,
  actions: actionsCommand,
};

export type OperatorEnvironment = {
  /** Name of the system account that runs the subcommand. */
  account: string;
  /** URL of the database. Undefined without a database. */
  databaseUrl: string | undefined;
  env: NodeJS.ProcessEnv;
  now: () => Date;
  say: (line: string) => void;
  table: CommandContext["table"];
  complain: (line: string) => void;
};

const shown = (arg: string) => (arg.endsWith("?") ? `[${arg.slice(0, -1)}]` : arg);

function usageOf(name: string, { args, options = {}, needsWhy }: OperatorCommand): string {
  const own = Object.entries(options).map(([option, { value }]) =>
    value === "" ? `[--${option}]` : `[--${option} ${value}]`,
  );
  const words = [name, ...args.map(shown), ...own, ...(needsWhy ? ["--why REASON"] : [])];
  return `pnpm operator ${words.join(" ")}`;
}

function helpOf(name: string, command: OperatorCommand): string {
  const own = Object.entries(command.options ?? {}).map(
    ([option, { value, meaning }]) => `  ${`--${option} ${value}`.padEnd(14)}${meaning}`,
  );
  return [
    `${command.summary}.`,
    `\nUsage: ${usageOf(name, command)}\n`,
    ...own,
    ...(command.needsWhy ? ["  --why REASON  required: reason of the run, which is recorded"] : []),
    "  --as NAME     name of the operator (default: the system account)",
  ].join("\n");
}

const HELP = [
  "Commands for operators. Each run is recorded with its operator, time, command and reason.\n",
  "Usage: pnpm operator COMMAND …, and pnpm operator COMMAND --help\n",
  ...Object.entries(COMMANDS).map(([name, { summary }]) => `  ${name.padEnd(14)}${summary}`),
  "\nFAMILY is a family URL, a link to a hub, an e-mail address, or an id.",
  "The database is that of DATABASE_URL, or of the Giftling that runs on this machine.",
].join("\n");

/** Parses a subcommand's arguments and options. Throws UsageError for an unknown or missing argument or option. */
function parse(name: string, command: OperatorCommand, argv: readonly string[]) {
  const own = Object.entries(command.options ?? {}).map(([option, { value }]) => [
    option,
    { type: value === "" ? ("boolean" as const) : ("string" as const) },
  ]);
  const options = { as: { type: "string" as const }, why: { type: "string" as const } };
  let parsed: { positionals: string[]; values: Readonly<Record<string, unknown>> };
  try {
    parsed = parseArgs({
      args: [...argv],
      allowPositionals: true,
      options: { ...options, ...Object.fromEntries(own) },
    });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
  const { positionals, values } = parsed;
  const least = command.args.filter((arg) => !arg.endsWith("?")).length;
  if (positionals.length < least || positionals.length > command.args.length) {
    throw new UsageError(`${name} takes ${command.args.map(shown).join(" ") || "no argument"}.`);
  }
  const byName = new Map(command.args.map((arg, at) => [arg.replace("?", ""), positionals[at]]));
  const option = (key: string) => (values[key] === undefined ? undefined : String(values[key]));
  const why = option("why")?.trim() || null;
  if (command.needsWhy && why === null) throw new UsageError(`${name} needs --why REASON.`);
  return { arg: (key: string) => byName.get(key) ?? "", option, why };
}

/**
 * Runs `pnpm operator` with these arguments. Writes the change and its record in one transaction. Returns the exit
 * code, which is 0 for success, 1 for an error that the operator can fix, and 2 for wrong usage.
 */
export async function runOperatorCommand(
  argv: readonly string[],
  around: OperatorEnvironment,
): Promise<number> {
  const [name = "--help", ...rest] = argv.filter((word) => word !== "--");
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!command) {
    if (name === "--help" || name === "help") {
      around.say(HELP);
      return 0;
    }
    around.complain(`There is no command ${name}.\n\n${HELP}`);
    return 2;
  }
  if (rest.includes("--help")) {
    around.say(helpOf(name, command));
    return 0;
  }
  try {
    const given = parse(name, command, rest);
    const url = around.databaseUrl;
    if (!url) throw new OperatorError("No database: set DATABASE_URL, or start Giftling.");
    const { db, close: closeDatabase } = createDatabase(url, { max: 1 });
    try {
      await runCommand(db, { name, command, given, around });
    } finally {
      await closeDatabase();
    }
    return 0;
  } catch (error) {
    if (error instanceof UsageError) {
      around.complain(`${error.message}\nUsage: ${usageOf(name, command)}`);
      return 2;
    }
    const problem = problemOf(error);
    if (problem === null) throw error;
    around.complain(problem);
    return 1;
  }
}

/** Returns the message of an error that the operator can fix, or null for other errors. */
function problemOf(error: unknown): string | null {
  if (error instanceof OperatorError || error instanceof ConfigError) return error.message;
  for (let at = error; at instanceof Error; at = at.cause) {
    const code = "code" in at ? String(at.code) : "";
    const connectionProblem = describeConnectionError(code);
    if (connectionProblem !== null) return connectionProblem;
    if (code === "42P01")
      return "The database schema is outdated. Start this version's API first, which migrates it.";
  }
  return null;
}

async function runCommand(
  db: Database,
  {
    name,
    command,
    given,
    around,
  }: {
    name: string;
    command: OperatorCommand;
    given: ReturnType<typeof parse>;
    around: OperatorEnvironment;
  },
): Promise<void> {
  const run = async (tx: Executor) => {
    const { familyId, details = {} } = await command.run({
      tx,
      ...given,
      now: around.now(),
      env: around.env,
      say: around.say,
      table: around.table,
    });
    const operator = (given.option("as") ?? around.account).slice(0, 200);
    await addOperatorAction(tx, { operator, command: name, familyId, details, why: given.why });
  };
  await db.transaction(run, command.isSnapshot ? { isolationLevel: "repeatable read" } : undefined);
}
