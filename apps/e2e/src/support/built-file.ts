import { readFileSync } from "node:fs";

/**
 * Returns a URL pattern for the built file of a lazily loaded module. `source` is the module's path, such as
 * "src/….tsx".
 */
export function getBuiltFilePattern(build: "relatives" | "site" | "app", source: string): string {
  const manifest = new URL(`../../../web/dist/.vite/${build}.en.json`, import.meta.url);
  const parts: Record<string, { file: string }> = JSON.parse(readFileSync(manifest, "utf8"));
  const part = parts[source];
  if (part === undefined) throw new Error(`The build has no part ${source}.`);
  return `**/${part.file}`;
}
