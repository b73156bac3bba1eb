import { version } from "../core/version.ts";
import { type RunCommand, UsageError } from "./command.ts";

const USAGE = "Usage: giftling version   prints the version of this release";

/** Runs `giftling version`, which needs no configuration (rule: release-version). */
export const runVersion: RunCommand = async (argv, { say }) => {
  if (argv.length > 0 && argv[0] !== "--help") throw new UsageError(USAGE);
  say(argv.length > 0 ? USAGE : version);
  return 0;
};
