import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import type { PageRenderer } from "@giftling/domain";
import { type ReadyPage, readyPage } from "./ready-page.ts";

/** Stands for this installation's origin in the pages that were rendered at build time (apps/web/build.ts). */
const ORIGIN_IN_BUILD = "https://origin.invalid";

/** What the web app's build left for the API to send. */
export type BuiltPages = {
  /** The page of everything that is rendered in the browser. */
  app: ReadyPage;
  /** A page that was rendered at build time; the browser's own page when there is none of that name. */
  named(name: string): ReadyPage;
  /** Renders a hub; null when the build has no server's side, as a folder without `.server` has none. */
  render: PageRenderer | null;
};

/** Reads the built web app in `webDist`. Throws when there is no index.html. */
export async function readBuiltPages(webDist: string, origin: string): Promise<BuiltPages> {
  const index = path.join(webDist, "index.html");
  if (!existsSync(index)) throw new Error(`WEB_DIST holds no index.html: ${index}`);
  const app = await readyPage(readFileSync(index, "utf8"));
  const folder = path.join(webDist, ".pages");
  const files = existsSync(folder) ? readdirSync(folder) : [];
  const pages = new Map<string, ReadyPage>();
  for (const file of files) {
    const html = readFileSync(path.join(folder, file), "utf8");
    pages.set(path.parse(file).name, await readyPage(html.replaceAll(ORIGIN_IN_BUILD, origin)));
  }
  return { app, named: (name) => pages.get(name) ?? app, render: await loadRenderer(webDist) };
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
