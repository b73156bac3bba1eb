import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from "@giftling/domain";
import { parseSync } from "vite";
import { BUILD_TARGETS, getManifestPath } from "./src/ssr/files.ts";

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

/**
 * Returns a map from each language to its property in an object of translations. Returns null unless the object has
 * exactly one property for each language.
 */
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

/** Returns a script with only the texts in `language`. Throws if the script cannot be parsed. */
export function buildSingleLanguageScript(
  code: string,
  language: Language,
  name = "part.js",
): string {
  const { program, errors } = parseSync(name, code, { sourceType: "module" });
  if (errors.length > 0) throw new Error(`${name} is no script: ${errors[0]?.message}`);
  /** Returns the source of a syntax node with only the texts in `language`. */
  function textOf(node: Node): string {
    const kept = wordingsOf(node)?.get(language);
    if (kept) return `{${textOf(kept)}}`;
    let text = "";
    let at = node.start;
    const children = Object.values(node)
      .flatMap((value) => [...nodesIn(value)])
      .sort((a, b) => a.start - b.start);
    for (const child of children) {
      // The key and the value of a shorthand property have the same position, so the value is skipped.
      if (child.start < at) continue;
      text += code.slice(at, child.start) + textOf(child);
      at = child.end;
    }
    return text + code.slice(at, node.end);
  }
  if (!isNode(program)) throw new Error(`${name} is no script.`);
  return code.slice(0, program.start) + textOf(program) + code.slice(program.end);
}

/**
 * Returns the path of a built script in a language. English scripts stay in `assets`. Scripts of another language are
 * in `assets/{language}`.
 */
export const getLanguageScriptPath = (file: string, language: Language): string =>
  language === DEFAULT_LANGUAGE
    ? file
    : file.replace(/^(.*\/)?assets\/(.+\.js)$/, `$1assets/${language}/$2`);

/**
 * Removes all texts except English from the scripts of the browser builds in `dist`. Writes the scripts and manifests of
 * other languages to separate files, so that a browser loads only the texts of its language. Only the paths of preloads
 * are rewritten, because scripts import each other by relative paths.
 */
export function splitBundleByLanguage(dist: string): void {
  const assets = join(dist, "assets");
  const scripts = readdirSync(assets).filter((file) => file.endsWith(".js"));
  const parts = scripts.map((file) => ({ file, code: readFileSync(join(assets, file), "utf8") }));
  for (const language of LANGUAGES) {
    const folder = language === DEFAULT_LANGUAGE ? assets : join(assets, language);
    mkdirSync(folder, { recursive: true });
    for (const { file, code } of parts) {
      const own = buildSingleLanguageScript(code, language, file);
      const preloading = own.replace(/(["'`])(assets\/[\w-]+\.js)\1/g, (_all, quote, path) => {
        return `${quote}${getLanguageScriptPath(path, language)}${quote}`;
      });
      writeFileSync(join(folder, basename(file)), preloading);
    }
    if (language === DEFAULT_LANGUAGE) continue;
    for (const target of BUILD_TARGETS) {
      const manifest = readFileSync(join(dist, getManifestPath(target, DEFAULT_LANGUAGE)), "utf8");
      writeFileSync(
        join(dist, getManifestPath(target, language)),
        manifest.replace(
          /"(assets\/[\w-]+\.js)"/g,
          (_all, path) => `"${getLanguageScriptPath(path, language)}"`,
        ),
      );
    }
  }
}
