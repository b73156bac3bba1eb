import { parseArgs } from "node:util";
import type { Database, Executor } from "@giftling/db/client";
import {
  addOperatorAction,
  listOperatorActions,
} from "@giftling/db/queries/operation/operator-actions";
import { requireDatabaseUrl } from "../../core/data-folder/local-database.ts";
import { type CommandEnvironment, UsageError, withDatabase } from "../command.ts";
import {
  closeAccountCommand,
  exportFamilyCommand,
  findFamilyCommand,
  getFamily,
  hideHubCommand,
  planCommand,
  restoreHubCommand,
} from "./families.ts";
import { createSignUpInviteCommand, signInLinkCommand } from "./links.ts";
import type { OperatorCommand } from "./operator-command.ts";
import { listReportsCommand, resolveReportCommand } from "./reports.ts";
import { resendMailCommand } from "./resend.ts";

const listActionsCommand: OperatorCommand = {
  summary: "List what operators did, newest first",
  args: ["FAMILY?"],
  needsWhy: false,
  async run(call) {
    const named = call.arg("FAMILY");
    const familyId = named === "" ? null : (await getFamily(call, named)).id;
    for (const action of await listOperatorActions(call.tx, familyId)) {
      const details = Object.entries(action.details).map(([name, value]) => `${name} ${value}`);
      const facts = [action.familyId ?? "no family", ...details].join(", ");
      call.say(`${action.at.toISOString()}  ${action.operator}  ${action.command}  (${facts})`);
      if (action.why !== null) call.say(`  why: ${action.why}`);
    }
    return { familyId };
  },
};

const COMMANDS: Readonly<Record<string, OperatorCommand>> = {
  find: findFamilyCommand,
  reports: listReportsCommand,
  resolve: resolveReportCommand,
  "take-down": hideHubCommand,
  "put-back": restoreHubCommand,
  resend: resendMailCommand,
  "sign-in-link": signInLinkCommand,
  invite: createSignUpInviteCommand,
  plan: planCommand,
  close: closeAccountCommand,
  export: exportFamilyCommand,
  actions: listActionsCommand,
};

const shown = (arg: string) => (arg.endsWith("?") ? `[${arg.slice(0, -1)}]` : arg);

function getUsage(name: string, { args, options = {}, needsWhy }: OperatorCommand): string {
  const own = Object.entries(options).map(([option, { value }]) =>
    value === "" ? `[--${option}]` : `[--${option} ${value}]`,
  );
  const words = [name, ...args.map(shown), ...own, ...(needsWhy ? ["--why REASON"] : [])];
  return `giftling operator ${words.join(" ")}`;
}

function getHelp(name: string, command: OperatorCommand): string {
  const own = Object.entries(command.options ?? {}).map(
    ([option, { value, meaning }]) => `  ${`--${option} ${value}`.padEnd(14)}${meaning}`,
  );
  return [
    `${command.summary}.`,
    `\nUsage: ${getUsage(name, command)}\n`,
    ...own,
    ...(command.needsWhy ? ["  --why REASON  required: reason of the run, which is recorded"] : []),
    "  --as NAME     name of the operator (default: the system account)",
  ].join("\n");
}

const HELP = [
  "Commands for operators. Each run is recorded with its operator, time, command and reason.\n",
  "Usage: giftling operator COMMAND …, and giftling operator COMMAND --help\n",
  ...Object.entries(COMMANDS).map(([name, { summary }]) => `  ${name.padEnd(14)}${summary}`),
  "\nFAMILY is a family URL, a link to a hub, an e-mail address, or an id.",
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

/** Runs a subcommand of `giftling operator`, and records the run in the same transaction (rule: operator-actions). */
export async function runOperator(
  argv: readonly string[],
  environment: CommandEnvironment,
): Promise<number> {
  const [name = "--help", ...rest] = argv;
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!command) {
    if (name !== "--help" && name !== "help") {
      throw new UsageError(`There is no command ${name}.\n\n${HELP}`);
    }
    environment.say(HELP);
    return 0;
  }
  if (rest.includes("--help")) {
    environment.say(getHelp(name, command));
    return 0;
  }
  try {
    const given = parse(name, command, rest);
    const url = requireDatabaseUrl(environment.env);
    await withDatabase(url, (db) => runCommand(db, { name, command, given, environment }));
    return 0;
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    throw new UsageError(`${error.message}\nUsage: ${getUsage(name, command)}`);
  }
}

async function runCommand(
  db: Database,
  {
    name,
    command,
    given,
    environment,
  }: {
    name: string;
    command: OperatorCommand;
    given: ReturnType<typeof parse>;
    environment: CommandEnvironment;
  },
): Promise<void> {
  const { account, now, env, say, table } = environment;
  const run = async (tx: Executor) => {
    const context = { tx, ...given, now: now(), env, say, table };
    const { familyId, details = {} } = await command.run(context);
    const operator = (given.option("as") ?? account).slice(0, 200);
    await addOperatorAction(tx, { operator, command: name, familyId, details, why: given.why });
  };
  await db.transaction(run, command.isSnapshot ? { isolationLevel: "repeatable read" } : undefined);
}
