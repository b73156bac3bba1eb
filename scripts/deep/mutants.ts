import { spawn } from "node:child_process";
import { once } from "node:events";
import { join, resolve } from "node:path";
import { copyCheckout, installRelease } from "../harness/previous-release.ts";
import { createTemporaryFolder } from "../harness/temporary-folder.ts";

// Runs the mutation tests of the code that guards money, gifts and access (docs/mutation-score.md). The tests run in a
// copy of the working tree, because they change source files. `pnpm test:deep mutants` runs all mutants. `node --import
// tsx scripts/deep/mutants.ts billing record_purchase` runs only the mutants of files whose path contains `billing` or
// `record_purchase`.
process.chdir(join(import.meta.dirname, "../.."));
const copy = createTemporaryFolder("mutants");
copyCheckout(copy);
await installRelease(copy);
const file = join(copy, "scripts/deep/mutants/run.ts");
const page = resolve("docs/mutation-score.md");
const script = ["--import", "tsx", file, page, ...process.argv.slice(2)];
const run = spawn(process.execPath, script, { cwd: copy, stdio: "inherit" });
const [code] = await once(run, "exit");
process.exitCode = code ?? 1;
