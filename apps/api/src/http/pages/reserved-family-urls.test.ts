import { normalizeFamilyUrl, parseFamilyUrl, RESERVED_FAMILY_URLS } from "@giftling/domain";
import { expect, test } from "vitest";
import { createTestApp } from "../../testing/app.ts";

test("reserves the app's first path segments (rule: family-url)", async () => {
  const paths: string[] = [];
  const world = await createTestApp({}, { onRoute: ({ url }) => void paths.push(url) });
  await world.close();
  const segments = new Set(paths.map((path) => path.split("/")[1] ?? ""));
  const named = [...segments].filter((segment) => /^[a-z]/.test(segment)).map(normalizeFamilyUrl);
  expect(named).toEqual(expect.arrayContaining(["api", "hub", "media", "sign-in-failed"]));
  expect(named.filter((segment) => !RESERVED_FAMILY_URLS.has(segment))).toEqual([]);
  for (const segment of named) expect(parseFamilyUrl(segment).ok).toBe(false);
});
