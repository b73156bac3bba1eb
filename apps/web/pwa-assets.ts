import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DEFAULT_LANGUAGE, LANGUAGES } from "@giftling/domain";
import { runWithLanguage } from "@giftling/messages/language";
import * as words from "@giftling/messages/pages/offline";
import sharp from "sharp";

/** Color of the logo and of the background of padded icons. */
const GREEN = "#1f6b4f";
/** Fraction of a maskable icon that the logo fills. Phones crop the border of a maskable icon. */
const SAFE = 0.72;

/**
 * Writes the icons of every size, generated from the logo. Inserts the list of files to cache into the service worker.
 */
export async function writePwaAssets(dist: string): Promise<void> {
  const mark = readFileSync(join(dist, "favicon.svg"));
  mkdirSync(join(dist, "icons"), { recursive: true });
  const draw = (size: number) => sharp(mark, { density: 1_200 }).resize(size).png();
  const icon = (name: string) => join(dist, "icons", `${name}.png`);
  for (const size of [192, 512]) await draw(size).toFile(icon(`icon-${size}`));
  await padded(await draw(Math.round(512 * SAFE)).toBuffer(), 512).toFile(icon("maskable-512"));
  await padded(await draw(160).toBuffer(), 180).toFile(icon("apple-touch-icon"));
  writeFileSync(join(dist, "favicon.ico"), asIco(await draw(32).toBuffer(), 32));

  const css = join(dist, "plain.css");
  let style = readFileSync(css, "utf8");
  const fonts = ["fraunces", "figtree"].map((name) => {
    const file = `/assets/${fontOf(dist, name)}`;
    style = style.replace(`"/${name}.woff2"`, `"${file}"`);
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
 * Writes the manifest and the offline page in every other language next to the English files. Returns the paths of the
 * offline pages in all languages. Throws if the English page lacks one of its messages.
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

/** Wraps a square PNG of at most 255 px in an ICO file, for clients that request /favicon.ico without reading the page. */
function asIco(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  // The header states the type "icon" and one picture, then its width, height, planes (1), bits per pixel (32), length
  // and offset.
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

/** Pads an icon to `size` pixels with the logo's color, because phones crop the border of an icon. */
function padded(mark: Buffer, size: number) {
  const create = { width: size, height: size, channels: 3, background: GREEN } as const;
  return sharp({ create })
    .composite([{ input: mark }])
    .png();
}

function fontOf(dist: string, name: string): string {
  const file = readdirSync(join(dist, "assets")).find((one) =>
    new RegExp(`^${name}-latin-(?!ext).*\\.woff2$`).test(one),
  );
  if (!file) throw new Error(`The build has no font ${name}`);
  return file;
}
