import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { availableParallelism, cpus } from "node:os";

/** Result of a check, with the documented and the observed behavior. */
export type Finding = { what: string; promised: string; seen: string; isKept: boolean };

export const printFinding = ({ what, promised, seen, isKept }: Finding): void =>
  console.log(`${isKept ? "✓" : "✗"} ${what}\n    promised: ${promised}\n    seen: ${seen}`);

export const formatTable = (head: readonly string[], rows: readonly string[][]): string =>
  [head, head.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n");

export const describeCores = (): string =>
  `${availableParallelism()} cores (${cpus()[0]?.model.trim() || "of an unnamed kind"})`;

/** Returns today's date in UTC, such as "2026-05-01". */
export const getToday = (): string => new Date().toISOString().slice(0, 10);

/** Returns the content of a file, or an empty string if the file does not exist. */
export const readPage = (file: string): string =>
  existsSync(file) ? readFileSync(file, "utf8") : "";

/** Writes a Markdown document and formats it with Biome. */
export function writePage(file: string, text: string): void {
  writeFileSync(file, text);
  execFileSync("node_modules/.bin/biome", ["format", "--write", file], { stdio: "ignore" });
}
