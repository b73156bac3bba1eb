import { spawnSync } from "node:child_process";

/**
 * Returns a sentence with the reason why `pnpm audit --ignore-registry-errors` could not audit the dependencies.
 * Returns null after an audit. Without an audit, pnpm exits with 0 and only prints a message about the endpoint.
 */
export function getAuditRefusal(output: string): string | null {
  const [, problem] =
    /^((?:The audit|Failed to request the audit) endpoint .+)$/m.exec(output) ?? [];
  return problem === undefined
    ? null
    : `Nothing was audited: ${problem.trim().replace(/:$/, "")}. Use a registry that answers audits, such as https://registry.npmjs.org.`;
}

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
