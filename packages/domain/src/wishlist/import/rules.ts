import { tidyLine } from "../../product-preview/schema.ts";
import { LIMITS } from "../../text/rules.ts";
import { completeWebAddress, isSafeWebAddress } from "../../web-address/rules.ts";

/** The most wishes that are added at once (rule: import). */
export const MAX_IMPORT_ROWS = 50;

/** A wish as it was pasted, or as a row of a table has it; what is missing is empty. */
export type ImportedRow = { name: string; url: string; price: string; description: string };

const EMPTY: ImportedRow = { name: "", url: "", price: "", description: "" };

/** What a column is called, in English and in Spanish, without accents. */
const COLUMNS: Readonly<Record<keyof ImportedRow, readonly string[]>> = {
  name: [
    ...["name", "title", "item", "gift", "product", "wish"],
    ...["nombre", "titulo", "articulo", "regalo", "producto", "deseo"],
  ],
  url: [
    ...["url", "link", "address", "web address", "website"],
    ...["enlace", "direccion", "vinculo", "direccion web", "pagina"],
  ],
  price: ["price", "cost", "precio", "costo", "coste"],
  description: [
    ...["description", "note", "notes", "comment", "comments"],
    ...["descripcion", "nota", "notas", "comentario", "comentarios"],
  ],
};

/** The column that a heading names; null when it is none of ours. */
export function columnOf(heading: string): keyof ImportedRow | null {
  const plain = heading
    .normalize("NFD")
    .replaceAll(/[\p{M}\uFEFF]/gu, "")
    .replaceAll(/[\s_-]+/g, " ")
    .trim()
    .toLowerCase();
  for (const column of ["name", "url", "price", "description"] as const) {
    if (COLUMNS[column].includes(plain)) return column;
  }
  return null;
}

/** The first web address in a text, with its scheme, and what stands around it; no address is null. */
export function splitLink(text: string): { url: string | null; rest: string } {
  const [found = ""] = /https?:\/\/[^\s<>"]+|\bwww\.[^\s<>"]+/i.exec(text) ?? [];
  // A sentence ends after its link, and a bracket was open before it.
  const link = found.replace(/[.,;:!?'’”)\]]+$/u, "");
  const url = completeWebAddress(link);
  if (link === "" || !isSafeWebAddress(url)) return { url: null, rest: text.trim() };
  return { url, rest: text.replace(link, " ").trim() };
}

/** What shops and networks add to an address to see where a visitor comes from; the page is the same without it. */
const TRACKING = /^(utm_\w+|fbclid|gclid|gbraid|wbraid|msclkid|srsltid|mc_[ce]id|igshid)$/i;

/**
 * What two addresses of one page have in common: no scheme, no "www.", no slash at the end, no fragment and nothing that only tells
 * where a visitor comes from. Anything that is no web address stands for itself.
 */
export function shopPageOf(address: string): string {
  if (!isSafeWebAddress(address)) return address;
  const { host, pathname, searchParams } = new URL(address);
  const asked = [...searchParams].filter(([name]) => !TRACKING.test(name));
  const query = asked.map(([name, value]) => `${name}=${value}`).sort();
  return [host.replace(/^www\./, "") + pathname.replace(/\/+$/, ""), ...query].join("&");
}

/** A line that is nothing but an address may leave out its scheme, as people type it. */
function addressAlone(line: string): string | null {
  const url = completeWebAddress(line);
  return /^[^\s@]+\.[a-z]{2,}([/?#]\S*)?$/i.test(line) && isSafeWebAddress(url) ? url : null;
}

/** Text of some lines as one that fits a field; what its length is, is left to the field. */
const tidy = (text: string): string => tidyLine(text, LIMITS.content);

/**
 * The wishes of a text with one on each line: a link, a name, or a name beside a link. Empty lines are left out, and a link that
 * was there before, too.
 */
export function rowsOfLines(text: string): ImportedRow[] {
  return withoutRepeats(
    text.split(/\r\n|\r|\n/).map((line) => {
      const trimmed = line.trim();
      const alone = addressAlone(trimmed);
      const { url, rest } = alone === null ? splitLink(trimmed) : { url: alone, rest: "" };
      const name = tidy(rest).replace(/^[-•*·–—|:,;\s]+|[-–—|:,;\s]+$/gu, "");
      return { ...EMPTY, name, url: url ?? "" };
    }),
  );
}

/** True when a row is the heading of a table: it names a column of ours that can make a wish. */
export function isHeading(cells: readonly string[]): boolean {
  const columns = cells.map(columnOf);
  return columns.includes("name") || columns.includes("url");
}

/**
 * The wishes of a table, whose first row may name its columns. Without names the first address of a row is its link, and the first
 * other text its name.
 */
export function rowsOfTable(table: readonly (readonly string[])[]): ImportedRow[] {
  const [first = [], ...others] = table;
  if (!isHeading(first)) return withoutRepeats(table.map(withoutHeading));
  const columns = first.map(columnOf);
  return withoutRepeats(
    others.map((cells) => {
      const row = { ...EMPTY };
      columns.forEach((column, at) => {
        if (column !== null && row[column] === "") row[column] = tidy(cells[at] ?? "");
      });
      return { ...row, url: completeWebAddress(row.url) };
    }),
  );
}

function withoutHeading(cells: readonly string[]): ImportedRow {
  const row = { ...EMPTY };
  for (const cell of cells.map(tidy)) {
    const url = addressAlone(cell) ?? splitLink(cell).url;
    if (url !== null && row.url === "") row.url = url;
    else if (row.name === "") row.name = cell;
    else if (row.price === "" && /^\D{0,4}\d[\d.,]*\D{0,4}$/u.test(cell)) row.price = cell;
  }
  return row;
}

/** Rows that say something, each once. */
function withoutRepeats(rows: readonly ImportedRow[]): ImportedRow[] {
  const seen = new Set<string>();
  return rows.filter((row) => {
    const key = row.url !== "" && row.name === "" ? row.url : JSON.stringify(row);
    if ((row.name === "" && row.url === "") || seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
