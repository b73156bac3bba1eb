/** The values a cell can hold. */
export type CsvCell = string | number | boolean | null;

/** Text that a spreadsheet could run as a formula: starts with one of these characters, also after spaces. */
const FORMULA = /^\s*[=+\-@\t\r|%]/;

/**
 * Text as a spreadsheet may hold it: what would run as a formula gets a leading apostrophe, all else is unchanged (rule:
 * data-export).
 */
export function csvSafeText(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text;
}

/**
 * A CSV table for spreadsheets: UTF-8 with a byte order mark, lines ended by CR LF (RFC 4180), column names first. Text
 * that would run as a formula gets a leading apostrophe; numbers stay numbers (rule: data-export).
 */
export function toCsv<Column extends string>(
  columns: readonly Column[],
  rows: readonly Readonly<Record<Column, CsvCell>>[],
): string {
  const lines = [
    columns.map(cellOf).join(","),
    ...rows.map((row) => columns.map((column) => cellOf(row[column])).join(",")),
  ];
  return `\uFEFF${lines.join("\r\n")}\r\n`;
}

function cellOf(value: CsvCell): string {
  if (value === null) return "";
  if (typeof value !== "string") return String(value);
  const safe = csvSafeText(value);
  return /[",\r\n]/.test(safe) || safe !== safe.trim() ? `"${safe.replaceAll('"', '""')}"` : safe;
}
