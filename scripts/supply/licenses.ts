import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { type LicenseReport, listLicenseProblems } from "./license-rules.ts";

/**
 * `pnpm licenses` checks that every package has an accepted license and that production installs no build tools. Prints the
 * number of packages per license. If there are problems, prints them and exits with 1.
 */
process.chdir(join(import.meta.dirname, "../.."));

/** Returns the packages by license, as `pnpm licenses list` prints them. */
function list(...args: string[]): LicenseReport {
  const output = execFileSync("pnpm", [...args, "licenses", "list", "--json"], {
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
    stdio: ["ignore", "pipe", "inherit"],
  });
  return JSON.parse(output);
}

const all = list("-r");
const problems = listLicenseProblems(all, list("--filter", "@giftling/api", "--prod"));
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
else for (const [name, packages] of Object.entries(all)) console.log(`${packages.length} ${name}`);
