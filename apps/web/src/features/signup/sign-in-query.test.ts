import { describe, expect, test } from "vitest";
import { getSignInUrl, parseSignInFailureReason } from "./sign-in-query.ts";

describe("getSignInUrl", () => {
  test.each([
    [{}, "/api/login"],
    [{ ref: "A1B2" }, "/api/login?ref=A1B2"],
    [{ trial: "true" }, "/api/login?trial=true"],
    [{ from: "hub", ref: "x y&z" }, "/api/login?ref=x+y%26z&from=hub"],
    [{ returnTo: "/dashboard", utm_source: "mail" }, "/api/login"],
    [{ ref: "" }, "/api/login"],
  ])("returns for %j: %s", (search, expected) => {
    expect(getSignInUrl(search)).toBe(expected);
  });
});

describe("parseSignInFailureReason", () => {
  test.each([
    ["cancelled", "cancelled"],
    ["expired", "expired"],
    ["<script>", "failed"],
    [undefined, "failed"],
  ])("returns for %j: %s", (value, expected) => {
    expect(parseSignInFailureReason(value)).toBe(expected);
  });
});
