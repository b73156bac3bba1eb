import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { checkEveryPage } from "./every-page.ts";
import { type AllowedFinding, type CheckFinding, reportFindings } from "./findings.ts";

/**
 * Findings that are accepted by this check. It checks every page in every language against WCAG 2 AA with HTML_CodeSniffer,
 * and fails on any other error.
 */
const ALLOWED: readonly AllowedFinding[] = [];

await checkEveryPage("a11y", (folder) => {
  const reports: { checked: number; findings: CheckFinding[] }[] = readdirSync(folder).map((file) =>
    JSON.parse(readFileSync(join(folder, file), "utf8")),
  );
  const checked = reports.reduce((sum, report) => sum + report.checked, 0);
  reportFindings(
    checked,
    reports.flatMap(({ findings }) => findings),
    ALLOWED,
  );
});
