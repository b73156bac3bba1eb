import { describe, expect, test } from "vitest";
import { parseSearch, serializeSearch } from "./search-params.ts";

describe("parseSearch and serializeSearch", () => {
  test.each(["?ref=1e3", "?kid=007&ref=true", "?ref=a%2Bb", ""])("round-trip %j", (text) => {
    expect(serializeSearch(parseSearch(text))).toBe(text);
  });

  test("omit absent values", () => {
    expect(serializeSearch({ kid: undefined, ref: "", from: "hub" })).toBe("?from=hub");
  });
});
