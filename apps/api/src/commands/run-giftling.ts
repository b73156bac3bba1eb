import { version } from "../core/version.ts";
import {
  type CommandEnvironment,
  type CommandHandler,
  getOperatorErrorMessage,
  UsageError,
} from "./command.ts";

const VERSION_USAGE = "Usage: giftling version   prints the version of this release";

/** Runs `giftling version`, which needs no configuration (rule: release-version). */
const runVersion: CommandHandler = async (argv, { say }) => {
  if (argv.length > 0 && argv[0] !== "--help") throw new UsageError(VERSION_USAGE);
  say(argv.length > 0 ? VERSION_USAGE : version);
  return 0;
};

/** Commands by name, in the order in which the help lists them. A command's module is loaded when the command runs. */
const COMMANDS: Readonly<Record<string, { summary: string; load: () => Promise<CommandHandler> }>> =
  {
    doctor: {
      summary: "Check the server's database, mail, sign-in, payments, storage, proxies and disk",
      load: async () => (await import("./doctor/run.ts")).runDoctor,
    },
    backup: {
      summary: "Save the database and the pictures, or check or try a backup",
      load: async () => (await import("./backup/run.ts")).runBackup,
    },
    restore: {
      summary: "Fill an empty database and the pictures' storage from a backup",
      load: async () => (await import("./backup/run.ts")).runRestore,
    },
    operator: {
      summary: "Find families, act on reports, export data, and more",
      load: async () => (await import("./operator/run.ts")).runOperator,
    },
    "sign-in-link": {
      summary: "Create a link that signs a person in once (operator sign-in-link)",
      load: () => loadOperatorCommand("sign-in-link"),
    },
    invite: {
      summary: "Create a link that makes one new account (operator invite)",
      load: () => loadOperatorCommand("invite"),
    },
    jobs: {
      summary: "List undelivered mail and failed jobs, and retry them",
      load: async () => (await import("./jobs.ts")).runJobs,
    },
    version: {
      summary: "Print the version",
      load: async () => runVersion,
    },
  };

/** Returns a subcommand of `giftling operator` as a separate command. */
async function loadOperatorCommand(name: string): Promise<CommandHandler> {
  const { runOperator } = await import("./operator/run.ts");
  return (argv, environment) => runOperator([name, ...argv], environment);
}

const HELP = [
  "Commands for the operator of a Giftling server.\n",
  "Usage: giftling COMMAND …, and giftling COMMAND --help\n",
  ...Object.entries(COMMANDS).map(([name, { summary }]) => `  ${name.padEnd(14)}${summary}`),
  "\nThe commands read the API's environment variables. Without DATABASE_URL, they use the database",
  "of the Giftling that runs on this machine.",
].join("\n");

/** Runs `giftling`. Returns 0 for success, 1 for an error that the operator can fix, and 2 for wrong usage. */
export async function runGiftling(
  argv: readonly string[],
  environment: CommandEnvironment,
): Promise<number> {
  const [name = "--help", ...rest] = argv.filter((word) => word !== "--");
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!command) {
    if (name === "--help" || name === "help") {
      environment.say(HELP);
      return 0;
    }
    environment.complain(`There is no command ${name}.\n\n${HELP}`);
    return 2;
  }
  try {
    const run = await command.load();
    return await run(rest, environment);
  } catch (error) {
    if (!(error instanceof UsageError)) {
      const problem = getOperatorErrorMessage(error);
      if (problem === null) throw error;
      environment.complain(problem);
      return 1;
    }
    environment.complain(error.message);
    return 2;
  }
}
