import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const folder = join(import.meta.dirname, "../docs/decisions");
const files = readdirSync(folder)
  .filter((file) => /^\d{4}-/.test(file))
  .toSorted();

test("numbers the decisions consecutively, as their titles do", () => {
  expect(files.map((file) => Number(file.slice(0, 4)))).toEqual(files.map((_, index) => index + 1));
  const titles = files.map((file) => readFileSync(join(folder, file), "utf8").split("\n", 1)[0]);
  const numbers = titles.map((title) => Number(/^# (\d+)\. \S/.exec(title ?? "")?.[1]));
  expect(numbers).toEqual(files.map((_, index) => index + 1));
});

test("gives each decision the same sections", () => {
  for (const file of files) {
    const text = readFileSync(join(folder, file), "utf8");
    const sections = [...text.matchAll(/^## (.+)$/gm)].map(([, name]) => name);
    expect(sections, file).toEqual(["Status", "Date", "Context", "Decision", "Consequences"]);
  }
});
