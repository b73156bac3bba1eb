/** The parts of Vite's manifest that tell what a page needs. */
export type Manifest = Record<
  string,
  { file: string; css?: string[]; imports?: string[]; isEntry?: boolean }
>;

export type PageFiles = { css: string[]; modules: string[]; entry: string; boot: string };

/** A route's file in src/routes: "/hub/$familyUrl" is hub.$familyUrl.tsx. */
function routeFile(routeId: string): string {
  return routeId === "/" ? "index.tsx" : `${routeId.slice(1).replaceAll("/", ".")}.tsx`;
}

/** What the built app needs for a route: its styles, and the scripts that start it. Throws for a route it does not have. */
export function pageFiles(manifest: Manifest, routeId: string, isNotFound: boolean): PageFiles {
  const part = isNotFound ? "notFoundComponent" : "component";
  const page = `src/routes/${routeFile(routeId)}?tsr-split=${part}`;
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
  const entry = manifest["index.html"];
  const boot = manifest["src/boot.ts"];
  if (!entry || !boot || !manifest[page]) throw new Error(`The build has no page ${page}.`);
  add("index.html");
  add(page);
  modules.delete(entry.file);
  return { css: [...css], modules: [...modules], entry: entry.file, boot: boot.file };
}
