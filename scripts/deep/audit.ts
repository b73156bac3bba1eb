import { spawnSync } from "node:child_process";

/** Returns the reason why `pnpm audit` could not run, or null if it ran. pnpm exits with 0 even if it could not. */
export function getAuditFailureReason(output: string): string | null {
  const [, problem] =
    /^((?:The audit|Failed to request the audit) endpoint .+)$/m.exec(output) ?? [];
  return problem === undefined
    ? null
    : `Nothing was audited: ${problem.trim().replace(/:$/, "")}. Use a registry that answers audits, such as https://registry.npmjs.org.`;
}

/** Checks the dependencies for known vulnerabilities. Returns null if the registry offers no audits. */
export async function auditDependencies(): Promise<boolean | null> {
  const command = ["audit", "--audit-level=moderate", "--ignore-registry-errors"];
  const audit = spawnSync("pnpm", command, { encoding: "utf8" });
  if (audit.error) throw audit.error;
  const output = `${audit.stdout}${audit.stderr}`;
  const refusal = getAuditFailureReason(output);
  console.log(refusal ?? output);
  return refusal === null ? audit.status === 0 : null;
}
