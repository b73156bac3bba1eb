import { spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync } from "node:fs";
import { join } from "node:path";
import { withTemporaryFolder } from "../harness/temporary-folder.ts";
import { runStep } from "../run-step.ts";

// Runs the mutation tests of the code that guards money, gifts and access (docs/mutation-score.md). The tests run in a
// copy of the working tree, because they change source files. `pnpm test:deep mutants` runs all mutants. `node --import
// tsx scripts/deep/mutants.ts billing record_purchase` runs only the mutants of files whose path contains `billing` or
// `record_purchase`.
const root = join(import.meta.dirname, "../..");
process.exitCode = await withTemporaryFolder("mutants", async (copy) => {
  await copyTree(copy);
  const file = join(copy, "scripts/deep/mutants/run.ts");
  const page = join(root, "docs/mutation-score.md");
  const script = ["--import", "tsx", file, page, ...process.argv.slice(2)];
  const run = spawn(process.execPath, script, { cwd: copy, stdio: "inherit" });
  const [code] = await once(run, "exit");
  return code ?? 1;
});

async function copyTree(copy: string): Promise<void> {
  const list = ["ls-files", "-co", "--exclude-standard", "-z"];
  const listed = await runStep("git", list, { cwd: root });
  if (!listed.ok) throw new Error(listed.output);
  for (const file of listed.output.split("\0")) {
    const source = join(root, file);
    if (file !== "" && existsSync(source)) cpSync(source, join(copy, file), { recursive: true });
  }
  const pnpm = ["--yes", "pnpm@12.21.0", "install", "--frozen-lockfile", "--prefer-offline"];
  const installed = await runStep("npx", pnpm, { cwd: copy });
  if (!installed.ok) throw new Error(installed.output);
}
