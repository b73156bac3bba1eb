import { type ImportedRow, isHeading, rowsOfLines, rowsOfTable } from "@giftling/domain";

/** Maximum file size in bytes. Every realistic wishlist is smaller. */
const MOST_BYTES = 1_000_000;

/** Parses the cells of a CSV text with any separator. The parser is loaded when the first table is parsed. */
async function cellsOf(text: string): Promise<string[][]> {
  const { default: Papa } = await import("papaparse");
  return Papa.parse<string[]>(text.replace(/^\uFEFF/, ""), { skipEmptyLines: "greedy" }).data;
}

/** Returns whether the first line contains column names, as in a table copied from a spreadsheet. */
const isTable = (text: string): boolean => {
  const [first = ""] = text.trimStart().split(/[\r\n]/, 1);
  const cells = first.split(/[,;\t]/);
  return cells.length > 1 && isHeading(cells.map((cell) => cell.replaceAll('"', "")));
};

/** Parses pasted text, which is a table or has a link or a name on each line (rule: import). */
export async function parsePastedRows(text: string): Promise<ImportedRow[]> {
  return isTable(text) ? rowsOfTable(await cellsOf(text)) : rowsOfLines(text);
}

/**
 * Parses a CSV file. Resolves with null when the file is too large. A file that is not UTF-8 is decoded as windows-1252,
 * because spreadsheets may use that encoding.
 */
export async function parseCsvFile(file: File): Promise<ImportedRow[] | null> {
  if (file.size > MOST_BYTES) return null;
  const bytes = await file.arrayBuffer();
  let text: string;
  try {
    text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    text = new TextDecoder("windows-1252").decode(bytes);
  }
  return rowsOfTable(await cellsOf(text));
}
