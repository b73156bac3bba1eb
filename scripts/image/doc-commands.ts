import { readFileSync } from "node:fs";
import { join } from "node:path";

const ROOT = join(import.meta.dirname, "../..");

/** Returns the text below a heading of a Markdown page, up to the next heading. Throws without such a heading. */
export function getSection(markdown: string, heading: string): string {
  const [, section] = markdown.split(new RegExp(`^#+ ${heading}$`, "m"));
  if (section === undefined) throw new Error(`There is no heading "${heading}".`);
  return section.split(/^#+ /m)[0] ?? "";
}

/** Returns the code blocks of a language in a Markdown text. */
export const listBlocks = (markdown: string, language: string): string[] =>
  [...markdown.matchAll(/^```(\w+)\n(.*?)^```$/gms)]
    .filter(([, name]) => name === language)
    .map(([, , block = ""]) => block);

/** Returns the code blocks of a language below a heading of a document, such as "README.md". */
export const readBlocks = (file: string, heading: string, language: string): string[] =>
  listBlocks(getSection(readFileSync(join(ROOT, file), "utf8"), heading), language);
