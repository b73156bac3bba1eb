import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  createWishlistItemInput,
  fetchPreviewInput,
  formatProductPreviewPrice,
  PRODUCT_PREVIEW_ERRORS,
  parsePrice,
  sanitizeLine,
  TEXT_LIMITS,
} from "../index.ts";

describe("fetchPreviewInput", () => {
  test("accepts only a URL", () => {
    expect(fetchPreviewInput.parse({ url: " https://shop.example/train " })).toEqual({
      url: "https://shop.example/train",
    });
    for (const url of ["", "shop.example", "ftp://shop.example/", "https://me:pw@shop.example/"]) {
      expect(fetchPreviewInput.safeParse({ url }).success, url).toBe(false);
    }
    const more = { url: "https://shop.example/", kidId: "1" };
    expect(fetchPreviewInput.safeParse(more).success).toBe(false);
  });
});

describe("formatProductPreviewPrice", () => {
  test.each([
    [24.99, "USD", "$24.99"],
    ["24.99", "usd", "$24.99"],
    ["30.00", "USD", "$30"],
    [1299, "USD", "$1,299"],
    ["1,299.00", "USD", "$1,299"],
    ["$24.99", null, "$24.99"],
    ["24.99 USD", null, "24.99"],
    ["24.99", null, "24.99"],
    ["19,90", "EUR", "€19.90"],
    ["1.299,00", "EUR", "€1,299.00"],
    ["1.299.000", "IDR", "IDR 1,299,000"],
    ["1’299.00", "CHF", "CHF 1,299.00"],
    ["from 9,90 €", "EUR", "€9.90"],
    [19.999, "USD", "$20"],
    ["1 299.00", "CAD", "CA$1,299.00"],
    [2400, "JPY", "¥2,400"],
    ["12.5", "dollars", "12.5"],
  ])("formats %s in %s as %s", (amount, currency, shown) => {
    expect(formatProductPreviewPrice(amount, currency)).toBe(shown);
  });

  test.each([
    0,
    "0",
    "0.00",
    "",
    "free",
    "-5",
    "$-5",
    "call us",
    "1.299",
    1e9,
    Number.NaN,
    Infinity,
  ])("finds no price in %s", (amount) => {
    expect(formatProductPreviewPrice(amount, "USD")).toBeNull();
  });

  test("returns a price that parsePrice reads back", () => {
    const currencies = fc.constantFrom("USD", "EUR", "CHF", "KWD", null);
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 99_999_999 }), currencies, (cents, currency) => {
        const shown = formatProductPreviewPrice((cents / 100).toFixed(2), currency);
        expect(parsePrice(shown ?? "")).toBe(cents / 100);
      }),
    );
  });

  test("returns at most the field's maximum length for any input", () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string(), fc.double()),
        fc.option(fc.string({ maxLength: 5 })),
        (amount, currency) => {
          expect((formatProductPreviewPrice(amount, currency) ?? "").length).toBeLessThanOrEqual(
            TEXT_LIMITS.price,
          );
        },
      ),
    );
  });
});

describe("sanitizeLine", () => {
  test("joins lines and removes unprintable characters", () => {
    expect(sanitizeLine("  Train\n\t set \u0000\u202e\ud800 ", 80)).toBe("Train set");
  });

  test("truncates between words with an ellipsis", () => {
    expect(sanitizeLine("Wooden train set with bridge", 20)).toBe("Wooden train set…");
    expect(sanitizeLine("x".repeat(30), 20)).toBe(`${"x".repeat(19)}…`);
    expect(sanitizeLine("😀".repeat(12), 20)).toBe(`${"😀".repeat(9)}…`);
  });

  test("returns a valid name and description for any input", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 800 }), (text) => {
        const name = sanitizeLine(text, TEXT_LIMITS.label) || "Gift";
        const description = sanitizeLine(text, TEXT_LIMITS.description);
        const item = { kidId: "1", name, url: "https://shop.example/", description };
        expect(createWishlistItemInput.safeParse(item).success).toBe(true);
      }),
    );
  });
});

test("has a short message with a next step for every reason", () => {
  for (const reason of Object.values(PRODUCT_PREVIEW_ERRORS)) {
    expect(reason).toMatch(/^[A-Z].*fill in the details yourself\.$/);
    expect(reason).not.toContain("!");
  }
});
