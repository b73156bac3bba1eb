import { expect, test } from "vitest";
import { escapeCsvFormula } from "./csv.ts";

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
])("prefixes the formula %j with an apostrophe", (text) => {
  expect(escapeCsvFormula(text)).toBe(`'${text}`);
});

test.each(["", "Kite", "a=1", "two\nlines", " spaces ", "José 🎈"])(
  "leaves %j unchanged",
  (text) => {
    expect(escapeCsvFormula(text)).toBe(text);
  },
);
