import { spawn } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runStep } from "../run-step.ts";

/**
 * Measures whether tests detect small changes of the code that guards money, claims and access (docs/mutation-score.md).
 * Runs in a copy of the working tree, because it changes source files. `pnpm test:deep mutants` runs all mutants. `node
 * --import tsx scripts/deep/mutants.ts billing record_purchase` runs only the mutants of files whose path contains one of
 * these words.
 */
const root = join(import.meta.dirname, "../..");
const copy = mkdtempSync(join(tmpdir(), "giftling-mutants-"));
try {
  await copyTree();
  process.exitCode = await runInCopy(process.argv.slice(2));
} finally {
  rmSync(copy, { recursive: true, force: true });
}

async function copyTree(): Promise<void> {
  const listed = await runStep("git", ["ls-files", "-co", "--exclude-standard", "-z"], {
    cwd: root,
  });
  if (!listed.ok) throw new Error(listed.output);
  for (const file of listed.output.split("\0")) {
    const source = join(root, file);
    if (file !== "" && existsSync(source)) cpSync(source, join(copy, file), { recursive: true });
  }
  const pnpm = ["--yes", "pnpm@12.21.0", "install", "--frozen-lockfile", "--prefer-offline"];
  const installed = await runStep("npx", pnpm, { cwd: copy });
  if (!installed.ok) throw new Error(installed.output);
}

function runInCopy(filters: string[]): Promise<number> {
  const file = join(copy, "scripts/deep/mutants/run.ts");
  const page = join(root, "docs/mutation-score.md");
  const child = spawn(process.execPath, ["--import", "tsx", file, page, ...filters], {
    cwd: copy,
    stdio: "inherit",
  });
  return new Promise((resolve) => child.once("exit", (code) => resolve(code ?? 1)));
}
