import { escapeCsvFormula } from "@giftling/domain";
import { stringify } from "csv-stringify/sync";

export type CsvCell = string | number | boolean | Date | null | undefined;

/**
 * Returns a table as CSV (RFC 4180) with a byte order mark and CRLF. Text that a spreadsheet would evaluate as a
 * formula gets an apostrophe prefix. Null and undefined are empty cells (rule: data-export).
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
      string: escapeCsvFormula,
      boolean: String,
      date: (date) => date.toISOString(),
    },
  });
}
