import { readFileSync } from "node:fs";
import { loadavg } from "node:os";
import { describeCores, formatTable, getToday, writePage } from "../harness/report.ts";
import { getSection } from "./doc-commands.ts";

/** Requirement of the image, and its measured value. `isMet` is null for a value without a requirement. */
export type ImageFinding = {
  what: string;
  required: string;
  measured: string;
  isMet: boolean | null;
};

const PAGE = "docs/operations.md";
const HEADING = "Tested image";

/** Returns the findings as a table. A requirement that is not met is marked as missed. */
export const formatFindings = (findings: readonly ImageFinding[]): string =>
  formatTable(
    ["what", "required", "measured"],
    findings.map(({ what, required, measured, isMet }) => [
      what,
      required,
      isMet === false ? `**missed:** ${measured}` : measured,
    ]),
  );

/** Replaces the table in a Markdown text's section. `date` is the run's date and machine. */
export function replaceFindings(markdown: string, table: string, date: string): string {
  const section = getSection(markdown, HEADING);
  const [introduction = ""] = section.split(/^Run of /m);
  const updated = `${introduction}Run of ${date}:\n\n${table}\n\n`;
  return markdown.replace(section, () => updated);
}

/** Writes the findings to docs/operations.md. */
export function writeFindings(findings: readonly ImageFinding[]): void {
  const markdown = readFileSync(PAGE, "utf8");
  const load = (loadavg()[0] ?? 0).toFixed(0);
  const date = `${getToday()}, on ${describeCores()}, while ${load} processes wanted a core`;
  writePage(PAGE, replaceFindings(markdown, formatFindings(findings), date));
}
