import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";

/** File in Vite's manifest, with the file's static imports. */
interface Chunk {
  file: string;
  css?: string[];
  imports?: string[];
}
type Manifest = Record<string, Chunk>;

/** Size of a page's files in bytes after gzip. */
export interface PageWeight {
  js: number;
  css: number;
}

/** Maximum size of the files that a page loads before the first interaction, in bytes after gzip. */
export interface WeightBudget extends PageWeight {
  /** Name of the page, used in messages. */
  page: string;
  /** Path of Vite's manifest, relative to the folder of the built files. */
  manifest: string;
  /** Key of the page's entry script in Vite's manifest. */
  entry: string;
  /** Keys of the chunks that the page imports, such as its route or its dialogs. */
  parts: readonly string[];
}

/** Returns the size of a page's entry script and parts, including static imports. Counts each file once. */
export function measurePageWeight(
  dist: string,
  { manifest: path, entry, parts }: Pick<WeightBudget, "manifest" | "entry" | "parts">,
): PageWeight {
  const manifest: Manifest = JSON.parse(readFileSync(join(dist, path), "utf8"));
  const missing = [entry, ...parts].find((name) => !manifest[name]);
  if (missing) throw new Error(`The build has no part ${missing}.`);
  const files = new Set<string>();
  const seen = new Set<string>();
  const add = (name: string) => {
    const chunk = manifest[name];
    if (!chunk || seen.has(name)) return;
    seen.add(name);
    for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(file);
    for (const imported of chunk.imports ?? []) add(imported);
  };
  for (const name of [entry, ...parts]) add(name);
  const sum = (extension: string) =>
    [...files]
      .filter((file) => file.endsWith(extension))
      .reduce((total, file) => total + gzipSync(readFileSync(join(dist, file))).length, 0);
  return { js: sum(".js"), css: sum(".css") };
}

/** Returns a sentence for each budget that a page exceeds. */
export function listExceededWeightBudgets(
  dist: string,
  budgets: readonly WeightBudget[],
): string[] {
  return budgets.flatMap(({ page, manifest, entry, parts, ...budget }) => {
    const weight = measurePageWeight(dist, { manifest, entry, parts });
    return (["js", "css"] as const)
      .filter((kind) => weight[kind] > budget[kind])
      .map((kind) => `${page}: ${weight[kind]} bytes of ${kind}, ${budget[kind]} are allowed.`);
  });
}
