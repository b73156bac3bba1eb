import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

// Tests that the name of every exported type in packages/domain ends with a term of the glossary in docs/product.md.
const root = join(import.meta.dirname, "..");
const read = (file: string) => readFileSync(join(root, file), "utf8");

/** Head nouns of type names that need no definition in the glossary. */
const TECHNICAL_NOUNS = ["error", "id"];
/** Types for identifiers and containers, whose head nouns the glossary need not define. */
const TECHNICAL_TYPES = ["LinkIdFieldName", "LinkListName", "LinkLists", "LinkName"];

/** Returns the last word of each term that a glossary defines, in lower case. */
function findTerms(glossary: string): Set<string> {
  const terms = [...glossary.matchAll(/\*\*([^*]+)\*\*/g)].map(([, term = ""]) => term);
  return new Set(terms.map((term) => term.toLowerCase().split(/\s+/).at(-1) ?? ""));
}

/** Returns the types whose head noun is neither technical nor a glossary term in singular or plural. */
function findUndefinedTypes(types: readonly string[], glossary: string): string[] {
  const known = new Set([...findTerms(glossary), ...TECHNICAL_NOUNS]);
  return types.filter((type) => {
    if (TECHNICAL_TYPES.includes(type)) return false;
    const noun = (/[A-Z][a-z0-9]*$/.exec(type)?.[0] ?? type).toLowerCase();
    return !known.has(noun) && !known.has(noun.replace(/s$/, ""));
  });
}

test("defines the head noun of every exported type of packages/domain", () => {
  const glossary = read("docs/product.md").split("\n## ")[1] ?? "";
  expect(glossary).toMatch(/^Glossary\n/);
  const files = execFileSync("git", ["ls-files", "packages/domain/src/*.ts"], {
    cwd: root,
    encoding: "utf8",
  });
  const types = files
    .trim()
    .split("\n")
    .filter((file) => !file.endsWith(".test.ts"))
    .flatMap((file) => [...read(file).matchAll(/^export (?:type|interface|class|enum) (\w+)/gm)])
    .map(([, type = ""]) => type);
  expect(types.length).toBeGreaterThan(150);
  expect(findUndefinedTypes(types, glossary)).toEqual([]);
});

test("finds a type whose head noun is not defined", () => {
  const types = ["WishDraft", "HubTotals", "PriceId", "GiftWording"];
  expect(findUndefinedTypes(types, "**draft**: unsaved. **family total**: a sum.")).toEqual([
    "GiftWording",
  ]);
});
