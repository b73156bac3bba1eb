import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import {
  getImportColumn,
  getShopPageKey,
  parseRowsFromLines,
  parseTableRows,
  splitUrlFromText,
} from "./rules.ts";
import { parseImportRow } from "./schema.ts";

const row = (fields: object) => ({ name: "", url: "", price: "", description: "", ...fields });
const KITE = "https://shop.example/kite";

test.each([
  ["Name", "name"],
  ["  TÍTULO ", "name"],
  ["Artículo", "name"],
  ["\uFEFFLink", "url"],
  ["Web_Address", "url"],
  ["Dirección", "url"],
  ["precio", "price"],
  ["Descripción", "description"],
  ["Notes", "description"],
  ["Color", null],
  ["", null],
])("maps the column %j to %s", (heading, column) => {
  expect(getImportColumn(heading)).toBe(column);
});

describe("getShopPageKey", () => {
  it.each([
    ["http://www.Shop.example/kite/", KITE],
    [`${KITE}?utm_source=mail&gclid=1#reviews`, KITE],
    ["https://shop.example/p?size=4&id=7&fbclid=x", "https://shop.example/p?id=7&size=4"],
  ])("treats %j as the same page as %j", (one, other) => {
    expect(getShopPageKey(one)).toBe(getShopPageKey(other));
  });

  it.each([
    ["https://shop.example/p?id=8", "https://shop.example/p?id=7"],
    ["https://shop.example:8080/kite", KITE],
    ["https://shop.example/Kite", KITE],
    ["not an address", KITE],
  ])("treats %j as a different page from %j", (one, other) => {
    expect(getShopPageKey(one)).not.toBe(getShopPageKey(other));
  });
});

describe("splitUrlFromText", () => {
  it.each([
    [`Look at this: ${KITE}.`, KITE, "Look at this:  ."],
    [`(${KITE}) Box kite`, KITE, "( ) Box kite"],
    ["www.shop.example/a?b=1#c Kite", "https://www.shop.example/a?b=1#c", "Kite"],
    ["javascript:alert(1)", null, "javascript:alert(1)"],
    ["https://me:pw@shop.example/", null, "https://me:pw@shop.example/"],
    ["A red kite", null, "A red kite"],
  ])("splits %j", (text, url, rest) => {
    expect(splitUrlFromText(text)).toEqual({ url, rest });
  });
});

test("parses links, names or both from lines, without empty lines and duplicates", () => {
  const text = `${KITE}\r\n\n  shop.example/drum \nRed skates - https://b.example/s\n${KITE}\n- A puzzle\nDr. Seuss\n`;
  expect(parseRowsFromLines(text)).toEqual([
    row({ url: KITE }),
    row({ url: "https://shop.example/drum" }),
    row({ name: "Red skates", url: "https://b.example/s" }),
    row({ name: "A puzzle" }),
    row({ name: "Dr. Seuss" }),
  ]);
});

const SCOOTER = { name: "Scooter", url: "https://shop.example/scooter", price: "$45" };

test.each([
  ["Scooter, https://shop.example/scooter, $45", SCOOTER],
  ["$45, https://shop.example/scooter, Scooter", SCOOTER],
  ["https://shop.example/scooter\tScooter\t$45", SCOOTER],
  ["Scooter,https://shop.example/scooter,$45", SCOOTER],
  ["- Scooter, shop.example/scooter, $45", SCOOTER],
  ["https://shop.example/scooter,$45", { ...SCOOTER, name: "" }],
  ["Scooter, https://shop.example/scooter, 45", { ...SCOOTER, price: "45" }],
  ["Scooter, about $1,200", { name: "Scooter", price: "about $1,200" }],
  ["Patinete, 45,50 €", { name: "Patinete", price: "45,50 €" }],
  ["Kite, https://shop.example/p,12,red", { name: "Kite", url: "https://shop.example/p,12,red" }],
  ["Paint, paper, and brushes", { name: "Paint, paper, and brushes" }],
  ["Crayons, 24", { name: "Crayons, 24" }],
  ["Dr. Seuss, Hop on Pop", { name: "Dr. Seuss, Hop on Pop" }],
  ["$20", { name: "$20" }],
])("reads name, link and price from the line %j", (line, fields) => {
  expect(parseRowsFromLines(line)).toEqual([row(fields)]);
});

test("finds a table's columns by name in any order", () => {
  const table = [
    ["Precio", "Color", "Enlace", "Nombre", "Notas"],
    ["$20", "red", "shop.example/kite", " Cometa\nroja ", "Talla 4"],
    ["", "", "", "", ""],
    ["$5", "", "", "Pelota"],
  ];
  expect(parseTableRows(table)).toEqual([
    row({
      name: "Cometa roja",
      url: "https://shop.example/kite",
      price: "$20",
      description: "Talla 4",
    }),
    row({ name: "Pelota", price: "$5" }),
  ]);
});

test("without a header row, uses the URL as the link and the first other text as the name", () => {
  expect(parseTableRows([["Kite", KITE, "$24.50"], ["https://b.example/x"], [""]])).toEqual([
    row({ name: "Kite", url: KITE, price: "$24.50" }),
    row({ url: "https://b.example/x" }),
  ]);
});

test.each(["$24.50", "1.200,50 €", "kr 1 200", "1\u00A0200\u00A0kr", "CHF 1’299.00"])(
  "without a header row, uses %j as the price",
  (price) => {
    expect(parseTableRows([["Kite", price]])).toEqual([
      row({ name: "Kite", price: price.replaceAll("\u00A0", " ") }),
    ]);
  },
);

test("converts every row into a draft or an error message", () => {
  fc.assert(
    fc.property(fc.array(fc.array(fc.string({ unit: "binary" }))), (table) => {
      for (const found of [
        ...parseTableRows(table),
        ...parseRowsFromLines(table.flat().join("\n")),
      ]) {
        const made = parseImportRow("k1", found);
        expect(made.ok ? made.draft.state : made.message).toBeTruthy();
      }
    }),
  );
});
