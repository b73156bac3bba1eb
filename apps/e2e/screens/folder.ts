import { join, resolve } from "node:path";

const ROOT = resolve(import.meta.dirname, "../../..");

/** Folder for all screenshots and their gallery page. Default .screens, which Git ignores. */
export const SCREENSHOTS_FOLDER = resolve(ROOT, process.env.SCREENS_DIR ?? ".screens");

export const DOCS_SCREENSHOTS_FOLDER = join(ROOT, "docs/screens");

/**
 * Returns the name of the folder for a user flow's screenshots. "hub: a family of two" becomes "hub-a-family-of-two".
 */
export function getSceneSlug(scene: string): string {
  return scene
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}
