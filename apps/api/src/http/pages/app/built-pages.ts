import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import {
  type ConfigView,
  DEFAULT_LANGUAGE,
  getPage,
  getPagesFolder,
  LANGUAGES,
  type Language,
  PAGE_DOCUMENTS,
  PAGE_PLACEHOLDERS,
  type PageRenderer,
} from "@giftling/domain";
import { DEFAULT_SITE_NAME } from "@giftling/messages/language";
import { type CompressedPage, compressPage } from "../../../cache/compressed-page.ts";
import { memoize } from "../../../cache/memoize.ts";
import { escapeHtml } from "../plain/page.ts";
import { type CachedPageRenderer, createCachedPageRenderer } from "./cached-page-renderer.ts";

/** Server settings that the web app's pages contain. */
type PageSettings = ConfigView & { origin: string; siteName: string };

const PAGE = ".html";

/** Function that returns a built page in a language. The first call compresses the page. */
export type BuiltPageLoader = (language: Language) => Promise<CompressedPage>;

export type WebAppPages = {
  /** Page whose content is rendered entirely in the browser. */
  app: BuiltPageLoader;
  /** Returns the page prerendered as `name` for signed-out visitors, or `app` if no such page exists. */
  named(name: string): BuiltPageLoader;
  /** Renderer of pages that differ per request. */
  make: CachedPageRenderer;
  /** Loads the server bundle and compresses all pages in advance. Rejects when the server bundle is invalid. */
  warm(): Promise<void>;
};

/**
 * Reads the pages of the built web app in `webDist` and replaces the pages' placeholders with `settings`. Throws
 * without an index.html or a server bundle (`.server`), or when a page for search engines lacks the placeholder of the
 * origin.
 */
export function readBuiltPages(webDist: string, settings: PageSettings): WebAppPages {
  const index = path.join(webDist, "index.html");
  const bundle = path.join(path.resolve(webDist), ".server", "entry-server.js");
  for (const file of [index, bundle]) {
    if (!existsSync(file)) throw new Error(`WEB_DIST is no complete build. Missing file: ${file}`);
  }
  const variant = getPagesFolder(settings);
  const folder = path.join(webDist, ".pages", variant);
  const files = existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) =>
        file.endsWith(PAGE),
      )
    : [];
  const pages = new Map<string, () => Promise<CompressedPage>>();
  for (const file of files) {
    const html = readFileSync(path.join(folder, file), "utf8");
    const name = file.slice(0, -PAGE.length).replaceAll(path.sep, "/");
    const language = LANGUAGES.find((code) => name.startsWith(`${code}/`)) ?? DEFAULT_LANGUAGE;
    if (
      namesItsAddress(name.replace(`${language}/`, "")) &&
      !html.includes(PAGE_PLACEHOLDERS.origin)
    ) {
      throw new Error(`The built page ${variant}/${file} has no place for the origin`);
    }
    pages.set(
      name,
      memoize(() => compressPage(fillIn(html, settings), language)),
    );
  }
  const bare = memoize(() => compressPage(fillIn(readFileSync(index, "utf8"), settings)));
  const inLanguage = (name: string, language: Language) =>
    pages.get(language === DEFAULT_LANGUAGE ? name : `${language}/${name}`) ?? pages.get(name);
  const app: BuiltPageLoader = (language) => (inLanguage("app", language) ?? bare)();
  const renderer = memoize(() => loadRenderer(bundle, webDist, settings.siteName));
  return {
    app,
    named: (name) => (pages.has(name) ? (language) => (inLanguage(name, language) ?? bare)() : app),
    make: createCachedPageRenderer(async (request) => (await renderer())(request)),
    async warm() {
      await renderer();
      // Compresses sequentially, so that the event loop can handle requests between pages.
      for (const page of pages.values()) await page();
    },
  };
}

/**
 * Returns whether search engines may list a page. The head of such a page must contain the page's URL
 * (rule: unlisted-pages).
 */
const namesItsAddress = (name: string) =>
  "search" in PAGE_DOCUMENTS[getPage(name === "index" ? "/" : `/${name}`).path];

/** Serializes a value to JSON that is safe in a script element. */
const inScriptJson = (value: string | null) => JSON.stringify(value).replaceAll("<", "\\u003c");

/** Replaces the placeholders and the default name of the site. env.ts validates the inserted addresses. */
function fillIn(html: string, settings: PageSettings): string {
  const { origin, contactEmail, salesEmail, identityProvider } = PAGE_PLACEHOLDERS;
  return html
    .replaceAll(DEFAULT_SITE_NAME, () => escapeHtml(settings.siteName))
    .replaceAll(origin, () => settings.origin)
    .replaceAll(contactEmail, () => settings.contactEmail)
    .replaceAll(salesEmail, () => settings.salesEmail)
    .replaceAll(JSON.stringify(identityProvider), () => inScriptJson(settings.identityProvider));
}

/** Imports the renderer from the build's server bundle. Throws when the bundle does not export `createPageRenderer`. */
async function loadRenderer(
  file: string,
  webDist: string,
  siteName: string,
): Promise<PageRenderer> {
  const built: unknown = await import(/* @vite-ignore */ pathToFileURL(file).href);
  if (!hasRenderer(built)) throw new Error(`No createPageRenderer in ${file}`);
  return built.createPageRenderer(path.resolve(webDist), siteName);
}

function hasRenderer(
  built: unknown,
): built is { createPageRenderer: (webDist: string, siteName: string) => PageRenderer } {
  return (
    typeof built === "object" &&
    built !== null &&
    "createPageRenderer" in built &&
    typeof built.createPageRenderer === "function"
  );
}
