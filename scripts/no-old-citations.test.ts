import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

// Tests that comments cite rules by their names in docs/product.md. Section numbers of documents outside the
// repository, such as "D14" or "spec section 5", have no meaning for readers.
const root = join(import.meta.dirname, "..");
const OLD = [
  /\bD\d{1,2}\b/g,
  /\bsections?(?:\s|\*|\/\/)+\d/gi,
  /\bspec(?:\s|\*|\/\/)+sections?\b/gi,
  /\bthe(?:\s|\*|\/\/)+specification\b/gi,
];

test("cites no section numbers of documents outside the repository", () => {
  const files = execFileSync("git", ["ls-files", "-z", "*.ts", "*.tsx", "*.css", "*.md", "*.sql"], {
    cwd: root,
    encoding: "utf8",
  })
    .split("\0")
    .filter((file) => file !== "" && file !== "scripts/no-old-citations.test.ts");
  expect(files.length).toBeGreaterThan(100);
  const found = files.flatMap((file) => {
    const text = readFileSync(join(root, file), "utf8");
    return OLD.flatMap((pattern) =>
      [...text.matchAll(pattern)].map(
        ({ 0: words, index }) =>
          `${file}:${text.slice(0, index).split("\n").length}: ${words.replaceAll(/\s+/g, " ")}`,
      ),
    );
  });
  expect([...new Set(found)]).toEqual([]);
});
