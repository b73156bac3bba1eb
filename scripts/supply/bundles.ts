import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { findLeakedSecrets } from "./bundle-secrets.ts";

// Searches the web app's build for secrets. Prints the findings. Exits with 1 if a secret was found.
const root = join(import.meta.dirname, "../..");
const dist = join(root, "apps/web/dist");
const names = [
  ...readFileSync(join(root, ".env.example"), "utf8").matchAll(/^#? ?([A-Z0-9_]+)=/gm),
];
const variables = Object.fromEntries(names.map(([, name = ""]) => [name, process.env[name]]));

const files = readdirSync(dist, { recursive: true, encoding: "utf8" }).filter((file) =>
  /\.(js|css|html|json|map|txt|svg|webmanifest)$/.test(file),
);
const problems = files.flatMap((file) =>
  findLeakedSecrets(readFileSync(join(dist, file), "utf8"), variables).map(
    (what) => `${file}: ${what}`,
  ),
);
if (files.length < 20 || names.length < 20) problems.push("Nearly nothing was looked through.");
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
else console.log(`No secret in ${files.length} files.`);
