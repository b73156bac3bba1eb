import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, sep } from "node:path";
import { describe, expect, test } from "vitest";

const root = join(import.meta.dirname, "..");

/** Pattern for an import or export of a value from a relative path, including dynamic imports. */
const VALUE_IMPORT =
  /^(?:import|export)\s+(?!type\b)(?:[^"';]*?\sfrom\s+)?"(\.[^"]+)"|\bimport\("(\.[^"]+)"\)/gm;

type Source = { file: string; text: string };

/**
 * Maps each top-level folder to the other top-level folders from which it imports values. Ignores type-only imports.
 */
function importsByFolder(sources: readonly Source[]): Map<string, Set<string>> {
  const imports = new Map<string, Set<string>>();
  for (const { file, text } of sources) {
    const [folder = "", ...rest] = file.split(sep);
    if (rest.length === 0) continue;
    const imported = imports.get(folder) ?? new Set();
    imports.set(folder, imported);
    for (const [, here, later] of text.matchAll(VALUE_IMPORT)) {
      const [name = ""] = join(dirname(file), here ?? later ?? "").split(sep);
      if (name !== folder && name !== "..") imported.add(name);
    }
  }
  return imports;
}

/** Returns the folders in import cycles, and the folders that import such a folder directly or indirectly. */
function findCycles(sources: readonly Source[]): string[] {
  const left = importsByFolder(sources);
  for (;;) {
    const free = [...left].filter(([, imported]) => ![...imported].some((name) => left.has(name)));
    if (free.length === 0) return [...left.keys()].sort();
    for (const [folder] of free) left.delete(folder);
  }
}

/** Reads the TypeScript files of a folder, except tests. */
function readSources(folder: string): Source[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .filter((file) => !file.split(sep).includes("testing"))
    .map((file) => ({ file, text: readFileSync(join(root, folder, file), "utf8") }));
}

test.each(["packages/db/src/queries", "packages/domain/src", "apps/web/src/features"])(
  "%s has no import cycle between its folders",
  (folder) => {
    expect(findCycles(readSources(folder))).toEqual([]);
  },
);

describe("a cycle", () => {
  const kids = { file: "kids/read.ts", text: 'import { wish } from "../wishlist/wish.ts";' };

  test("of two folders is reported", () => {
    const wishlist = { file: "wishlist/wish.ts", text: 'export { kid } from "../kids/kid.ts";' };
    expect(findCycles([kids, wishlist])).toEqual(["kids", "wishlist"]);
  });

  test("of types only is not reported", () => {
    const wishlist = {
      file: "wishlist/wish.ts",
      text: 'import type { Kid } from "../kids/kid.ts";',
    };
    expect(findCycles([kids, wishlist])).toEqual([]);
  });
});
