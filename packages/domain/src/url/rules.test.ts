import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { completePaymentUrl, completeUrl, isSafeUrl } from "./rules.ts";
import { blankOrUrlSchema, normalizeUrl, urlSchema } from "./schema.ts";

const ofLength = (length: number) => `https://example.com/${"x".repeat(length - 20)}`;

describe("isSafeUrl", () => {
  test.each([
    "https://example.com",
    "http://example.com/a?b=c#d",
    "HTTPS://EXAMPLE.COM",
    "https://münchen.example/straße",
    "https://xn--mnchen-3ya.example",
    "https://例え.jp/贈り物",
    "https://example.com:8443/",
    "https://[2001:db8::1]/",
    "https://example.com/?q=a@b:c",
    ofLength(2_048),
  ])("accepts %s", (address) => {
    expect(isSafeUrl(address)).toBe(true);
  });

  test.each([
    "",
    "example.com",
    "//example.com",
    "/gift",
    "javascript:alert(1)",
    "JaVaScRiPt:alert(1)",
    "java\nscript:alert(1)",
    " javascript:alert(1)",
    "data:text/html,x",
    "ftp://example.com",
    "file:///etc/passwd",
    "mailto:ana@example.com",
    "https:example.com",
    "https:/example.com",
    "https:///example.com",
    "https:\\\\example.com",
    "https://",
    "https://?x",
    "https://ana@example.com",
    "https://ana:secret@example.com",
    "https://:secret@example.com",
    "https://exa mple.com",
    "https://example.com/a b",
    "https://example.com/\t",
    "https://example.com/\u0000",
    "https://example.com/\u202egnp.exe",
    "https://example.com/\ud800",
    "https://example.com:99999",
    "https://[::1",
    ofLength(2_049),
  ])("rejects %j", (address) => {
    expect(isSafeUrl(address)).toBe(false);
  });

  it("accepts only http and https URLs without credentials", () => {
    const address = fc.oneof(
      fc.webUrl(),
      fc.string({ unit: "binary" }),
      fc.string().map((rest) => `https://${rest}`),
      fc
        .tuple(fc.constantFrom("javascript:", "data:", "https:"), fc.string())
        .map((p) => p.join("")),
    );
    fc.assert(
      fc.property(address, (value) => {
        if (!isSafeUrl(value)) return;
        const url = new URL(value);
        expect(["http:", "https:"]).toContain(url.protocol);
        expect(url.username + url.password).toBe("");
        expect(urlSchema.parse(value)).toBe(normalizeUrl(value));
      }),
    );
  });
});

describe("completeUrl", () => {
  test.each([
    ["venmo.com/ana", "https://venmo.com/ana"],
    ["  venmo.com/ana ", "https://venmo.com/ana"],
    ["shop.example:8080/x", "https://shop.example:8080/x"],
    ["https://venmo.com/ana", "https://venmo.com/ana"],
    ["http://venmo.com", "http://venmo.com"],
    ["javascript:alert(1)", "javascript:alert(1)"],
    ["mailto:ana@example.com", "mailto:ana@example.com"],
    ["venmo.com?to=ana", "https://venmo.com?to=ana"],
    ["javascript:0\\.!", "javascript:0\\.!"],
    ["javascript:0.!", "javascript:0.!"],
    ["ana?x.y", "ana?x.y"],
    ["ana#x.y", "ana#x.y"],
    ["@ana", "@ana"],
    ["ana", "ana"],
    ["", ""],
    ["   ", ""],
  ])("completes %j to %j", (typed, expected) => {
    expect(completeUrl(typed)).toBe(expected);
  });

  it("never returns a javascript: URL as safe", () => {
    fc.assert(
      fc.property(fc.string(), (rest) => {
        const address = completeUrl(`javascript:${rest}`);
        // Digits after the colon are a port, so "javascript" is a host.
        if (address.startsWith("https://javascript:")) expect(rest).toMatch(/^\d/);
        else expect(isSafeUrl(address)).toBe(false);
      }),
    );
  });
});

test.each([
  ["Https://target.com", "https://target.com"],
  ["HTTPS://WWW.Target.com:8443/Gift?Q=A#B", "https://www.target.com:8443/Gift?Q=A#B"],
  ["http://MÜNCHEN.example", "http://mÜnchen.example"],
  ["Https://target.com?A=B", "https://target.com?A=B"],
  ["JavaScript:Alert(1)", "JavaScript:Alert(1)"],
  ["Ana", "Ana"],
])("normalizeUrl normalizes %j to %j", (typed, expected) => {
  expect(normalizeUrl(typed)).toBe(expected);
});

describe("URL schemas", () => {
  const sentences = (value: unknown) =>
    urlSchema.safeParse(value).error?.issues.map(({ message }) => message);

  it("trim the input", () => {
    expect(urlSchema.parse(" https://example.com ")).toBe("https://example.com");
  });

  it("return actionable error messages", () => {
    const sentence = "Enter a full web address that starts with https:// or http://.";
    for (const value of ["", "javascript:alert(1)", undefined, 7]) {
      expect(sentences(value)).toEqual([sentence]);
    }
    expect(sentences(ofLength(2_049))).toContain("Web address can be at most 2,048 characters.");
  });

  it("accept an empty optional URL, but no invalid one", () => {
    expect(blankOrUrlSchema.parse("  ")).toBe("");
    expect(blankOrUrlSchema.parse("https://example.com")).toBe("https://example.com");
    expect(blankOrUrlSchema.safeParse("javascript:alert(1)").success).toBe(false);
  });
});

test.each([
  [" @samokafor ", "https://venmo.com/samokafor"],
  ["@sam-okafor_2", "https://venmo.com/sam-okafor_2"],
  ["$samokafor", "https://cash.app/$samokafor"],
  ["cash.app/$samokafor", "https://cash.app/$samokafor"],
  ["venmo.com/ana", "https://venmo.com/ana"],
  ["$40", "$40"],
  ["@ana@example.com", "https://@ana@example.com"],
  ["ana", "ana"],
])("completes the payment handle %j to %j (rule: payment-handles)", (typed, expected) => {
  expect(completePaymentUrl(typed)).toBe(expected);
});
