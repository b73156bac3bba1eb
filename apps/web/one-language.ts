import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from "@giftling/domain";
import { parseSync } from "vite";

/** A node of a parsed script, of which nothing more is known. */
type Node = { type: string; start: number; end: number } & Record<string, unknown>;

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && "type" in value && "start" in value;

function* nodesIn(value: unknown): Generator<Node> {
  if (Array.isArray(value)) {
    for (const each of value) yield* nodesIn(each);
  } else if (isNode(value)) {
    yield value;
  }
}

/** The property of each language, where the object has exactly one for each: the wordings of a message. */
function wordingsOf(node: Node): Map<Language, Node> | null {
  if (node.type !== "ObjectExpression") return null;
  const properties = [...nodesIn(node.properties)];
  const named = new Map<Language, Node>();
  for (const property of properties) {
    const { key } = property;
    const name = isNode(key) && (key.type === "Identifier" ? key.name : key.value);
    const language = LANGUAGES.find((each) => each === name);
    if (language) named.set(language, property);
  }
  return properties.length === LANGUAGES.length && named.size === LANGUAGES.length ? named : null;
}

/** The script with the words of one language only: of each message's wordings it keeps one. */
export function inOneLanguage(code: string, language: Language, name = "part.js"): string {
  const { program, errors } = parseSync(name, code, { sourceType: "module" });
  if (errors.length > 0) throw new Error(`${name} is no script: ${errors[0]?.message}`);
  /** The text of a node, from `from` on, without the wordings of others in it. */
  function textOf(node: Node): string {
    const kept = wordingsOf(node)?.get(language);
    if (kept) return `{${textOf(kept)}}`;
    let text = "";
    let at = node.start;
    const children = Object.values(node)
      .flatMap((value) => [...nodesIn(value)])
      .sort((a, b) => a.start - b.start);
    for (const child of children) {
      // A property's key and value can be the same place.
      if (child.start < at) continue;
      text += code.slice(at, child.start) + textOf(child);
      at = child.end;
    }
    return text + code.slice(at, node.end);
  }
  if (!isNode(program)) throw new Error(`${name} is no script.`);
  return code.slice(0, program.start) + textOf(program) + code.slice(program.end);
}

/** Where a script of the build stands with a language's words: English where the build put it, others in a folder of theirs. */
export const scriptIn = (file: string, language: Language): string =>
  language === DEFAULT_LANGUAGE
    ? file
    : file.replace(/^(.*\/)?assets\/(.+\.js)$/, `$1assets/${language}/$2`);

/**
 * Gives every script of the built browser's side in `dist` the words of one language, and writes the scripts and the manifest of
 * each other language beside them: a browser never loads words that it does not show. The scripts name each other by where they
 * stand beside each other; only what is preloaded is named from the top.
 */
export function splitLanguages(dist: string): void {
  const assets = join(dist, "assets");
  const scripts = readdirSync(assets).filter((file) => file.endsWith(".js"));
  const parts = scripts.map((file) => ({ file, code: readFileSync(join(assets, file), "utf8") }));
  for (const language of LANGUAGES) {
    const folder = language === DEFAULT_LANGUAGE ? assets : join(assets, language);
    mkdirSync(folder, { recursive: true });
    for (const { file, code } of parts) {
      const own = inOneLanguage(code, language, file);
      const preloading = own.replace(/(["'`])(assets\/[\w-]+\.js)\1/g, (_all, quote, path) => {
        return `${quote}${scriptIn(path, language)}${quote}`;
      });
      writeFileSync(join(folder, basename(file)), preloading);
    }
    if (language === DEFAULT_LANGUAGE) continue;
    const manifest = readFileSync(join(dist, ".vite/manifest.json"), "utf8");
    writeFileSync(
      join(dist, `.vite/manifest.${language}.json`),
      manifest.replace(/"(assets\/[\w-]+\.js)"/g, (_all, path) => `"${scriptIn(path, language)}"`),
    );
  }
}
