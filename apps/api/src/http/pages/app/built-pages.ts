import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import {
  type ConfigView,
  DEFAULT_LANGUAGE,
  LANGUAGES,
  type Language,
  PAGE_DOCUMENTS,
  PAGE_PLACEHOLDERS,
  type PageRenderer,
  pageOf,
} from "@giftling/domain";
import { type CompressedPage, compressPage } from "../../../cache/compressed-page.ts";
import { memoize } from "../../../cache/memoize.ts";
import { type CachedPageRenderer, createCachedPageRenderer } from "./cached-page-renderer.ts";

/** Extension of a page's file. Nested pages are in folders. */
const PAGE = ".html";

/** Returns a page of the build in a language, compressed on the first request. */
export type BuiltPageLoader = (language: Language) => Promise<CompressedPage>;

/** Output of the web app's build. */
export type BuiltPages = {
  /** The page that renders everything in the browser. */
  app: BuiltPageLoader;
  /** Returns the page of this name that was prerendered for signed-out visitors, or `app` when there is none. */
  named(name: string): BuiltPageLoader;
  /** Renders a page for one request. Null when the build has no server bundle (`.server`). */
  make: CachedPageRenderer | null;
  /**
   * Loads the server bundle and compresses all pages, so that the first visitor does not wait for them. Rejects when the
   * server bundle is invalid.
   */
  warm(): Promise<void>;
};

/**
 * Reads the built web app in `webDist` and fills this installation's settings into its pages. Throws without an index.html,
 * or when a page for search engines has no placeholder for its URL.
 */
export function readBuiltPages(
  webDist: string,
  settings: ConfigView & { origin: string },
): BuiltPages {
  const index = path.join(webDist, "index.html");
  if (!existsSync(index)) throw new Error(`WEB_DIST holds no index.html: ${index}`);
  const variant = settings.billing ? "with-billing" : "without-billing";
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
  const bare = memoize(() => compressPage(readFileSync(index, "utf8")));
  const inLanguage = (name: string, language: Language) =>
    pages.get(language === DEFAULT_LANGUAGE ? name : `${language}/${name}`) ?? pages.get(name);
  const app: BuiltPageLoader = (language) => (inLanguage("app", language) ?? bare)();
  const bundle = path.join(path.resolve(webDist), ".server", "entry-server.js");
  const renderer = existsSync(bundle) ? memoize(() => loadRenderer(bundle, webDist)) : null;
  return {
    app,
    named: (name) => (pages.has(name) ? (language) => (inLanguage(name, language) ?? bare)() : app),
    make: renderer && createCachedPageRenderer(async (request) => (await renderer())(request)),
    async warm() {
      await renderer?.();
      // Renders sequentially, so that the event loop can handle requests between pages.
      for (const page of pages.values()) await page();
    },
  };
}

/**
 * Returns whether a page's head must contain its own URL. It must when search engines may list the page (rule:
 * unlisted-pages).
 */
const namesItsAddress = (name: string) =>
  "search" in PAGE_DOCUMENTS[pageOf(name === "index" ? "/" : `/${name}`).path];

/** Escapes text for a JSON string inside a script element. */
const inScriptJson = (text: string) => JSON.stringify(text).slice(1, -1).replaceAll("<", "\\u003c");

/**
 * Replaces the placeholders of a page with validated settings (env.ts). The origin and the e-mail addresses contain no HTML
 * syntax and are not escaped.
 */
function fillIn(html: string, settings: ConfigView & { origin: string }): string {
  const { origin, contactEmail, salesEmail, identityProvider } = PAGE_PLACEHOLDERS;
  return html
    .replaceAll(origin, () => settings.origin)
    .replaceAll(contactEmail, () => settings.contactEmail)
    .replaceAll(salesEmail, () => settings.salesEmail)
    .replaceAll(identityProvider, () => inScriptJson(settings.identityProvider));
}

/** Loads the renderer from the build, because the web app is not a package that the API imports. */
async function loadRenderer(file: string, webDist: string): Promise<PageRenderer> {
  const built: unknown = await import(/* @vite-ignore */ pathToFileURL(file).href);
  if (!hasRenderer(built)) throw new Error(`No createRenderer in ${file}`);
  return built.createRenderer(path.resolve(webDist));
}

function hasRenderer(
  built: unknown,
): built is { createRenderer: (webDist: string) => PageRenderer } {
  return (
    typeof built === "object" &&
    built !== null &&
    "createRenderer" in built &&
    typeof built.createRenderer === "function"
  );
}
