import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";

/** Entry of Vite's manifest: a file with its static imports. */
interface Chunk {
  file: string;
  css?: string[];
  imports?: string[];
  isEntry?: boolean;
}
type Manifest = Record<string, Chunk>;

/** Size of a page's files in bytes after gzip. */
export interface PageWeight {
  js: number;
  css: number;
}

/** Maximum size of the files that a page loads before the first interaction, in bytes after gzip. */
export interface WeightBudget extends PageWeight {
  /** Name of the page in messages. */
  page: string;
  /** File name of the route in apps/web/src/routes. */
  route: string;
}

/**
 * Returns the size of the files that a route loads from the build in `dist`: the chunks of the entry and of the page,
 * each file once. Slightly overestimates a prerendered page, whose inlined styles compress better than separate files.
 */
export function measurePageWeight(dist: string, route: string): PageWeight {
  const manifest: Manifest = JSON.parse(readFileSync(join(dist, ".vite/manifest.json"), "utf8"));
  const key = `src/routes/${route}?tsr-split=component`;
  if (!manifest[key]) throw new Error(`The build has no page ${key}.`);
  const files = new Set<string>();
  const seen = new Set<string>();
  const add = (name: string) => {
    const chunk = manifest[name];
    if (!chunk || seen.has(name)) return;
    seen.add(name);
    for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(file);
    for (const imported of chunk.imports ?? []) add(imported);
  };
  for (const [name, chunk] of Object.entries(manifest)) if (chunk.isEntry) add(name);
  add(key);
  const sum = (extension: string) =>
    [...files]
      .filter((file) => file.endsWith(extension))
      .reduce((total, file) => total + gzipSync(readFileSync(join(dist, file))).length, 0);
  return { js: sum(".js"), css: sum(".css") };
}

/** Returns a sentence for each budget that a page exceeds. */
export function listOverweightPages(dist: string, budgets: readonly WeightBudget[]): string[] {
  return budgets.flatMap(({ page, route, ...budget }) => {
    const weight = measurePageWeight(dist, route);
    return (["js", "css"] as const)
      .filter((kind) => weight[kind] > budget[kind])
      .map((kind) => `${page}: ${weight[kind]} bytes of ${kind}, ${budget[kind]} are allowed.`);
  });
}
