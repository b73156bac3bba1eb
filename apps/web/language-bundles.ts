import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from "@giftling/domain";
import { type ESTree, parseSync, Visitor } from "vite";
import { BUILD_TARGETS, getManifestPath } from "./src/ssr/files.ts";

/** Returns a language's property in an object of translations, or null unless all languages are present. */
function findTranslation(node: ESTree.ObjectExpression, language: Language) {
  const names = node.properties.map((property) => {
    if (property.type !== "Property") return null;
    const { key } = property;
    return key.type === "Identifier" ? key.name : key.type === "Literal" ? key.value : null;
  });
  if (names.length !== LANGUAGES.length || LANGUAGES.some((one) => !names.includes(one)))
    return null;
  return node.properties[names.indexOf(language)] ?? null;
}

/** Returns a script with only the texts in `language`. Throws if the script cannot be parsed. */
export function buildSingleLanguageScript(
  code: string,
  language: Language,
  name = "part.js",
): string {
  const { program, errors } = parseSync(name, code, { sourceType: "module" });
  if (errors.length > 0) throw new Error(`${name} is no script: ${errors[0]?.message}`);
  const removed: { start: number; end: number }[] = [];
  new Visitor({
    ObjectExpression(node) {
      const kept = findTranslation(node, language);
      if (kept === null) return;
      removed.push({ start: node.start + 1, end: kept.start });
      removed.push({ start: kept.end, end: node.end - 1 });
    },
  }).visit(program);
  let text = "";
  let at = 0;
  for (const { start, end } of removed.sort((a, b) => a.start - b.start)) {
    // The range may be within a removed translation.
    if (end <= at) continue;
    text += code.slice(at, start);
    at = end;
  }
  return text + code.slice(at);
}

/** Returns the path of a script in a language. Only English scripts are directly in `assets`. */
export const getLanguageScriptPath = (file: string, language: Language): string =>
  language === DEFAULT_LANGUAGE
    ? file
    : file.replace(/^(.*\/)?assets\/(.+\.js)$/, `$1assets/${language}/$2`);

/**
 * Removes all texts except English from the scripts of the browser builds in `dist`. Writes the scripts and manifests
 * of other languages to separate files. A browser then loads only the texts of its language. Only the paths of preloads
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
