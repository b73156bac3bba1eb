import { csvSafeText } from "@giftling/domain";
import { stringify } from "csv-stringify/sync";

export type CsvCell = string | number | boolean | Date | null | undefined;

/**
 * A table for spreadsheets: UTF-8 with a byte order mark, lines ended by CR LF (RFC 4180), column names first. Text that
 * would run as a formula gets a leading apostrophe; dates are ISO 8601, null and undefined are empty (rule: data-export).
 * Without `header` only the rows are returned, to be appended to a table.
 */
export function csvOf<Column extends string>(
  columns: readonly Column[],
  rows: readonly Readonly<Partial<Record<Column, CsvCell>>>[],
  { header = true } = {},
): string {
  return stringify([...rows], {
    columns: [...columns],
    header,
    bom: header,
    record_delimiter: "windows",
    // Unquoted, spreadsheets trim spaces and break lines at either character.
    quoted_match: /^\s|\s$|[\r\n]/,
    cast: {
      string: csvSafeText,
      boolean: String,
      date: (date) => date.toISOString(),
    },
  });
}
