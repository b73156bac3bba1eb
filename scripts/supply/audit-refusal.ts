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
