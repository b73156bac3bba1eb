import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { withEveryPage } from "./every-page.ts";
import { type AllowedFinding, type Finding, reportFindings } from "./findings.ts";

/** Checks every page in every language with HTML_CodeSniffer against WCAG 2 AA. Fails on any error. */
const ALLOWED: readonly AllowedFinding[] = [];

await withEveryPage("a11y", (folder) => {
  const reports: { checked: number; findings: Finding[] }[] = readdirSync(folder).map((file) =>
    JSON.parse(readFileSync(join(folder, file), "utf8")),
  );
  const checked = reports.reduce((sum, report) => sum + report.checked, 0);
  reportFindings(
    checked,
    reports.flatMap(({ findings }) => findings),
    ALLOWED,
  );
});
