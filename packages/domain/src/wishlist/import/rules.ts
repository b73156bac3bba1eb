import { sanitizeLine } from "../../product-preview/schema.ts";
import { TEXT_LIMITS } from "../../text/rules.ts";
import { completeUrl, isSafeUrl } from "../../url/rules.ts";

/** Maximum number of wishes added by one import (rule: import). */
export const MAX_IMPORT_ROWS = 50;

/** Wish parsed from pasted text or a table. Missing values are empty strings. */
export type ParsedWishRow = { name: string; url: string; price: string; description: string };

const EMPTY: ParsedWishRow = { name: "", url: "", price: "", description: "" };

/** Accepted headings of each column of an imported table, in English and Spanish, without accents. */
const COLUMNS: Readonly<Record<keyof ParsedWishRow, readonly string[]>> = {
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

/** Returns the import column that a heading names, or null if the heading is unknown. */
export function getImportColumn(heading: string): keyof ParsedWishRow | null {
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

/** Returns the first URL in a text, and the remaining text. `url` is null if no URL starts with a scheme or "www.". */
export function splitUrlFromText(text: string): { url: string | null; rest: string } {
  const [found = ""] = /https?:\/\/[^\s<>"]+|\bwww\.[^\s<>"]+/i.exec(text) ?? [];
  // Punctuation and closing brackets after a link belong to the surrounding text.
  const link = found.replace(/[.,;:!?'’”)\]]+$/u, "");
  const url = completeUrl(link);
  if (link === "" || !isSafeUrl(url)) return { url: null, rest: text.trim() };
  return { url, rest: text.replace(link, " ").trim() };
}

/** Pattern of tracking parameters, which do not affect a page's content. */
const TRACKING = /^(utm_\w+|fbclid|gclid|gbraid|wbraid|msclkid|srsltid|mc_[ce]id|igshid)$/i;

/**
 * Returns a key that is equal for all URLs of a page. The key omits the scheme, "www.", a trailing slash, the fragment
 * and tracking parameters. Returns invalid URLs unchanged.
 */
export function getShopPageKey(address: string): string {
  if (!isSafeUrl(address)) return address;
  const { host, pathname, searchParams } = new URL(address);
  const asked = [...searchParams].filter(([name]) => !TRACKING.test(name));
  const query = asked.map(([name, value]) => `${name}=${value}`).sort();
  return [host.replace(/^www\./, "") + pathname.replace(/\/+$/, ""), ...query].join("&");
}

/** Returns the URL of a line that consists only of a URL, with or without a scheme. Returns null for other lines. */
function addressAlone(line: string): string | null {
  const url = completeUrl(line);
  return /^[^\s@]+\.[a-z]{2,}([/?#]\S*)?$/i.test(line) && isSafeUrl(url) ? url : null;
}

const tidy = (text: string): string => sanitizeLine(text, TEXT_LIMITS.content);

/** Returns a name without a leading bullet and without surrounding separators. */
const tidyName = (text: string): string =>
  tidy(text).replace(/^[-•*·–—|:,;\s]+|[-–—|:,;\s]+$/gu, "");

/**
 * Returns whether a text is only a price, such as "about $45". Without a currency sign, the text must be a number,
 * optionally with a short currency name, such as "kr 1 200".
 */
const isPrice = (text: string): boolean =>
  /^(?:(?:about|around|unos|unas|~)\s*)?\D{0,4}\d[\d.,'’\s]*\D{0,4}$/iu.test(text);

/**
 * Parses text with one wish per line. A line contains a name, a link and a price in any order, separated by commas or
 * tabs. A line without a price needs no separators. Omits empty lines and duplicate links.
 */
export function parseRowsFromLines(text: string): ParsedWishRow[] {
  return withoutRepeats(text.split(/\r\n|\r|\n/).map((line) => rowOfLine(line.trim())));
}

function rowOfLine(line: string): ParsedWishRow {
  const alone = addressAlone(line);
  if (alone !== null && !/,\p{Sc}/u.test(line)) return { ...EMPTY, url: alone };
  const hasLink = splitUrlFromText(line).url !== null;
  const row = { ...EMPTY };
  const names: string[] = [];
  for (const cell of cellsOfLine(line)) {
    const bare = cell.includes("/") ? addressAlone(cell) : null;
    const { url, rest } = bare === null ? splitUrlFromText(cell) : { url: bare, rest: "" };
    const isCost = url === null && isPrice(cell) && (hasLink || /\p{Sc}/u.test(cell));
    if (isCost && row.price === "") row.price = tidy(cell);
    else if (url !== null && row.url === "") {
      row.url = url;
      names.push(rest);
    } else names.push(cell);
  }
  row.name = tidyName(names.map(tidyName).filter(Boolean).join(", "));
  return row.name === "" && row.url === "" ? { ...EMPTY, name: tidyName(line) } : row;
}

/**
 * Splits a line at tabs or, without tabs, at commas. A comma between digits belongs to a number. A comma within a URL
 * belongs to the URL, unless a space or a currency sign follows. If a URL follows a comma without a space, all commas
 * separate cells.
 */
function cellsOfLine(line: string): string[] {
  if (line.includes("\t")) return line.split("\t").map((cell) => cell.trim());
  const isCsv = /,(https?:\/\/|www\.)/i.test(line);
  const parts = line.split(/(?<!\d),|,(?!\d)/u);
  const cells: string[] = [];
  for (const part of parts) {
    const last = cells.at(-1);
    const isInLink =
      !isCsv &&
      last !== undefined &&
      /(https?:\/\/|www\.)\S*$/i.test(last) &&
      /^[^\s\p{Sc}]/u.test(part);
    if (isInLink) cells[cells.length - 1] = `${last},${part}`;
    else cells.push(part);
  }
  return cells.map((cell) => cell.trim());
}

/** Returns whether a table row is a heading row. A heading row names the column of the wishes' names or URLs. */
export function isTableHeading(cells: readonly string[]): boolean {
  const columns = cells.map(getImportColumn);
  return columns.includes("name") || columns.includes("url");
}

/**
 * Parses a table of wishes. Without a heading row, the first URL of a row is the link, and the first other text is the
 * name.
 */
export function parseTableRows(table: readonly (readonly string[])[]): ParsedWishRow[] {
  const [first = [], ...others] = table;
  if (!isTableHeading(first)) return withoutRepeats(table.map(withoutHeading));
  const columns = first.map(getImportColumn);
  return withoutRepeats(
    others.map((cells) => {
      const row = { ...EMPTY };
      columns.forEach((column, at) => {
        if (column !== null && row[column] === "") row[column] = tidy(cells[at] ?? "");
      });
      return { ...row, url: completeUrl(row.url) };
    }),
  );
}

function withoutHeading(cells: readonly string[]): ParsedWishRow {
  const row = { ...EMPTY };
  for (const cell of cells.map(tidy)) {
    const url = addressAlone(cell) ?? splitUrlFromText(cell).url;
    if (url !== null && row.url === "") row.url = url;
    else if (row.name === "") row.name = cell;
    else if (row.price === "" && isPrice(cell)) row.price = cell;
  }
  return row;
}

function withoutRepeats(rows: readonly ParsedWishRow[]): ParsedWishRow[] {
  const seen = new Set<string>();
  return rows.filter((row) => {
    const key = row.url !== "" && row.name === "" ? row.url : JSON.stringify(row);
    if ((row.name === "" && row.url === "") || seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
