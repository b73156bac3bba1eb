/** Problem that a checker reports for a page, a mail or an operation. */
export type CheckFinding = { where: string; what: string };

/** Pattern of findings that are accepted. `why` is the reason. `where` and `what` match the fields of a finding. */
export type AllowedFinding = { where: RegExp; what: RegExp; why: string };

/** Prints unexpected findings and unused entries of `allowed`. Returns false if any exist or nothing was checked. */
export function reportFindings(
  checked: number,
  findings: readonly CheckFinding[],
  allowed: readonly AllowedFinding[] = [],
): boolean {
  const isMatch = ({ where, what }: CheckFinding, one: AllowedFinding) =>
    one.where.test(where) && one.what.test(what);
  const open = findings.filter((finding) => !allowed.some((one) => isMatch(finding, one)));
  const unused = allowed.filter((one) => !findings.some((finding) => isMatch(finding, one)));
  for (const { where, what } of open) console.log(`${where}: ${what}`);
  for (const { where, what } of unused) console.log(`Not found any more: ${where} ${what}`);
  console.log(
    `${checked} checked, ${open.length} findings, ${findings.length - open.length} allowed`,
  );
  return open.length + unused.length === 0 && checked > 0;
}
