import { describe, expect, test } from "vitest";
import { type CsvCell, toCsv } from "./csv.ts";

const cell = (value: CsvCell) => toCsv(["a"], [{ a: value }]).slice("\uFEFFa\r\n".length, -2);

describe("a table for a spreadsheet", () => {
  test("has a mark, names its columns and ends every line", () => {
    expect(toCsv(["name", "price"], [{ name: "Kite", price: 30 }])).toBe(
      "\uFEFFname,price\r\nKite,30\r\n",
    );
    expect(toCsv(["name"], [])).toBe("\uFEFFname\r\n");
  });

  test.each([
    ["a, b", '"a, b"'],
    ['the "big" one', '"the ""big"" one"'],
    ["two\nlines", '"two\nlines"'],
    [" spaces ", '" spaces "'],
    ["", ""],
    [null, ""],
    [true, "true"],
    [-12.5, "-12.5"],
    ["José 🎈", "José 🎈"],
  ])("holds %j as %j", (value, expected) => {
    expect(cell(value)).toBe(expected);
  });

  test.each([
    "=1+1",
    "+1",
    "-1",
    "@SUM(A1)",
    "\t=1",
    "\r=1",
    " =1",
    "%0A=1",
    "|calc",
    '=HYPERLINK("https://a.example","x")',
  ])("never runs %j", (value) => {
    expect(cell(value).replace(/^"/, "")).toMatch(/^'/);
  });
});
