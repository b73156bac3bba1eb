import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import {
  FIELD_NAMES,
  getLinkName,
  KID_SIZE_NAMES,
  KID_TEXT_NAMES,
  LINK_KINDS,
} from "@giftling/domain";
import { describe, expect, test } from "vitest";

// Tests that comments, test titles and documents cite only rules of docs/product.md. A reference has the format
// `(rule: purchase-once)` or `(rule: family-url, former-addresses)`.
const root = join(import.meta.dirname, "..");
const product = readFileSync(join(root, "docs/product.md"), "utf8");

const SLUG = "[a-z0-9]+(?:-[a-z0-9]+)*";
const headings = [...product.matchAll(/^### (.+)$/gm)].map(([, title = ""]) => title);
const rules = new Set(headings);

/**
 * Pattern of a reference to product rules: a list of rules in parentheses, or a single rule outside parentheses. A list
 * may continue on the next line of a comment or document.
 */
const REFERENCE = new RegExp(String.raw`\(rules?:([^()]*)\)|\brule: (${SLUG})`, "g");

/**
 * Returns whether a reference to a rule is in Markdown, a comment or a string. In code, `(rule: string)` is a parameter
 * instead.
 */
const isProse = (file: string, lineBefore: string): boolean =>
  file.endsWith(".md") || /\/\/|\/\*|^\s*\*|--|["'`]/.test(lineBefore);

/** Returns references to unknown rules, as "file:line: name". */
function unknownRules(file: string, text: string): string[] {
  return [...text.matchAll(REFERENCE)].flatMap((match) => {
    const before = text.slice(0, match.index);
    if (!isProse(file, before.slice(before.lastIndexOf("\n") + 1))) return [];
    const list = (match[1] ?? match[2] ?? "").replaceAll(/\n\s*(?:\*|\/\/|--)?\s*/g, " ");
    const line = before.split("\n").length;
    return list
      .split(",")
      .map((name) => name.trim())
      .filter((name) => !rules.has(name))
      .map((name) => `${file}:${line}: ${name}`);
  });
}

test("finds every cited rule as a heading of docs/product.md", () => {
  const files = execFileSync("git", ["ls-files", "-z", "*.ts", "*.tsx", "*.css", "*.md", "*.sql"], {
    cwd: root,
    encoding: "utf8",
  })
    .split("\0")
    // This file is excluded because it contains unknown rules for the tests.
    .filter((file) => file !== "" && file !== "scripts/rules.test.ts");
  expect(files.length).toBeGreaterThan(100);
  expect(
    files.flatMap((file) => unknownRules(file, readFileSync(join(root, file), "utf8"))),
  ).toEqual([]);
});

const getBody = (rule: string) => product.split(`### ${rule}\n`)[1]?.split(/^##/m)[0] ?? "";

test.each([
  ["kids", KID_TEXT_NAMES],
  ["public-fields", KID_TEXT_NAMES],
  ["sizes", KID_SIZE_NAMES],
] as const)("%s mentions every field of a kid", (rule, fields) => {
  const body = getBody(rule).toLowerCase().replaceAll(/\s+/g, " ");
  const missing = fields
    .map((name) => FIELD_NAMES[name])
    .filter((name) => !body.includes(name.toLowerCase()));
  expect(missing.map((name) => `docs/product.md: ${rule} does not tell of ${name}`)).toEqual([]);
});

test.each([
  "free-limits",
  "bounds",
  "own-order",
  "priority-slots",
  "slot-candidates",
  "required-fields",
  "dashboard-sections",
  "dashboard-search",
])("%s mentions every kind of link", (rule) => {
  const body = getBody(rule).toLowerCase();
  // Without the "y", "registry" also matches "registries".
  const missing = LINK_KINDS.map(getLinkName).filter(
    (name) => !body.includes(name.replace(/y$/, "")),
  );
  expect(missing.map((name) => `docs/product.md: ${rule} does not mention ${name}`)).toEqual([]);
});

test("the glossary defines every kind of link", () => {
  const terms = LINK_KINDS.map((kind) => `**${getLinkName(kind)} link**`);
  expect(terms.filter((term) => !product.includes(term))).toEqual([]);
});

describe("unknownRules", () => {
  test.each([
    ["a.ts", "/** Once (rule: no-such). */", ["a.ts:1: no-such"]],
    ["a.ts", "const a = 1;\n// As rule: no-such says.", ["a.ts:2: no-such"]],
    ["a.ts", '\ntest("once (rule: purchase-once, no-such)")', ["a.ts:2: no-such"]],
    ["a.tsx", "/**\n * Once (rule: purchase-once,\n * no-such).\n */", ["a.tsx:2: no-such"]],
    ["a.css", "/* (rules: no-such, nor-this) */", ["a.css:1: no-such", "a.css:1: nor-this"]],
    ["a.sql", "-- (rule: no-such)", ["a.sql:1: no-such"]],
    ["a.md", "Once (rule: no-such).", ["a.md:1: no-such"]],
    ["a.md", "Once (rule:\nno-such).", ["a.md:1: no-such"]],
    ["a.ts", "/** Once (rule: purchase-once). */", []],
    ["a.ts", "const fail = (rule: string) => rule;", []],
  ])("%s %j", (file, text, problems) => {
    expect(unknownRules(file, text)).toEqual(problems);
  });
});

test("gives each rule a unique name and a bold first sentence", () => {
  expect(headings.filter((name) => !new RegExp(`^${SLUG}$`).test(name))).toEqual([]);
  expect(headings.filter((name, index) => headings.indexOf(name) !== index)).toEqual([]);
  const bodies = product.split(/^### .+\n+/m).slice(1);
  expect(headings.filter((_, index) => !/^\*\*[^*]+\*\*/.test(bodies[index] ?? ""))).toEqual([]);
});
