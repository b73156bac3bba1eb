import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DEFAULT_LANGUAGE, LANGUAGES } from "@giftling/domain";
import { runWithLanguage } from "@giftling/messages/language";
import * as words from "@giftling/messages/pages/offline";

/** Inserts the built fonts into plain.css. Inserts the list of files to cache into the service worker. */
export function writePwaAssets(dist: string): void {
  const css = join(dist, "plain.css");
  let style = readFileSync(css, "utf8");
  const fonts = ["fraunces-latin-600", "figtree-latin-wght"].map((font) => {
    const file = `/assets/${getFont(dist, font)}`;
    style = style.replace(`"/${font}.woff2"`, `"${file}"`);
    return file;
  });
  writeFileSync(css, style);

  const pages = writeTranslations(dist);
  const kept = ["/plain.css", "/offline.js", "/favicon.svg", ...fonts];
  const hash = createHash("sha256");
  for (const file of [...pages, ...kept]) hash.update(readFileSync(join(dist, file)));
  const worker = join(dist, "service-worker.js");
  const script = readFileSync(worker, "utf8")
    .replace('giftling-offline-VERSION"', `giftling-offline-${hash.digest("hex").slice(0, 12)}"`)
    .replace('"FILES"', kept.map((file) => JSON.stringify(file)).join(", "));
  writeFileSync(worker, script);
}

/**
 * Writes the manifest and the offline page in every language other than English, next to the English files. Returns the
 * paths of the offline pages in all languages. Throws if the English page lacks one of its messages.
 */
function writeTranslations(dist: string): string[] {
  const manifest: object = JSON.parse(readFileSync(join(dist, "manifest.webmanifest"), "utf8"));
  const page = readFileSync(join(dist, "offline.html"), "utf8");
  return LANGUAGES.map((lang) => {
    if (lang === DEFAULT_LANGUAGE) return "/offline.html";
    const own = { ...manifest, lang, description: runWithLanguage(lang, words.appDescription) };
    writeFileSync(join(dist, `manifest.${lang}.webmanifest`), JSON.stringify(own));
    let translated = page.replace(`<html lang="${DEFAULT_LANGUAGE}"`, `<html lang="${lang}"`);
    for (const message of Object.values(words.offlinePageMessages)) {
      const english = new RegExp(`(>)${runWithLanguage(DEFAULT_LANGUAGE, message)}(<| \\|)`);
      if (!english.test(translated)) throw new Error(`offline.html does not say: ${message()}`);
      translated = translated.replace(english, `$1${runWithLanguage(lang, message)}$2`);
    }
    writeFileSync(join(dist, `offline.${lang}.html`), translated);
    return `/offline.${lang}.html`;
  });
}

function getFont(dist: string, font: string): string {
  const file = readdirSync(join(dist, "assets")).find((one) => one.startsWith(font));
  if (!file) throw new Error(`The build has no font ${font}`);
  return file;
}
