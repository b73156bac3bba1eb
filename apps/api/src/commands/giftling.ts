#!/usr/bin/env node
import { userInfo } from "node:os";
import { runGiftling } from "./run-giftling.ts";

/** Runs a `giftling` command, as `giftling` in the image and as `pnpm giftling` in the repository. */
process.exitCode = await runGiftling(process.argv.slice(2), {
  account: userInfo().username,
  env: process.env,
  now: () => new Date(),
  say: (line) => console.log(line),
  table: (rows) => console.table(rows),
  complain: (line) => console.error(line),
});
