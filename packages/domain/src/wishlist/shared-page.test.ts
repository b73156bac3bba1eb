import { expect, test } from "vitest";
import { sharedGift } from "./shared-page.ts";

const KITE = "https://shop.example/kite?color=red&size=2";

test.each([
  [
    { url: KITE, title: "Box Kite" },
    { url: KITE, name: "Box Kite" },
  ],
  // Data as shared by Android.
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
  expect(sharedGift(shared)).toEqual(gift);
});

test("truncates a long title between words and removes unprintable characters", () => {
  const { name } = sharedGift({ title: `\u202E${"wonderful kite ".repeat(40)}` });
  expect(name.length).toBeLessThanOrEqual(120);
  expect(name).toMatch(/^wonderful kite .*…$/);
});
