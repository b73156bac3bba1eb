import { describe, expect, test } from "vitest";
import { parseSearch, stringifySearch } from "./search-params.ts";

describe("parseSearch and stringifySearch", () => {
  test.each(["?ref=1e3", "?kid=007&ref=true", "?ref=a%2Bb", ""])("preserve %j", (text) => {
    expect(stringifySearch(parseSearch(text))).toBe(text);
  });

  test("omit absent values", () => {
    expect(stringifySearch({ kid: undefined, ref: "", from: "hub" })).toBe("?from=hub");
  });
});
