import { readFileSync } from "node:fs";

const MANIFEST = new URL("../../../web/dist/.vite/manifest.json", import.meta.url);

/**
 * Returns a URL pattern for the built file of a lazily loaded module. `source` is the module's path, such as
 * "src/….tsx".
 */
export function getBuiltFilePattern(source: string): string {
  const parts: Record<string, { file: string }> = JSON.parse(readFileSync(MANIFEST, "utf8"));
  const part = parts[source];
  if (part === undefined) throw new Error(`The build has no part ${source}.`);
  return `**/${part.file}`;
}
