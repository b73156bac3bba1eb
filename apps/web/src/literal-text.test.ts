import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { parseSync } from "vite";
import { expect, test } from "vitest";

/**
 * Folders and files whose texts are all in packages/messages. A literal text in a listed file fails the test
 * (rule: languages).
 */
const TRANSLATED = [
  "access",
  "components/dialog",
  "components/form",
  "components/keep-gift",
  "components/loading",
  "components/page",
  "components/share",
  "components/toast",
  "features/add",
  "features/clicks",
  "features/closing",
  "features/dashboard",
  "features/export",
  "features/family",
  "features/entries",
  "features/gifts",
  "features/hub",
  "visitor",
  "features/kids",
  "features/landing",
  "features/launch",
  "features/legal",
  "features/links",
  "features/onboarding/onboarding-page.tsx",
  "features/onboarding/preview",
  "features/onboarding/questions",
  "features/pictures",
  "features/previews",
  "features/referrals",
  "features/settings",
  "features/shell",
  "features/signup",
  "features/subscription",
  "features/thank-yous",
  "features/theme",
  "features/updates",
  "features/wall",
  "features/wishlist",
  "router.tsx",
  "routes/add.tsx",
  "routes/dashboard.tsx",
  "routes/join.$token.tsx",
];

/** Attributes and properties whose values are displayed or announced by screen readers. */
const SPOKEN =
  /^(aria-label|aria-valuetext|alt|title|label|placeholder|description|message|legend|error|help)$/;

/** Pattern that matches names that are not translated, and the path of a hub's URL. */
const NAMES = /\b(Premium|Ctrl K)\b|\/hub\//g;

const hasWords = (text: unknown) =>
  typeof text === "string" && /\p{L}{2,}/u.test(text.replaceAll(NAMES, ""));

function listFiles(path: string): string[] {
  const whole = join(import.meta.dirname, path);
  if (statSync(whole).isFile()) return [path];
  return readdirSync(whole, { recursive: true, encoding: "utf8" }).map((file) => join(path, file));
}

/**
 * Returns whether a literal text in a child of a syntax node is visible to users. `part` is the child's property name.
 */
function speaks(node: Record<string, unknown>, part: string, isSpoken: boolean): boolean {
  const { type } = node;
  if (type === "JSXAttribute") return part === "value" && SPOKEN.test(getName(node.name));
  if (type === "Property") return part === "value" && SPOKEN.test(getName(node.key));
  if (type === "JSXElement" || type === "JSXFragment") return part === "children";
  if (type === "JSXExpressionContainer") return isSpoken;
  // Arguments of a call and operands of a comparison are not visible.
  const isChoice = type === "ConditionalExpression" || type === "LogicalExpression";
  return isChoice && isSpoken && part !== "test";
}
const getName = (node: unknown) => String(Object(node).name ?? "");

/** Returns the visible literal texts of a source file: in elements, attributes, expressions and toasts. */
function literalsIn(source: string, name: string): string[] {
  const found: string[] = [];
  const textOf = (node: Record<string, unknown>): unknown => {
    if (node.type === "Literal") return node.value;
    if (node.type !== "TemplateLiteral") return null;
    const quasis: unknown = node.quasis;
    return Array.isArray(quasis) ? quasis.map((part) => String(part.value?.raw)).join(" ") : null;
  };
  /**
   * Collects the visible texts in a syntax node and its children. `isSpoken` states whether a literal at the node is
   * visible.
   */
  function walk(node: unknown, isSpoken: boolean): void {
    if (Array.isArray(node)) {
      for (const each of node) walk(each, isSpoken);
      return;
    }
    if (typeof node !== "object" || node === null) return;
    const one: Record<string, unknown> = { ...node };
    const { type } = one;
    if (type === "JSXText" && hasWords(one.value)) found.push(String(one.value).trim());
    const text = textOf(one);
    // A single lower-case word is an identifier. Text with braces is a style sheet.
    if (isSpoken && hasWords(text) && /^[^{}]*\s[^{}]*$|^\p{Lu}/u.test(String(text)))
      found.push(String(text));
    for (const [part, child] of Object.entries(one)) walk(child, speaks(one, part, isSpoken));
  }
  walk(parseSync(name, source, { sourceType: "module" }).program, false);
  return found;
}

test("detects a visible literal sentence in any position", () => {
  const source = `const page = <p title="One word" className="a b" aria-label={busy ? "Two words" : words.x()}>
    Three words {count > 0 && "Four words"} {\`Five \${count} words\`} {words.six("no words")} Premium
  </p>; toast({ title: "Seven words", tone: "error" });`;
  expect(literalsIn(source, "probe.tsx").map((text) => text.split(/\s/)[0])).toEqual([
    "One",
    "Two",
    "Three",
    "Four",
    "Five",
    "Seven",
  ]);
});

test("translated files contain no literal sentence", () => {
  const files = TRANSLATED.flatMap(listFiles).filter(
    (file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file),
  );
  expect(files.length).toBeGreaterThan(100);
  const literals = files.flatMap((file) =>
    literalsIn(readFileSync(join(import.meta.dirname, file), "utf8"), file).map(
      (text) => `${file}: ${text}`,
    ),
  );
  expect(literals, "packages/messages has these words (CONTRIBUTING: Add a sentence)").toEqual([]);
});

/** Pattern that matches a module-level constant that contains a translated message. */
const SAID_TOO_SOON = /^(?:export )?const \w+(?:: [^=]+)? = (?:\w*[wW]ords\.\w+\(|worded\()/m;

test("no message is translated at module load, because a server serves all languages", () => {
  expect(SAID_TOO_SOON.test("const UPDATES = words.getUpdates();")).toBe(true);
  expect(SAID_TOO_SOON.test("const updates = () => words.getUpdates();")).toBe(false);
  const soon = listFiles(".").filter(
    (file) =>
      /\.tsx?$/.test(file) &&
      SAID_TOO_SOON.test(readFileSync(join(import.meta.dirname, file), "utf8")),
  );
  expect(soon.filter((file) => file !== "words.test.ts")).toEqual([]);
});
