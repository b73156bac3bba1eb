import { join, resolve } from "node:path";

const ROOT = resolve(import.meta.dirname, "../../..");

/** Folder of all screenshots and of the page that shows them. Git ignores the default folder. */
export const SCREENSHOTS_FOLDER = resolve(ROOT, process.env.SCREENS_DIR ?? ".screens");

/** Folder of the committed screenshots. */
export const DOCS_SCREENSHOTS_FOLDER = join(ROOT, "docs/screens");

/** Returns the folder of a scene's screenshots in `FOLDER`: "hub: a family of two" → "hub-a-family-of-two". */
export function getSceneSlug(scene: string): string {
  return scene
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}
