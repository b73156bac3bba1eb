import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { PARENT_ERRORS } from "../sentences/parents.ts";
import {
  formatFamilyUrlWhileTyping,
  normalizeFamilyUrl,
  parseFamilyUrl,
  RESERVED_FAMILY_URLS,
  suggestFamilyUrl,
} from "./rules.ts";

describe("normalizeFamilyUrl", () => {
  test.each([
    ["rivera", "rivera"],
    ["  Rivera  ", "rivera"],
    ["The Riveras", "the-riveras"],
    ["o'brien & co", "o-brien---co"],
    ["josé", "jos-"],
    ["rivera_2", "rivera-2"],
    ["🎁", "-"],
    ["a/b?c#d", "a-b-c-d"],
    ["\u00a0rivera\t", "rivera"],
    ["", ""],
  ])("normalizes %j to %j", (raw, expected) => {
    expect(normalizeFamilyUrl(raw)).toBe(expected);
  });

  it("returns only a-z, 0-9 and hyphens, and is idempotent", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (raw) => {
        const once = normalizeFamilyUrl(raw);
        expect(once).toMatch(/^[a-z0-9-]*$/);
        expect(normalizeFamilyUrl(once)).toBe(once);
      }),
    );
  });
});

describe("formatFamilyUrlWhileTyping", () => {
  test.each([
    ["Okáfor & Co.", "okafor-co-"],
    ["okafor ", "okafor-"],
    [" The Rivera's", "the-rivera-s"],
    ["Løvås", "lovas"],
    ["李", ""],
    ["", ""],
  ])("turns %j into %j", (raw, expected) => {
    expect(formatFamilyUrlWhileTyping(raw)).toBe(expected);
  });

  it("is idempotent, and leaves letters, digits and single hyphens unchanged", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (raw) => {
        const once = formatFamilyUrlWhileTyping(raw);
        expect(once).toMatch(/^(?!-)(?!.*--)[a-z0-9-]*$/);
        expect(formatFamilyUrlWhileTyping(once)).toBe(once);
      }),
    );
  });
});

describe("parseFamilyUrl", () => {
  test.each(["abc", "a--", "123", "x".repeat(63), "Rivera Family", "-a-"])("accepts %j", (raw) => {
    expect(parseFamilyUrl(raw)).toEqual({ ok: true, familyUrl: normalizeFamilyUrl(raw) });
  });

  test.each([
    ["", PARENT_ERRORS.familyUrlRequired],
    ["   ", PARENT_ERRORS.familyUrlRequired],
    ["ab", "A family URL needs at least 3 characters."],
    ["---", "A family URL needs at least one letter or number."],
    ["éèê", "A family URL needs at least one letter or number."],
    ["x".repeat(64), "A family URL can be at most 63 characters."],
    ["demo", "We keep this URL for ourselves. Please choose another."],
    [" DEMO ", "We keep this URL for ourselves. Please choose another."],
    ["privacy policy", "We keep this URL for ourselves. Please choose another."],
  ])("rejects %j", (raw, message) => {
    expect(parseFamilyUrl(raw)).toEqual({ ok: false, message });
  });

  it("returns the specified message for an empty value", () => {
    expect(PARENT_ERRORS.familyUrlRequired).toBe("Family URL cannot be empty");
  });

  it("rejects every reserved family URL in normalized form", () => {
    for (const reserved of RESERVED_FAMILY_URLS) {
      expect(normalizeFamilyUrl(reserved)).toBe(reserved);
      expect(parseFamilyUrl(reserved).ok).toBe(false);
    }
  });

  test.each([
    "signup hub terms privacy privacy-policy cookies about pricing",
    "dashboard settings subscription referrals onboarding api www admin demo",
  ])("reserves the app path %s", (paths) => {
    for (const path of paths.split(" ")) expect(RESERVED_FAMILY_URLS.has(path)).toBe(true);
  });
});

describe("suggestFamilyUrl (rule: family-url-suggested)", () => {
  test.each([
    ["Okáfor", "okafor"],
    ["Müller-Lüdenscheidt", "muller-ludenscheidt"],
    ["Øst Łukasz", "ost-lukasz"],
    ["Groß", "gross"],
    ["O’Brien", "obrien"],
    ["de la  Cruz Jr.", "de-la-cruz-jr"],
    ["Li", "li-family"],
    ["Support", "support-family"],
    ["山田", ""],
    ["", ""],
    ["x".repeat(70), ""],
  ])("suggests %j for %j", (lastName, expected) => {
    expect(suggestFamilyUrl(lastName)).toBe(expected);
  });

  it("suggests only valid family URLs", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (lastName) => {
        const familyUrl = suggestFamilyUrl(lastName);
        expect(familyUrl === "" || parseFamilyUrl(familyUrl).ok).toBe(true);
      }),
    );
  });
});
