import { type ImportedRow, isHeading, rowsOfLines, rowsOfTable } from "@giftling/domain";

/** Larger than any list of wishes. */
const MOST_BYTES = 1_000_000;

/** The cells of a CSV, whatever it separates them with. What reads it is loaded with the first table. */
async function cellsOf(text: string): Promise<string[][]> {
  const { default: Papa } = await import("papaparse");
  return Papa.parse<string[]>(text.replace(/^\uFEFF/, ""), { skipEmptyLines: "greedy" }).data;
}

/** True when the first line names columns, as in a copied table. */
const isTable = (text: string): boolean => {
  const [first = ""] = text.trimStart().split(/[\r\n]/, 1);
  const cells = first.split(/[,;\t]/);
  return cells.length > 1 && isHeading(cells.map((cell) => cell.replaceAll('"', "")));
};

/** The wishes of what was pasted: a link or a name on each line, or a table (rule: import). */
export async function readPasted(text: string): Promise<ImportedRow[]> {
  return isTable(text) ? rowsOfTable(await cellsOf(text)) : rowsOfLines(text);
}

/** The wishes of a CSV file; null when it is too large to be one. Spreadsheets don't always write UTF-8. */
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
