import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { type LicenseReport, listLicenseProblems } from "./license-rules.ts";

/**
 * Checks that every package has an accepted license, and that production installs no build tools (`pnpm licenses`).
 * Prints the number of packages per license, or the problems. Exits with 1 if there is a problem.
 */
process.chdir(join(import.meta.dirname, "../.."));

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
