import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import {
  DEFAULT_LANGUAGE,
  hasForbiddenTextCharacter,
  LANGUAGES,
  type Language,
  type LegalTextView,
  type LegalView,
} from "@giftling/domain";
import { type Config, ConfigError } from "../../../../core/env/env.ts";

/** Names of the pages whose text an operator can replace. The path of a page is a slash and the name. */
const NAMES = ["terms", "privacy"] as const;

/** Maximum length of a legal page's text in characters (UTF-16 code units). */
const MAX_LENGTH = 200_000;

/** Function that returns an operator's settings of a page, or null for a page with the product's text. */
type LegalPages = (pagePath: string, language: Language) => LegalView | null;

/** Returns the file of a page's text in a language, such as terms.md or terms.es.md. */
const getFile = (name: string, language: Language) =>
  language === DEFAULT_LANGUAGE ? `${name}.md` : `${name}.${language}.md`;

/** Reads the settings of the legal pages. Rejects with ConfigError when a text is invalid (rule: legal-pages). */
export async function readLegalPages({
  legal: { dir, ...facts },
  origin,
}: Pick<Config, "legal" | "origin">): Promise<LegalPages> {
  const texts = dir === null ? new Map<string, LegalTextView>() : await readTexts(dir, origin);
  const hasFacts = Object.values(facts).some((fact) => fact !== null);
  return (pagePath, language) => {
    const name = NAMES.find((one) => pagePath === `/${one}`);
    if (name === undefined) return null;
    const text =
      texts.get(getFile(name, language)) ?? texts.get(getFile(name, DEFAULT_LANGUAGE)) ?? null;
    return text === null && !hasFacts ? null : { ...facts, text };
  };
}

/** Reads the legal texts in a folder. Returns the texts by file name. */
async function readTexts(dir: string, origin: string): Promise<Map<string, LegalTextView>> {
  const reject = (problem: string) => new ConfigError(`LEGAL_DIR: ${problem}`);
  const present = await readdir(dir).catch(() => {
    throw reject(`${dir} is no folder that the server can read.`);
  });
  const { parseLegalText } = await import("./parse-legal-text.ts");
  const texts = new Map<string, LegalTextView>();
  for (const name of NAMES) {
    for (const language of LANGUAGES) {
      const file = getFile(name, language);
      if (!present.includes(file)) continue;
      if (!present.includes(getFile(name, DEFAULT_LANGUAGE))) {
        throw reject(
          `${file} is a translation of ${getFile(name, DEFAULT_LANGUAGE)}, which is missing.`,
        );
      }
      const bytes = await readFile(path.join(dir, file)).catch(() => {
        throw reject(`${file} cannot be read.`);
      });
      const markdown = decodeUtf8(bytes);
      if (markdown === null) throw reject(`${file} is not UTF-8.`);
      if (markdown.trim() === "") throw reject(`${file} is empty.`);
      if (markdown.length > MAX_LENGTH) throw reject(`${file} is too long.`);
      if (hasForbiddenTextCharacter(markdown)) {
        throw reject(`${file} contains control characters.`);
      }
      texts.set(file, parseLegalText(markdown, { language, origin }));
    }
  }
  if (texts.size === 0) throw reject(`${dir} has neither terms.md nor privacy.md.`);
  return texts;
}

/** Decodes a file without its byte order mark. Returns null for invalid UTF-8. */
function decodeUtf8(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
