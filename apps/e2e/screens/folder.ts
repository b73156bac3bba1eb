import { join, resolve } from "node:path";

const ROOT = resolve(import.meta.dirname, "../../..");

/** Where all pictures and the page to look through them go. Git ignores the default. */
export const FOLDER = resolve(ROOT, process.env.SCREENS_DIR ?? ".screens");

/** Where the kept pictures go: they are committed. */
export const DOCS = join(ROOT, "docs/screens");

/** "hub: a family of two" → "hub-a-family-of-two": the folder of a scene's pictures in `FOLDER`. */
export function sceneSlug(scene: string): string {
  return scene
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}
