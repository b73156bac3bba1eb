import { createHash } from "node:crypto";
import type { Language } from "@giftling/domain";
import type { SupporterPage, VisitorPageByKind } from "../visitor/visitor-page.ts";

/** Part of Vite's build manifest. */
export type ViteManifest = Record<string, { file: string; css?: string[]; imports?: string[] }>;

/** Names of the browser builds: relatives' pages, pages about the product, and the parents' app. */
export const BUILD_TARGETS = ["relatives", "site", "app"] as const;
export type BuildTarget = (typeof BUILD_TARGETS)[number];
export type BuildManifests = Readonly<Record<BuildTarget, ViteManifest>>;

/** Returns the path of a build's manifest, relative to the folder `dist`. */
export const getManifestPath = (target: BuildTarget, language: Language): string =>
  `.vite/${target}.${language}.json`;

export type PageFiles = {
  /** Paths of a page's style sheets in cascade order. */
  css: string[];
  /** Name of the style sheet that combines `css`. */
  sheet: string;
  /** Paths of the app's entry script and of the scripts that it imports, in this order. */
  modules: string[];
  boot: string;
};

/** Source file of the entry script of each browser build. */
export const ENTRY_SCRIPTS: Readonly<Record<BuildTarget, string>> = {
  relatives: "src/visitor/relatives.ts",
  site: "src/visitor/site.ts",
  app: "index.html",
};

/**
 * Source file of each kind of relatives' page. The hub has no separate file, because the entry script contains the
 * hub's code.
 */
const RELATIVES_PAGES: Readonly<Record<SupporterPage["kind"], string>> = {
  hub: ENTRY_SCRIPTS.relatives,
  gift: "src/features/gifts/page/gift-page.tsx",
  "thank-you": "src/features/thank-yous/page/thank-you-page.tsx",
  mine: "src/features/gifts/mine/request-my-gifts-page.tsx",
  "my-gifts": "src/features/gifts/mine/my-gifts-page.tsx",
  missing: "src/visitor/visitor-error-page.tsx",
  failing: "src/visitor/visitor-error-page.tsx",
};

const PAGE =
  /^src\/(?:visitor\/site\/.+|routes\/.+\.tsx\?tsr-split=(?:component|notFoundComponent))$/;

/** Returns the name of a route's file in src/routes, such as join.$token.tsx for "/join/$token". */
export function getRouteFile(routeId: string): string {
  return routeId === "/" ? "index.tsx" : `${routeId.slice(1).replaceAll("/", ".")}.tsx`;
}

/** Returns a combined style sheet's name, derived from the names of the parts. */
function getSheetName(css: readonly string[]): string {
  const hash = createHash("sha256").update(css.join()).digest("hex").slice(0, 8);
  return `page-${hash}`;
}

/**
 * Returns a map of the names of combined style sheets to the paths of their parts. Pages inline the combined style
 * sheets.
 */
export function listPageStyleSheets(
  manifests: BuildManifests,
): ReadonlyMap<string, readonly string[]> {
  const sheets = BUILD_TARGETS.flatMap((target) => {
    const manifest = manifests[target];
    const relatives = target === "relatives" ? Object.values(RELATIVES_PAGES) : [];
    const pages = [...Object.keys(manifest).filter((name) => PAGE.test(name)), ...relatives];
    return pages.map((page) => listPartFiles(manifest, ENTRY_SCRIPTS[target], page).css);
  });
  return new Map(sheets.map((css) => [getSheetName(css), css]));
}

/** Returns the route that renders a page: its own route or a parent route, such as the dashboard's. */
function getRenderingRoute(routeId: string, isShown: (routeId: string) => boolean): string {
  const around = routeId.slice(0, routeId.lastIndexOf("/"));
  return isShown(routeId) || around === "" ? routeId : getRenderingRoute(around, isShown);
}

/** Returns the style sheets and scripts of a route. Throws for an unknown route. */
export function getPageFiles(
  manifest: ViteManifest,
  routeId: string,
  isNotFound: boolean,
): PageFiles {
  const part = isNotFound ? "notFoundComponent" : "component";
  const partOf = (id: string) => `src/routes/${getRouteFile(id)}?tsr-split=${part}`;
  const page = partOf(getRenderingRoute(routeId, (id) => partOf(id) in manifest));
  return listPageFiles(manifest, ENTRY_SCRIPTS.app, page);
}

export function getVisitorPageFiles(
  manifests: BuildManifests,
  page: Pick<SupporterPage, "kind"> | Pick<VisitorPageByKind<"site">, "kind" | "file">,
): PageFiles {
  if (page.kind === "site") {
    const source = page.file.replace("./", "src/visitor/");
    return listPageFiles(manifests.site, ENTRY_SCRIPTS.site, source);
  }
  return listPageFiles(manifests.relatives, ENTRY_SCRIPTS.relatives, RELATIVES_PAGES[page.kind]);
}

function listPageFiles(manifest: ViteManifest, entryName: string, page: string): PageFiles {
  const entry = manifest[entryName];
  const boot = manifest["src/boot.ts"];
  if (!entry || !boot) throw new Error(`The build has no entry ${entryName}.`);
  const { css, modules } = listPartFiles(manifest, entryName, page);
  return {
    css,
    sheet: getSheetName(css),
    modules: [...new Set([entry.file, ...modules])],
    boot: boot.file,
  };
}

/** Returns the files of the chunks `names` and of their static imports. Throws if the build lacks a chunk. */
function listPartFiles(manifest: ViteManifest, ...names: string[]) {
  const css = new Set<string>();
  const modules = new Set<string>();
  const seen = new Set<string>();
  const add = (name: string) => {
    const chunk = manifest[name];
    if (!chunk || seen.has(name)) return;
    seen.add(name);
    for (const imported of chunk.imports ?? []) add(imported);
    for (const file of chunk.css ?? []) css.add(file);
    modules.add(chunk.file);
  };
  for (const name of names) {
    if (!(name in manifest)) throw new Error(`The build has no part ${name}.`);
    add(name);
  }
  return { css: [...css], modules: [...modules] };
}
