/**
 * Returns why `pnpm audit --ignore-registry-errors` could not audit, as a sentence; null if it did. pnpm prints a message
 * about the endpoint and exits with 0.
 */
export function getAuditRefusal(output: string): string | null {
  const [, problem] =
    /^((?:The audit|Failed to request the audit) endpoint .+)$/m.exec(output) ?? [];
  return problem === undefined
    ? null
    : `Nothing was audited: ${problem.trim().replace(/:$/, "")}. Use a registry that answers audits, such as https://registry.npmjs.org.`;
}
