import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { type Licenses, licenseProblems } from "./license-rules.ts";

/**
 * `pnpm licenses`: whether every package's licence is one that we accept, and whether production installs nothing that only
 * builds. Prints how many packages have which licence, or what is wrong, with exit code 1.
 */
process.chdir(join(import.meta.dirname, "../.."));

/** What `pnpm licenses list` says: packages by licence. */
function list(...args: string[]): Licenses {
  const output = execFileSync("pnpm", [...args, "licenses", "list", "--json"], {
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
    stdio: ["ignore", "pipe", "inherit"],
  });
  return JSON.parse(output);
}

const all = list("-r");
const problems = licenseProblems(all, list("--filter", "@giftling/api", "--prod"));
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
else for (const [name, packages] of Object.entries(all)) console.log(`${packages.length} ${name}`);
