import { expect, test } from "vitest";
import { createQrPath } from "./path.ts";

test("draws every run of dark modules as one line", () => {
  const rows = [
    [true, true, false, true],
    [false, true, true, true],
  ];
  expect(createQrPath(rows)).toBe("M0 0.5h2m1 0h1M0 1.5m1 0h3");
});
