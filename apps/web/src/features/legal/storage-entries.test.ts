import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import {
  PERSISTENT_STORAGE_ENTRIES,
  SESSION_STORAGE_ENTRIES,
} from "@giftling/messages/legal/storage-entries";
import { expect, test } from "vitest";

const WEB = join(import.meta.dirname, "../../..");
const DOMAIN = join(WEB, "../../packages/domain/src");

/** Returns the names and contents of a folder's source files, except test files. */
const readSources = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.(ts|tsx|js)$/.test(file) && !/\.test\.|testing\//.test(file))
    .map((file) => ({ file, text: readFileSync(join(folder, file), "utf8") }));

const sources = [join(WEB, "src"), join(WEB, "public"), DOMAIN].flatMap(readSources);

/** Names of events and performance marks, which are not stored in the browser. */
const NOT_STORED = /^giftling:(step-back|family-over|starting|started|failed)?$/;

test("lists all browser storage of the app on the cookie page", () => {
  const named = [...PERSISTENT_STORAGE_ENTRIES, ...SESSION_STORAGE_ENTRIES].flatMap(
    ({ keys }) => keys,
  );
  const used = sources.flatMap(({ text }) =>
    [...text.matchAll(/["'`](giftling(?::|-offline)[\w-]*)/g)].map(([, key = ""]) => key),
  );
  const keys = new Set(used.filter((key) => !NOT_STORED.test(key)));
  expect(keys.size).toBeGreaterThan(15);
  expect([...keys].filter((key) => !named.some((name) => key.startsWith(name)))).toEqual([]);
  // Storage keys that the router writes.
  const others = ["tsr-scroll-restoration"];
  expect(named.filter((name) => ![...keys, ...others].some((key) => key.startsWith(name)))).toEqual(
    [],
  );
});

test("writes to browser storage without a typed key only in the allowed files", () => {
  const direct = /\.setItem\(|caches\.open\(|indexedDB|document\.cookie/;
  expect(
    sources
      .filter(({ text }) => direct.test(text))
      .map(({ file }) => file)
      .sort(),
  ).toEqual(["components/memory/browser-storage.ts", "recorded-gift.js", "service-worker.js"]);
});
