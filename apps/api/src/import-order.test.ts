import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";

/**
 * Folders and files of `src` in import order. An entry can import values only from later entries, and types from any
 * entry.
 */
const ORDER = [
  "commands",
  "main",
  "setup-app",
  "app",
  "http",
  "worker",
  "features",
  "trpc",
  "access",
  "services",
  "counting",
  "limits",
  "cache",
  "core",
];

/** Folders and files of `features` in import order. */
const FEATURES = [
  "router",
  "hub",
  "mine",
  "wall",
  "family",
  "gifts",
  "account",
  "passkeys",
  "push",
  "sign-up-invites",
  "kids",
  "links",
  "proposals",
  "wishlist",
  "occasions",
  "billing",
  "referrals",
  "thank-yous",
  "updates",
  "followers",
  "people",
  "priorities",
  "webhooks",
  "previews",
  "pictures",
  "demo",
  "user",
];

/** Pattern of an import or export of values from a relative path, including dynamic imports. */
const VALUE_IMPORT =
  /^(?:import|export)\s+(?!type\b)(?:[^"';]*?\sfrom\s+)?"(\.[^"]+)"|\bimport\("(\.[^"]+)"\)/gm;

const getFolder = (file: string) => file.split(path.sep)[0]?.replace(/\.tsx?$/, "") ?? "";

/** Returns the paths of the files from which a file imports values, relative to the checked folder. */
function importedBy(file: string, source: string): string[] {
  const found = [...source.matchAll(VALUE_IMPORT)].map(([, here, later]) => here ?? later ?? "");
  return found.map((name) => path.join(path.dirname(file), name));
}

/**
 * Returns the violations of `order` in one file. An import of an earlier entry results in "a.ts imports b.ts". A file
 * that is not in `order` results in "a.ts is not in ORDER".
 */
function against(order: readonly string[], file: string, source: string): string[] {
  const folder = getFolder(file);
  if (!order.includes(folder)) return [`${file} is not in ORDER: put it where it belongs`];
  return importedBy(file, source)
    .filter((imported) => !imported.startsWith("..") && getFolder(imported) !== folder)
    .filter((imported) => order.indexOf(getFolder(imported)) <= order.indexOf(folder))
    .map((imported) => `${file} imports ${imported}`);
}

/** Returns the violations of `order` in all files of a folder, excluding tests. */
function wrongIn(folder: string, order: readonly string[]): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .filter((file) => !file.split(path.sep).includes("testing"))
    .flatMap((file) => against(order, file, readFileSync(path.join(folder, file), "utf8")));
}

const root = import.meta.dirname;

test("imports values between the API's folders in one direction", () => {
  expect(wrongIn(root, ORDER)).toEqual([]);
});

test("imports values between the features in one direction", () => {
  expect(wrongIn(path.join(root, "features"), FEATURES)).toEqual([]);
});

describe("an import", () => {
  const wrongOf = (source: string) =>
    against(["router", "features", "errors"], "features/kids/router.ts", source);

  test.each([
    'import { appRouter } from "../../router.ts";',
    'import {\n  type AppRouter,\n  appRouter,\n} from "../../router.ts";',
    'export * from "../../router.ts";',
    'import "../../router.ts";',
    'const { appRouter } = await import("../../router.ts");',
  ])("is reported for a value from a higher layer: %j", (source) => {
    expect(wrongOf(source)).toEqual(["features/kids/router.ts imports router.ts"]);
  });

  test.each([
    'import type { AppRouter } from "../../router.ts";',
    'export type { AppRouter } from "../../router.ts";',
    'import { found } from "../../errors/app-error.ts";',
    'import { viewUser } from "../user/view-user.ts";',
    'import { z } from "zod";',
  ])("is allowed: %j", (source) => {
    expect(wrongOf(source)).toEqual([]);
  });

  test("is reported for an unknown folder", () => {
    expect(wrongOf('import { a } from "../../attic/a.ts";')).toEqual([
      "features/kids/router.ts imports attic/a.ts",
    ]);
    expect(against(["errors"], "attic/a.ts", "")).toEqual([
      "attic/a.ts is not in ORDER: put it where it belongs",
    ]);
  });
});
