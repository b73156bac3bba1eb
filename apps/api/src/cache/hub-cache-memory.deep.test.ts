import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";

const MEASUREMENT = join(import.meta.dirname, "../testing/measure-hub-cache.ts");

test.each([
  ["small", 2_000],
  ["usual", 10_000],
  ["large", 100_000],
])("takes as much memory as it counts, within 10 %, for %s hubs", async (_size, length) => {
  const command = ["--expose-gc", "--import", "tsx", MEASUREMENT, String(length)];
  const { stdout } = await promisify(execFile)(process.execPath, command);
  expect(Number(stdout)).toBeGreaterThan(0.9);
  expect(Number(stdout)).toBeLessThan(1.1);
});
