import { csvSafeText } from "@giftling/domain";
import { stringify } from "csv-stringify/sync";

export type CsvCell = string | number | boolean | Date | null | undefined;

/**
 * Formats a table as CSV (RFC 4180) in UTF-8 with a byte order mark, CR LF line ends and column names first. Without
 * `header`, returns only the rows. Prefixes text that a spreadsheet would run as a formula with an apostrophe. Dates are
 * ISO 8601; null and undefined are empty (rule: data-export).
 */
export function formatCsv<Column extends string>(
  columns: readonly Column[],
  rows: readonly Readonly<Partial<Record<Column, CsvCell>>>[],
  { header = true } = {},
): string {
  return stringify([...rows], {
    columns: [...columns],
    header,
    bom: header,
    record_delimiter: "windows",
    // Quoted, because spreadsheets trim outer spaces and break lines at CR or LF.
    quoted_match: /^\s|\s$|[\r\n]/,
    cast: {
      string: csvSafeText,
      boolean: String,
      date: (date) => date.toISOString(),
    },
  });
}
