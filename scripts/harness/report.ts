import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { availableParallelism, cpus } from "node:os";

/** Result of a check: what was promised, what was observed, and whether the promise was met. */
export type Finding = { what: string; promised: string; seen: string; isKept: boolean };

export const printFinding = ({ what, promised, seen, isKept }: Finding): void =>
  console.log(`${isKept ? "✓" : "✗"} ${what}\n    promised: ${promised}\n    seen: ${seen}`);

/** Returns a table in Markdown. */
export const formatTable = (head: readonly string[], rows: readonly string[][]): string =>
  [head, head.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n");

/** Returns the machine's number of cores and their kind. */
export const describeCores = (): string =>
  `${availableParallelism()} cores (${cpus()[0]?.model.trim() || "of an unnamed kind"})`;

/** Returns today's date in UTC, such as "2026-05-01". */
export const getToday = (): string => new Date().toISOString().slice(0, 10);

/** Returns the text of a page. Returns an empty text when the page does not exist. */
export const readPage = (file: string): string =>
  existsSync(file) ? readFileSync(file, "utf8") : "";

/** Writes a page and formats it as the linter requires. */
export function writePage(file: string, text: string): void {
  writeFileSync(file, text);
  execFileSync("node_modules/.bin/biome", ["format", "--write", file], { stdio: "ignore" });
}
