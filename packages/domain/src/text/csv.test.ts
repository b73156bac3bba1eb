import { expect, test } from "vitest";
import { csvSafeText } from "./csv.ts";

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
])("%j would run as a formula and gets an apostrophe", (text) => {
  expect(csvSafeText(text)).toBe(`'${text}`);
});

test.each(["", "Kite", "a=1", "two\nlines", " spaces ", "José 🎈"])("%j stays as it is", (text) => {
  expect(csvSafeText(text)).toBe(text);
});
