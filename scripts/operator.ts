import { userInfo } from "node:os";
import { join } from "node:path";
import { findDatabaseUrl } from "./local-database.ts";
import { runOperatorCommand } from "./operator/run.ts";

/** Runs a subcommand of `pnpm operator`. `--help` prints the usage (rule: operator-actions). */
process.chdir(join(import.meta.dirname, ".."));
process.exitCode = await runOperatorCommand(process.argv.slice(2), {
  account: userInfo().username,
  databaseUrl: findDatabaseUrl(process.env),
  env: process.env,
  now: () => new Date(),
  say: (line) => console.log(line),
  table: (rows) => console.table(rows),
  complain: (line) => console.error(line),
});
