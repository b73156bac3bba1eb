import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import {
  DEFAULT_LANGUAGE,
  getPagesFolder,
  LANGUAGES,
  PAGE_PLACEHOLDERS,
  SIGN_UP_POLICIES,
} from "@giftling/domain";
import { build } from "vite";
import { splitBundleByLanguage } from "./language-bundles.ts";
import { splitPageStyles } from "./page-styles.ts";
import { writePwaAssets } from "./pwa-assets.ts";
import { createRouteGroups } from "./route-groups.ts";
import { BUILD_TARGETS } from "./src/ssr/files.ts";
import {
  createBrowserBuild,
  createPasskeySignInBuild,
  createServerBuild,
  SERVER_BUILD_TARGETS,
} from "./vite.config.ts";

// Builds the browser bundles, the server bundle, the prerendered pages, and compressed copies of all text files.
const dist = join(import.meta.dirname, "dist");
const server = join(dist, ".server");

process.chdir(import.meta.dirname);
for (const target of BUILD_TARGETS) {
  await build(createBrowserBuild(target, target === "app" ? await createRouteGroups() : undefined));
}
splitBundleByLanguage(dist);
await build(createPasskeySignInBuild());
for (const target of SERVER_BUILD_TARGETS) await build(createServerBuild(target));

const {
  createPageRenderer,
  createInlineStyleSheets,
  createPageShell,
  PRERENDERED_PAGES,
  CLIENT_RENDERED_PATHS,
}: typeof import("./src/entry-server.tsx") = await import(
  pathToFileURL(join(server, "entry-server.js")).href
);
const sheets = join(server, "sheets");
mkdirSync(sheets, { recursive: true });
for (const { name, text } of createInlineStyleSheets(dist)) {
  writeFileSync(join(sheets, `${name}.json`), JSON.stringify(splitPageStyles(text)));
}
const render = createPageRenderer(dist);
const { origin, ...settings } = PAGE_PLACEHOLDERS;
const variants = [true, false].flatMap((billing) =>
  SIGN_UP_POLICIES.map((signUps) => ({ billing, signUps })),
);
for (const [variant, language] of variants.flatMap((variant) =>
  LANGUAGES.map((language) => [variant, language] as const),
)) {
  const all = join(dist, ".pages", getPagesFolder(variant));
  // English pages have no language folder.
  const folder = language === DEFAULT_LANGUAGE ? all : join(all, language);
  const config = { ...settings, ...variant };
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "app.html"), await createPageShell(dist, config, language));
  for (const path of CLIENT_RENDERED_PATHS) {
    const file = join(folder, `${path.slice(1)}.html`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, await createPageShell(dist, config, language, path));
  }
  for (const { name, hasSession = false, ...page } of PRERENDERED_PAGES) {
    const answers = hasSession ? { config } : { config, user: null };
    const html = await render({ origin, language, answers, ...page });
    writeFileSync(join(folder, `${name}.html`), html);
  }
}

writePwaAssets(dist);

for (const file of readdirSync(dist, { recursive: true, encoding: "utf8" })) {
  if (!/^(?!\.).*\.(js|css|svg)$/.test(file)) continue;
  const text = readFileSync(join(dist, file));
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: text.length };
  writeFileSync(join(dist, `${file}.br`), await promisify(brotliCompress)(text, { params }));
  writeFileSync(join(dist, `${file}.gz`), await promisify(gzip)(text, { level: 9 }));
}
