import { createHash } from "node:crypto";

/** Subset of Vite's manifest. */
export type ViteManifest = Record<
  string,
  { file: string; css?: string[]; imports?: string[]; isEntry?: boolean }
>;

export type PageFiles = {
  /** Style sheets in cascade order. */
  css: string[];
  /** Name of the style sheet that combines `css`. */
  sheet: string;
  modules: string[];
  /**
   * Scripts and style sheets that the page loads when idle. They are preloaded after all other files (rule: first-tap).
   */
  later: string[];
  entry: string;
  boot: string;
};

/** Source files that a tap may need before the browser is idle, by route. */
const LATER: Readonly<Record<string, readonly string[]>> = {
  "/hub/$familyUrl": [
    "src/features/hub/dialogs/hub-dialogs.tsx",
    "src/components/toast/toasts.tsx",
  ],
};

const PAGE = /^src\/routes\/.+\.tsx\?tsr-split=(?:component|notFoundComponent)$/;

/** Returns the name of a route's file in src/routes, such as hub.$familyUrl.tsx for "/hub/$familyUrl". */
export function getRouteFile(routeId: string): string {
  return routeId === "/" ? "index.tsx" : `${routeId.slice(1).replaceAll("/", ".")}.tsx`;
}

/** Returns a name for a combined style sheet, derived from the names of its parts. */
function sheetOf(css: readonly string[]): string {
  const hash = createHash("sha256").update(css.join()).digest("hex").slice(0, 8);
  return `page-${hash}`;
}

/** Returns a map of combined style sheets to their parts. Pages inline the combined style sheets. */
export function listPageStyleSheets(
  manifest: ViteManifest,
): ReadonlyMap<string, readonly string[]> {
  const pages = Object.keys(manifest).filter((name) => PAGE.test(name));
  return new Map(
    pages.map((page) => {
      const { css } = partsOf(manifest, "index.html", page);
      return [sheetOf(css), css];
    }),
  );
}

/** Returns the route that renders a page: its own route or a parent route, such as the dashboard's. */
function shownBy(routeId: string, isShown: (routeId: string) => boolean): string {
  const around = routeId.slice(0, routeId.lastIndexOf("/"));
  return isShown(routeId) || around === "" ? routeId : shownBy(around, isShown);
}

/** Returns the style sheets and scripts of a route. Throws for an unknown route. */
export function getPageFiles(
  manifest: ViteManifest,
  routeId: string,
  isNotFound: boolean,
): PageFiles {
  const part = isNotFound ? "notFoundComponent" : "component";
  const partOf = (id: string) => `src/routes/${getRouteFile(id)}?tsr-split=${part}`;
  const page = partOf(shownBy(routeId, (id) => partOf(id) in manifest));
  const entry = manifest["index.html"];
  const boot = manifest["src/boot.ts"];
  if (!entry || !boot || !manifest[page]) throw new Error(`The build has no page ${page}.`);
  const { css, modules } = partsOf(manifest, "index.html", page);
  const parts = isNotFound ? [] : (LATER[routeId] ?? []);
  const missing = parts.find((name) => !(name in manifest));
  if (missing) throw new Error(`The build has no part ${missing}.`);
  const needed = new Set([...css, ...modules]);
  const withParts = partsOf(manifest, "index.html", page, ...parts);
  return {
    css,
    sheet: sheetOf(css),
    modules: modules.filter((file) => file !== entry.file),
    later: [...withParts.modules, ...withParts.css].filter((file) => !needed.has(file)),
    entry: entry.file,
    boot: boot.file,
  };
}

/** Returns the files of the named chunks and of their static imports. */
function partsOf(manifest: ViteManifest, ...names: string[]): { css: string[]; modules: string[] } {
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
  for (const name of names) add(name);
  return { css: [...css], modules: [...modules] };
}
