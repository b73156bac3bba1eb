import { type ImportedRow, isHeading, rowsOfLines, rowsOfTable } from "@giftling/domain";

/** Maximum file size in bytes, larger than any wishlist. */
const MOST_BYTES = 1_000_000;

/** Parses the cells of a CSV with any separator. The parser is loaded with the first table. */
async function cellsOf(text: string): Promise<string[][]> {
  const { default: Papa } = await import("papaparse");
  return Papa.parse<string[]>(text.replace(/^\uFEFF/, ""), { skipEmptyLines: "greedy" }).data;
}

/** Returns whether the first line contains column names, as in a copied table. */
const isTable = (text: string): boolean => {
  const [first = ""] = text.trimStart().split(/[\r\n]/, 1);
  const cells = first.split(/[,;\t]/);
  return cells.length > 1 && isHeading(cells.map((cell) => cell.replaceAll('"', "")));
};

/** Parses pasted text: a link or a name on each line, or a table (rule: import). */
export async function readPasted(text: string): Promise<ImportedRow[]> {
  return isTable(text) ? rowsOfTable(await cellsOf(text)) : rowsOfLines(text);
}

/** Parses a CSV file; null when it is too large. Spreadsheets may use another encoding than UTF-8. */
export async function readFile(file: File): Promise<ImportedRow[] | null> {
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
