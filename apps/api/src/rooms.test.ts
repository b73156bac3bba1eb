import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";

/** Folders and files of `src`, from the top down: values are imported from further down only, types from anywhere. */
const ORDER = [
  "main",
  "app",
  "worker",
  "auth",
  "pages",
  "rest",
  "http",
  "procedures",
  "router",
  "features",
  "trpc",
  "idempotency",
  "context",
  "kid-reader",
  "hub-door",
  "find-session",
  "deps",
  "rate-limit",
  "shared-windows",
  "limited-look-ups",
  "memory-windows",
  "redis",
  "email",
  "stripe",
  "storage",
  "jobs",
  "turns",
  "errors",
  "crypto",
  "hub-cache",
  "json-text",
  "request-language",
  "cookie-value",
  "visits",
  "failures",
  "env",
  "loopback",
  "logging",
  "once",
];

/** The same for the folders and files of `features`. */
const FEATURES = [
  "hub",
  "mine",
  "wishlist",
  "gifts",
  "gratitude",
  "links",
  "updates",
  "followers",
  "kids",
  "family",
  "account",
  "billing",
  "priorities",
  "previews",
  "referrals",
  "pictures",
  "demo",
  "user",
  "plan-limits",
  "bounds",
  "as-owner",
  "own-kid",
  "versions",
  "csv",
];

/** An import or export of a value from a file beside it, or an import when it is needed. */
const VALUE_IMPORT =
  /^(?:import|export)\s+(?!type\b)(?:[^"';]*?\sfrom\s+)?"(\.[^"]+)"|\bimport\("(\.[^"]+)"\)/gm;

const roomOf = (file: string) => file.split(path.sep)[0]?.replace(/\.tsx?$/, "") ?? "";

/** The files that a file imports values from, as paths in `src`. */
function importedBy(file: string, source: string): string[] {
  const found = [...source.matchAll(VALUE_IMPORT)].map(([, here, later]) => here ?? later ?? "");
  return found.map((name) => path.join(path.dirname(file), name));
}

/** "a.ts imports b.ts" for each import in here that goes up, and "a.ts is not in ORDER" for a file that the order leaves out. */
function against(order: readonly string[], file: string, source: string): string[] {
  const room = roomOf(file);
  if (!order.includes(room)) return [`${file} is not in ORDER: put it where it belongs`];
  return importedBy(file, source)
    .filter((imported) => !imported.startsWith("..") && roomOf(imported) !== room)
    .filter((imported) => order.indexOf(roomOf(imported)) <= order.indexOf(room))
    .map((imported) => `${file} imports ${imported}`);
}

/** What is against the order in a folder, its tests left out. */
function wrongIn(folder: string, order: readonly string[]): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .filter((file) => !file.split(path.sep).includes("testing"))
    .flatMap((file) => against(order, file, readFileSync(path.join(folder, file), "utf8")));
}

const root = import.meta.dirname;

test("the API's folders import values one way: no loop", () => {
  expect(wrongIn(root, ORDER)).toEqual([]);
});

test("the features import values of each other one way: no loop", () => {
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
  ])("of a value that goes up is named: %j", (source) => {
    expect(wrongOf(source)).toEqual(["features/kids/router.ts imports router.ts"]);
  });

  test.each([
    'import type { AppRouter } from "../../router.ts";',
    'export type { AppRouter } from "../../router.ts";',
    'import { found } from "../../errors/app-error.ts";',
    'import { viewUser } from "../user/view-user.ts";',
    'import { z } from "zod";',
  ])("is fine: %j", (source) => {
    expect(wrongOf(source)).toEqual([]);
  });

  test("of a folder that the order does not know is named", () => {
    expect(wrongOf('import { a } from "../../attic/a.ts";')).toEqual([
      "features/kids/router.ts imports attic/a.ts",
    ]);
    expect(against(["errors"], "attic/a.ts", "")).toEqual([
      "attic/a.ts is not in ORDER: put it where it belongs",
    ]);
  });
});
