import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { availableParallelism, cpus, loadavg } from "node:os";

/** Result of a check, with the documented and the observed behavior. */
export type HarnessFinding = { what: string; required: string; measured: string; isMet: boolean };

const OPERATIONS = "docs/operations.md";

export const printFinding = ({ what, required, measured, isMet }: HarnessFinding): void =>
  console.log(`${isMet ? "✓" : "✗"} ${what}\n    required: ${required}\n    measured: ${measured}`);

/** Returns a Markdown table. Trailing cells of a row can be omitted. */
export const formatTable = (head: readonly string[], rows: readonly string[][]): string =>
  [head, head.map(() => "---"), ...rows]
    .map((cells) => `| ${head.map((_, column) => cells[column] ?? "").join(" | ")} |`)
    .join("\n");

export const describeCores = (): string =>
  `${availableParallelism()} cores (${cpus()[0]?.model.trim() || "of an unnamed kind"})`;

/** Returns today's date in UTC, such as "2026-05-01". */
export const getToday = (): string => new Date().toISOString().slice(0, 10);

/** Returns the content of a file, or an empty string if the file does not exist. */
export const readFileIfExists = (file: string): string =>
  existsSync(file) ? readFileSync(file, "utf8") : "";

/** Writes a Markdown document and formats it with Biome. */
export function writeMarkdownFile(file: string, text: string): void {
  writeFileSync(file, text);
  execFileSync("node_modules/.bin/biome", ["format", "--write", file], { stdio: "ignore" });
}

/** Returns findings as a Markdown table. Marks unmet requirements as missed. */
export const formatFindings = (findings: readonly HarnessFinding[]): string =>
  formatTable(
    ["what", "required", "measured"],
    findings.map(({ what, required, measured, isMet }) => [
      what,
      required,
      isMet ? measured : `**missed:** ${measured}`,
    ]),
  );

/** Returns the text below a heading of a Markdown page, up to the next heading. Throws if the heading is missing. */
export function getMarkdownSection(markdown: string, heading: string): string {
  const [, section] = markdown.split(new RegExp(`^#+ ${heading}$`, "m"));
  if (section === undefined) throw new Error(`There is no heading "${heading}".`);
  return section.split(/^#+ /m)[0] ?? "";
}

/** Replaces the last run's results at the end of a Markdown section. `date` contains the new run's date and machine. */
export function replaceSectionResults(
  markdown: string,
  heading: string,
  results: string,
  date: string,
): string {
  const section = getMarkdownSection(markdown, heading);
  const [introduction = ""] = section.split(/^Run of /m);
  return markdown.replace(section, () => `${introduction}Run of ${date}:\n\n${results}\n\n`);
}

/** Writes the results of a run to the end of a section of docs/operations.md. */
export function writeSectionResults(heading: string, results: string): void {
  const load = (loadavg()[0] ?? 0).toFixed(0);
  const date = `${getToday()}, on ${describeCores()}, while ${load} processes wanted a core`;
  writeMarkdownFile(
    OPERATIONS,
    replaceSectionResults(readFileIfExists(OPERATIONS), heading, results, date),
  );
}
