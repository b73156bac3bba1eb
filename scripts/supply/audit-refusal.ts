/**
 * Returns a sentence that states why `pnpm audit --ignore-registry-errors` could not audit. Returns null when the audit
 * succeeded. pnpm reports such a problem only as a message about the endpoint, and exits with 0.
 */
export function getAuditRefusal(output: string): string | null {
  const [, problem] =
    /^((?:The audit|Failed to request the audit) endpoint .+)$/m.exec(output) ?? [];
  return problem === undefined
    ? null
    : `Nothing was audited: ${problem.trim().replace(/:$/, "")}. Use a registry that answers audits, such as https://registry.npmjs.org.`;
}
