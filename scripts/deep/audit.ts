import { spawnSync } from "node:child_process";
import { getAuditRefusal } from "../supply/audit-refusal.ts";

/**
 * Checks all dependencies for known vulnerabilities in the npm registry. Returns false if a vulnerability has at least
 * moderate severity. Returns null if the registry offers no audits.
 */
export async function auditDependencies(): Promise<boolean | null> {
  const command = ["audit", "--audit-level=moderate", "--ignore-registry-errors"];
  const audit = spawnSync("pnpm", command, { encoding: "utf8" });
  if (audit.error) throw audit.error;
  const output = `${audit.stdout}${audit.stderr}`;
  const refusal = getAuditRefusal(output);
  console.log(refusal ?? output);
  return refusal === null ? audit.status === 0 : null;
}
