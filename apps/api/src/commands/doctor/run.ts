import { setTimeout as sleep } from "node:timers/promises";
import { findStoredOrigin } from "@giftling/db/queries/operation/installation";
import { findDatabaseUrl } from "../../core/data-folder/local-database.ts";
import { readServerSecret } from "../../core/data-folder/secret.ts";
import { type Config, ConfigError, loadConfig } from "../../core/env/env.ts";
import { version } from "../../core/version.ts";
import {
  type CommandEnvironment,
  type CommandHandler,
  UsageError,
  withDatabase,
} from "../command.ts";
import { checkClock, checkDatabase, checkMigrations } from "./check-database.ts";
import { checkProxies } from "./check-proxies.ts";
import {
  checkIdentityProvider,
  checkMailServer,
  checkRedis,
  checkStripe,
} from "./check-services.ts";
import { checkDiskSpace, checkStorage } from "./check-storage.ts";
import {
  createFaultResult,
  createNotConfiguredResult,
  createOkResult,
  type DoctorCheckResult,
  describeError,
} from "./finding.ts";

const USAGE = `Usage: giftling doctor
           checks the database, its migrations and clock, mail, sign-in, payments, storage, proxies and disk

Run it where the product runs, with the same variables. Exit code 1 means at least one fault.`;

const TIMEOUT_MS = 25_000;

/** Runs `giftling doctor`. Returns 1 when a check finds a fault. */
export const runDoctor: CommandHandler = async (argv, environment) => {
  if (argv[0] === "--help") {
    environment.say(USAGE);
    return 0;
  }
  if (argv.length > 0) throw new UsageError(USAGE);
  environment.say(`Giftling ${version}\n`);
  const findings = await examine(environment);
  const width = Math.max(...findings.map(([name]) => name.length));
  for (const [name, finding] of findings) {
    const indent = " ".repeat(width + 18);
    const detail = finding.detail.replaceAll("\n", `\n${indent}`);
    environment.say(`${finding.state.padEnd(14)}  ${name.padEnd(width)}  ${detail}`);
    if (finding.state === "fault") environment.say(`${indent}→ ${finding.action}`);
  }
  const faults = findings.filter(([, { state }]) => state === "fault").length;
  environment.say(`\n${faults === 0 ? "No faults." : `Faults: ${faults}.`}`);
  return faults === 0 ? 0 : 1;
};

type NamedFinding = readonly [name: string, finding: DoctorCheckResult];

/** Returns the findings of all doctor checks. Returns only one finding if the configuration is invalid. */
async function examine({ env, now }: CommandEnvironment): Promise<NamedFinding[]> {
  let settings: Config;
  try {
    settings = loadConfig(env);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    const action = "Correct these variables: the API does not start with them.";
    return [["configuration", createFaultResult(error.message, action)]];
  }
  const config = withOwnDatabase(settings);
  const database = await runCheck("database", checkDatabase(config));
  const hasDatabase = database[1].state === "OK";
  return Promise.all([
    ["configuration", createOkResult(`complete, APP_ENV is ${config.appEnv}`)] as const,
    database,
    ...(hasDatabase
      ? [
          runCheck("migrations", checkMigrations(config)),
          runCheck("clock", checkClock(config, now)),
        ]
      : []),
    runCheck("limits", checkRedis(config)),
    runCheck("mail", checkMailServer(config)),
    runCheck("sign-in", checkIdentityProvider(config)),
    runCheck("payments", checkStripe(config)),
    runCheck("storage", checkStorage(config)),
    runCheck("proxies", checkOrigin(config, hasDatabase)),
    runCheck("disk", checkDiskSpace(config)),
  ]);
}

/** Returns the finding of a check. The finding is a fault if the check throws or takes too long. */
async function runCheck(name: string, check: Promise<DoctorCheckResult>): Promise<NamedFinding> {
  const action = "Read the log of the API.";
  const late = sleep(
    TIMEOUT_MS,
    createFaultResult(`The check did not finish in ${TIMEOUT_MS / 1_000} s.`, action),
    {
      ref: false,
    },
  );
  const failed = check.catch((error) =>
    createFaultResult(`The check failed (${describeError(error)}).`, action),
  );
  return [name, await Promise.race([failed, late])];
}

/** Adds the embedded database's URL and the stored secret to the configuration of a server with its own database. */
function withOwnDatabase(config: Config): Config {
  if (config.dataDir === null) return config;
  const url = findDatabaseUrl({ DATA_DIR: config.dataDir }) ?? "";
  const secret = config.secret || (readServerSecret(config.dataDir) ?? "");
  return { ...config, databaseUrl: url, databaseDirectUrl: url, secret };
}

/** Checks the proxies in front of the configured origin, or of the origin that the setup stored. */
async function checkOrigin(config: Config, hasDatabase: boolean): Promise<DoctorCheckResult> {
  if (config.isOriginSet || config.dataDir === null) return checkProxies(config, config.origin);
  if (!hasDatabase) return createNotConfiguredResult("The origin is in the database.");
  const origin = await withDatabase(config.databaseUrl, findStoredOrigin);
  if (origin === null) return createNotConfiguredResult("Nobody has opened the setup link yet.");
  return checkProxies(config, origin);
}
