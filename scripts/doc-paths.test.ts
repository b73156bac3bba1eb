import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "..");
const files = execFileSync("git", ["ls-files"], { cwd: root, encoding: "utf8" }).split("\n");

/**
 * Documents about the current code. Decision records are excluded, because they can name paths that no longer exist.
 */
const DOCUMENTS = files.filter((file) => /^(README|CONTRIBUTING|docs\/[\w-]+)\.md$/.test(file));

/** Returns whether a tracked file or folder has this path, relative to the root or to any other folder. */
const exists = (path: string): boolean =>
  files.some((file) => file === path || file.startsWith(`${path}/`) || file.endsWith(`/${path}`));

/**
 * Returns the code spans of a text that are paths of TypeScript or SQL files, or that start with a folder such as
 * `apps`.
 */
function findPaths(text: string): string[] {
  const spans = [...text.matchAll(/`([\w.$@/-]+)`/g)].map(([, span = ""]) => span);
  return spans
    .filter((span) => /\/.*\.(tsx?|sql)$|^(apps|packages|scripts|docs|deploy)\//.test(span))
    .map((span) => span.replace(/\/$/, ""));
}

test.each(DOCUMENTS)("%s names existing paths", (document) => {
  const paths = findPaths(readFileSync(join(root, document), "utf8"));
  expect(paths.filter((path) => !exists(path))).toEqual([]);
});

test("finds a path that does not exist", () => {
  const paths = findPaths("See `apps/api/src/attic` and `gifts/none.ts`, not `GET /api/kids`.");
  expect(paths).toEqual(["apps/api/src/attic", "gifts/none.ts"]);
  expect(paths.filter(exists)).toEqual([]);
});
