import { describe, expect, test } from "vitest";
import { parseSearch, stringifySearch } from "./search-params.ts";

describe("the query", () => {
  test.each(["?ref=1e3", "?kid=007&ref=true", "?ref=a%2Bb", ""])("keeps %j as it is", (text) => {
    expect(stringifySearch(parseSearch(text))).toBe(text);
  });

  test("leaves out what is not there", () => {
    expect(stringifySearch({ kid: undefined, ref: "", from: "hub" })).toBe("?from=hub");
  });
});
