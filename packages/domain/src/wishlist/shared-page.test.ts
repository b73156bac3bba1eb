import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { fetchPreviewInput } from "../product-preview/schema.ts";
import { getSharedWish, SHARED_PAGE_FIELDS } from "./shared-page.ts";

const KITE = "https://shop.example/kite?color=red&size=2";

test.each([
  [
    { url: KITE, title: "Box Kite" },
    { url: KITE, name: "Box Kite" },
  ],
  // Data in the form that Android shares.
  [
    { text: KITE, title: "Box Kite" },
    { url: KITE, name: "Box Kite" },
  ],
  [{ text: `Check this out: ${KITE}` }, { url: KITE, name: "Check this out:" }],
  [{ title: `Box Kite ${KITE}` }, { url: KITE, name: "Box Kite" }],
  [{ url: "shop.example/kite" }, { url: "https://shop.example/kite", name: "" }],
  [
    { url: "javascript:alert(1)", title: "Kite" },
    { url: null, name: "Kite" },
  ],
  [{ text: "A red kite" }, { url: null, name: "A red kite" }],
  [{}, { url: null, name: "" }],
])("parses %j", (shared, gift) => {
  expect(getSharedWish(shared)).toEqual({ ...gift, page: null });
});

test("truncates a long title between words and removes unprintable characters", () => {
  const { name } = getSharedWish({ title: `\u202E${"wonderful kite ".repeat(40)}` });
  expect(name.length).toBeLessThanOrEqual(120);
  expect(name).toMatch(/^wonderful kite .*…$/);
});

describe("a page that the bookmarklet read", () => {
  test("becomes a product with its price and picture", () => {
    const image = "https://cdn.example/kite.jpg";
    const shared = {
      url: KITE,
      title: "Shop",
      name: "Box Kite &amp; string | shop.example",
      image,
    };
    expect(getSharedWish({ ...shared, price: "24.50", currency: "USD" }).page).toEqual({
      name: "Box Kite & string",
      price: "$24.50",
      imageUrl: image,
    });
    expect(getSharedWish({ ...shared, price: "19,90", currency: "EUR" }).page?.price).toBe(
      "€19.90",
    );
    expect(getSharedWish({ ...shared, price: "free" }).page?.price).toBeNull();
  });

  test.each(["", "Robot or human?", "Access Denied", "shop.example", " \u202E&#55296; "])(
    "is read by the server if its name is %j",
    (name) => {
      expect(getSharedWish({ url: KITE, title: "Kite", name }).page).toBeNull();
    },
  );

  test.each([
    "javascript:alert(1)",
    "data:image/png;base64,AA",
    "//cdn.example/a",
    "https://a:b@c.example/",
  ])("has no picture at %j", (image) => {
    expect(getSharedWish({ url: KITE, name: "Kite", image }).page).toEqual({
      name: "Kite",
      price: null,
      imageUrl: null,
    });
  });

  test("is valid input for the server, whatever it contains", () => {
    const text = fc.oneof(fc.string({ unit: "binary", maxLength: 400 }), fc.webUrl(), fc.string());
    const fields = Object.fromEntries(SHARED_PAGE_FIELDS.map((field) => [field, text]));
    fc.assert(
      fc.property(fc.record(fields), (shared) => {
        const { url, page } = getSharedWish({ ...shared, url: KITE });
        expect(fetchPreviewInput.safeParse({ url, page: page ?? undefined }).success).toBe(true);
      }),
    );
  });
});
