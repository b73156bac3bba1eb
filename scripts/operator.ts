import { userInfo } from "node:os";
import { join, resolve } from "node:path";
import { findRunningPostgres } from "@giftling/local-services/postgres";
import { runOperatorCommand } from "./operator/run.ts";

/** `pnpm operator` runs a subcommand. `--help` prints its usage (rule: operator-actions). */
process.chdir(join(import.meta.dirname, ".."));
const dataDir = join(resolve(process.env.LOCAL_DIR || ".local"), "postgres");
process.exitCode = await runOperatorCommand(process.argv.slice(2), {
  account: userInfo().username,
  databaseUrl: process.env.DATABASE_URL || findRunningPostgres(dataDir),
  env: process.env,
  now: () => new Date(),
  say: (line) => console.log(line),
  table: (rows) => console.table(rows),
  complain: (line) => console.error(line),
});
