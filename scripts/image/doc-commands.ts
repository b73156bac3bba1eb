import { readFileSync } from "node:fs";
import { join } from "node:path";
import { getMarkdownSection } from "../harness/report.ts";

const ROOT = join(import.meta.dirname, "../..");

/** Returns the code blocks of a language in a Markdown text. */
export const listCodeBlocks = (markdown: string, language: string): string[] =>
  [...markdown.matchAll(/^```(\w+)\n(.*?)^```$/gms)]
    .filter(([, name]) => name === language)
    .map(([, , block = ""]) => block);

/** Returns the code blocks of a language below a heading of a document, such as "README.md". */
export const readCodeBlocks = (file: string, heading: string, language: string): string[] =>
  listCodeBlocks(getMarkdownSection(readFileSync(join(ROOT, file), "utf8"), heading), language);
