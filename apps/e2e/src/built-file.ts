import { readFileSync } from "node:fs";

const MANIFEST = new URL("../../web/dist/.vite/manifest.json", import.meta.url);

/** The built file of a part of the web app that loads late, by the part's source: "src/….tsx". Matches it for `page.route`. */
export function builtFile(source: string): string {
  const parts: Record<string, { file: string }> = JSON.parse(readFileSync(MANIFEST, "utf8"));
  const part = parts[source];
  if (part === undefined) throw new Error(`The build has no part ${source}.`);
  return `**/${part.file}`;
}
