/** What a cell may hold. */
export type CsvCell = string | number | boolean | null;

/** A text that a spreadsheet would take for a formula, also behind spaces or a quote of its own. */
const FORMULA = /^\s*[=+\-@\t\r|%]/;

/**
 * A table as a spreadsheet reads it: UTF-8 with its mark, lines ended by CR LF (RFC 4180), a first line of column names.
 * A text that would run as a formula begins with an apostrophe; numbers stay numbers.
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
  const safe = FORMULA.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) || safe !== safe.trim() ? `"${safe.replaceAll('"', '""')}"` : safe;
}
