import { createHash } from "node:crypto";

/** The parts of Vite's manifest that tell what a page needs. */
export type Manifest = Record<
  string,
  { file: string; css?: string[]; imports?: string[]; isEntry?: boolean }
>;

export type PageFiles = {
  /** The style sheets of the page's parts, in the order in which they hold. */
  css: string[];
  /** A name for all of them together. */
  sheet: string;
  modules: string[];
  /** What the page loads when it is idle, asked for right behind the rest (rule: first-tap): scripts and style sheets. */
  later: string[];
  entry: string;
  boot: string;
};

/** Of each page where a tap may come before the browser was idle: what that tap needs. */
const LATER: Readonly<Record<string, readonly string[]>> = {
  "/hub/$familyUrl": [
    "src/features/hub/dialogs/hub-dialogs.tsx",
    "src/components/toast/toasts.tsx",
  ],
};

const PAGE = /^src\/routes\/.+\.tsx\?tsr-split=(?:component|notFoundComponent)$/;

/** A route's file in src/routes: "/hub/$familyUrl" is hub.$familyUrl.tsx. */
export function routeFile(routeId: string): string {
  return routeId === "/" ? "index.tsx" : `${routeId.slice(1).replaceAll("/", ".")}.tsx`;
}

/** A name that stands for what is in it: the sheets' own names do. */
function sheetOf(css: readonly string[]): string {
  const hash = createHash("sha256").update(css.join()).digest("hex").slice(0, 8);
  return `page-${hash}`;
}

/** The style sheets of every page in one, by name, with the sheets to be put into it: they stand inside the page. */
export function pageSheets(manifest: Manifest): ReadonlyMap<string, readonly string[]> {
  const pages = Object.keys(manifest).filter((name) => PAGE.test(name));
  return new Map(
    pages.map((page) => {
      const { css } = partsOf(manifest, "index.html", page);
      return [sheetOf(css), css];
    }),
  );
}

/** The route whose file shows a page: its own, or the one that it stands in, as the dashboard's places do. */
function shownBy(routeId: string, isShown: (routeId: string) => boolean): string {
  const around = routeId.slice(0, routeId.lastIndexOf("/"));
  return isShown(routeId) || around === "" ? routeId : shownBy(around, isShown);
}

/** What the built app needs for a route: its styles, and the scripts that start it. Throws for a route it does not have. */
export function pageFiles(manifest: Manifest, routeId: string, isNotFound: boolean): PageFiles {
  const part = isNotFound ? "notFoundComponent" : "component";
  const partOf = (id: string) => `src/routes/${routeFile(id)}?tsr-split=${part}`;
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

/** The files of these parts, with all that comes along with them at once. */
function partsOf(manifest: Manifest, ...names: string[]): { css: string[]; modules: string[] } {
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
