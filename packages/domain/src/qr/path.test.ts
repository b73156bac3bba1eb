import { expect, test } from "vitest";
import { qrPath } from "./path.ts";

test("merges every run of dark modules into one rectangle", () => {
  const rows = [
    [true, true, false, true],
    [false, false, false, false],
    [false, true, true, true],
  ];
  expect(qrPath(rows)).toBe("M0 0h2v1H0zM3 0h1v1H3zM1 2h3v1H1z");
});
