import { tidyLine } from "../../product-preview/schema.ts";
import { LIMITS } from "../../text/rules.ts";
import { completeWebAddress, isSafeWebAddress } from "../../web-address/rules.ts";

/** Maximum number of wishes added by one import (rule: import). */
export const MAX_IMPORT_ROWS = 50;

/** A wish as pasted or as a table row. Missing values are empty. */
export type ImportedRow = { name: string; url: string; price: string; description: string };

const EMPTY: ImportedRow = { name: "", url: "", price: "", description: "" };

/** Accepted headings of each column, in English and Spanish, without accents. */
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

/** Returns the column that a heading names, or null if the heading is unknown. */
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

/**
 * Returns the first URL in a text, and the remaining text. The URL starts with a scheme or "www.", and is null if the text
 * contains no such URL.
 */
export function splitLink(text: string): { url: string | null; rest: string } {
  const [found = ""] = /https?:\/\/[^\s<>"]+|\bwww\.[^\s<>"]+/i.exec(text) ?? [];
  // Punctuation after a link belongs to the sentence. A closing bracket belongs to a bracket that was opened before the
  // link.
  const link = found.replace(/[.,;:!?'’”)\]]+$/u, "");
  const url = completeWebAddress(link);
  if (link === "" || !isSafeWebAddress(url)) return { url: null, rest: text.trim() };
  return { url, rest: text.replace(link, " ").trim() };
}

/** Matches tracking parameters, which do not affect the page that a URL shows. */
const TRACKING = /^(utm_\w+|fbclid|gclid|gbraid|wbraid|msclkid|srsltid|mc_[ce]id|igshid)$/i;

/**
 * Returns the key by which two URLs count as one page. The key omits the scheme, "www.", a trailing slash, the fragment and
 * tracking parameters. Other text is returned unchanged.
 */
export function shopPageOf(address: string): string {
  if (!isSafeWebAddress(address)) return address;
  const { host, pathname, searchParams } = new URL(address);
  const asked = [...searchParams].filter(([name]) => !TRACKING.test(name));
  const query = asked.map(([name, value]) => `${name}=${value}`).sort();
  return [host.replace(/^www\./, "") + pathname.replace(/\/+$/, ""), ...query].join("&");
}

/**
 * Returns the URL of a line that contains only a URL, or null for other lines. The scheme can be missing because people
 * omit it.
 */
function addressAlone(line: string): string | null {
  const url = completeWebAddress(line);
  return /^[^\s@]+\.[a-z]{2,}([/?#]\S*)?$/i.test(line) && isSafeWebAddress(url) ? url : null;
}

/** Returns the text as one line. The field's schema validates the length. */
const tidy = (text: string): string => tidyLine(text, LIMITS.content);

/**
 * Returns the wishes in a text with one wish per line. A line contains a link, a name, or both. Empty lines and repeated
 * links are omitted.
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

/** Returns true when a row is the heading of a table. A heading contains the name or the URL column. */
export function isHeading(cells: readonly string[]): boolean {
  const columns = cells.map(columnOf);
  return columns.includes("name") || columns.includes("url");
}

/**
 * Returns the wishes in a table whose first row may be a heading. Without a heading, a row's first URL is the link and its
 * first other text is the name.
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

/** Returns the rows without empty and repeated rows. */
function withoutRepeats(rows: readonly ImportedRow[]): ImportedRow[] {
  const seen = new Set<string>();
  return rows.filter((row) => {
    const key = row.url !== "" && row.name === "" ? row.url : JSON.stringify(row);
    if ((row.name === "" && row.url === "") || seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
