import { describe, expect, test } from "vitest";
import { type CsvCell, formatCsv } from "./csv.ts";

const cell = (value: CsvCell) =>
  formatCsv(["a", "b"], [{ a: value, b: 1 }]).slice("\uFEFFa,b\r\n".length, -",1\r\n".length);

describe("formatCsv", () => {
  test("writes a byte order mark, column names and CR LF line ends", () => {
    expect(formatCsv(["name", "price"], [{ name: "Kite", price: 30 }])).toBe(
      "\uFEFFname,price\r\nKite,30\r\n",
    );
    expect(formatCsv(["name"], [])).toBe("\uFEFFname\r\n");
  });

  test("writes the columns in order, ignoring other properties", () => {
    const row = { extra: "no", price: 30, name: "Kite" };
    expect(formatCsv(["name", "price"], [row])).toBe("\uFEFFname,price\r\nKite,30\r\n");
  });

  test.each([
    ["a, b", '"a, b"'],
    ['the "big" one', '"the ""big"" one"'],
    ["two\nlines", '"two\nlines"'],
    ["two\rlines", '"two\rlines"'],
    ["two\r\nlines", '"two\r\nlines"'],
    [" spaces ", '" spaces "'],
    ["", ""],
    [null, ""],
    [undefined, ""],
    [true, "true"],
    [false, "false"],
    [0, "0"],
    [-12.5, "-12.5"],
    [new Date("2026-03-01T12:00:00Z"), "2026-03-01T12:00:00.000Z"],
    ["José 🎈", "José 🎈"],
  ])("writes %j as %j", (value, expected) => {
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
  ])("neutralizes the formula %j", (value) => {
    expect(cell(value).replace(/^"/, "")).toMatch(/^'/);
  });
});
