import { expect, test } from "vitest";
import { parseReturnPath } from "./return-path.ts";

const ORIGIN = "https://gifts.example";

test.each(["/", "/dashboard?kid=1", "/hub/rivera#wall", "/settings?x=//evil.example", "/a%2Fb"])(
  "accepts %s",
  (path) => {
    expect(parseReturnPath(path, ORIGIN)).toBe(path);
  },
);

test.each([
  "",
  "dashboard",
  "//evil.example",
  "///evil.example",
  "/\\evil.example",
  "\\\\evil.example",
  "/\t/evil.example",
  "/\n/evil.example",
  "/ /evil.example",
  "/./..//evil.example",
  "/..//evil.example",
  "https://evil.example",
  "https://gifts.example/dashboard",
  "javascript:alert(1)",
  "/api/auth/logout",
  "/trpc/kids.delete",
  "/api?x",
  `/${"a".repeat(3_000)}`,
])("rejects %j", (path) => {
  expect(parseReturnPath(path, ORIGIN)).toBeNull();
});

test("accepts paths of at most 2,048 characters", () => {
  const path = (length: number) => `/${"a".repeat(length - 1)}`;
  expect(parseReturnPath(path(2_048), ORIGIN)).toBe(path(2_048));
  expect(parseReturnPath(path(2_049), ORIGIN)).toBeNull();
});

test("returns null for an absent path", () => {
  expect(parseReturnPath(undefined, ORIGIN)).toBeNull();
});
