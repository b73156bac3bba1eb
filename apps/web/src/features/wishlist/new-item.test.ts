import { expect, it } from "vitest";
import { checkItem, EMPTY_ITEM } from "./new-item.ts";

it("completes a pasted address and asks for a plain item", () => {
  const typed = { ...EMPTY_ITEM, name: " Blocks ", url: "shop.example/blocks", price: "$40" };
  expect(checkItem("k1", typed)).toEqual({
    ok: true,
    input: expect.objectContaining({
      kidId: "k1",
      name: "Blocks",
      url: "https://shop.example/blocks",
      price: "$40",
      description: null,
      priority: "medium",
      isActivity: false,
    }),
  });
});

it.each([
  [{ ...EMPTY_ITEM, url: "https://shop.example" }, ["name"]],
  [{ ...EMPTY_ITEM, name: "Blocks" }, ["url"]],
  [{ ...EMPTY_ITEM, name: "Blocks", url: "javascript:alert(1)" }, ["url"]],
  [{ ...EMPTY_ITEM, name: "Blocks", url: "a.example", price: "9".repeat(41) }, ["price"]],
])("names the fields that are wrong in %o", (typed, fields) => {
  const checked = checkItem("k1", typed);
  expect(checked.ok ? [] : Object.keys(checked.problems)).toEqual(fields);
});
