import { join } from "node:path";
import { runBackupCommand } from "./backup/run.ts";

/** Runs `pnpm backup`, `pnpm restore` and `pnpm backup:drill`. */
process.chdir(join(import.meta.dirname, ".."));
process.exitCode = await runBackupCommand(process.argv.slice(2), {
  env: process.env,
  now: () => new Date(),
  say: (line) => console.log(line),
  complain: (line) => console.error(line),
});
