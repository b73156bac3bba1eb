import { spawnSync } from "node:child_process";
import { getAuditRefusal } from "../supply/audit-refusal.ts";
import { NOT_RUN_EXIT_CODE } from "./not-run.ts";

/**
 * Checks all dependencies against the npm registry's advisories. Exits with 1 when an advisory has at least moderate
 * severity. Exits with `NOT_RUN_EXIT_CODE` when the registry offers no audits.
 */
const audit = spawnSync("pnpm", ["audit", "--audit-level=moderate", "--ignore-registry-errors"], {
  encoding: "utf8",
});
if (audit.error) throw audit.error;
const output = `${audit.stdout}${audit.stderr}`;
const refusal = getAuditRefusal(output);
console.log(refusal ?? output);
process.exitCode = refusal === null ? (audit.status ?? 1) : NOT_RUN_EXIT_CODE;
