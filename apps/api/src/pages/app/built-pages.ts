import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { type ConfigView, PAGE_PLACEHOLDERS, type PageRenderer } from "@giftling/domain";
import { type ReadyPage, readyPage } from "./ready-page.ts";
import { createRenderedPages, type MakePage } from "./rendered-pages.ts";

/** What the web app's build left for the API to send. */
export type BuiltPages = {
  /** The page of everything that is rendered in the browser. */
  app: ReadyPage;
  /** A page that was rendered at build time, for somebody signed out; the browser's own page when there is none of that name. */
  named(name: string): ReadyPage;
  /** Makes a page that depends on its visit; null when the build has no server's side, as a folder without `.server` has none. */
  make: MakePage | null;
};

/**
 * Reads the built web app in `webDist`, with this installation's settings in its pages: what a page says of prices and
 * addresses is right before any script runs, and the same after. Throws when there is no index.html.
 */
export async function readBuiltPages(
  webDist: string,
  settings: ConfigView & { origin: string },
): Promise<BuiltPages> {
  const index = path.join(webDist, "index.html");
  if (!existsSync(index)) throw new Error(`WEB_DIST holds no index.html: ${index}`);
  const variant = settings.billing ? "with-billing" : "without-billing";
  const folder = path.join(webDist, ".pages", variant);
  const files = existsSync(folder) ? readdirSync(folder) : [];
  const pages = new Map<string, ReadyPage>();
  for (const file of files) {
    const html = readFileSync(path.join(folder, file), "utf8");
    pages.set(path.parse(file).name, await readyPage(fillIn(html, settings)));
  }
  const app = pages.get("app") ?? (await readyPage(readFileSync(index, "utf8")));
  const render = await loadRenderer(webDist);
  return {
    app,
    named: (name) => pages.get(name) ?? app,
    make: render && createRenderedPages(render),
  };
}

/** Text within a string of JSON within a script element. */
const inScriptJson = (text: string) => JSON.stringify(text).slice(1, -1).replaceAll("<", "\\u003c");

/** The settings were checked at start (env.ts): an origin and addresses hold nothing that HTML would read otherwise. */
function fillIn(html: string, settings: ConfigView & { origin: string }): string {
  const { origin, contactEmail, salesEmail, identityProvider } = PAGE_PLACEHOLDERS;
  return html
    .replaceAll(origin, () => settings.origin)
    .replaceAll(contactEmail, () => settings.contactEmail)
    .replaceAll(salesEmail, () => settings.salesEmail)
    .replaceAll(identityProvider, () => inScriptJson(settings.identityProvider));
}

/** The web app is no package of ours to import: its server's side is a file of the build, like the rest. */
async function loadRenderer(webDist: string): Promise<PageRenderer | null> {
  const file = path.join(path.resolve(webDist), ".server", "entry-server.js");
  if (!existsSync(file)) return null;
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
