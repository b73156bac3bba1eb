import { expect, it } from "vitest";
import {
  getWishFormValues,
  UNLIMITED_QUANTITY_VALUE,
  validateNewWish,
  validateWish,
} from "./wish-form.ts";

const EMPTY = getWishFormValues();

it("completes a pasted URL", () => {
  const typed = { ...EMPTY, name: " Blocks ", url: "shop.example/blocks", price: "$40" };
  expect(validateNewWish("k1", typed)).toEqual({
    ok: true,
    input: {
      kidId: "k1",
      name: "Blocks",
      url: "https://shop.example/blocks",
      price: "$40",
      description: null,
      imageUrl: null,
      occasionId: null,
      quantity: 1,
      priority: "medium",
      isActivity: false,
      fetchesPicture: true,
    },
  });
});

it("sends an activity's goal and slot, and no price", () => {
  const swim = { ...EMPTY, isActivity: true, name: "Swimming", price: "$9", fundingGoal: "120.50" };
  expect(validateNewWish("k1", { ...swim, isPriority: true, slot: 2 })).toEqual({
    ok: true,
    input: {
      kidId: "k1",
      name: "Swimming",
      url: null,
      description: null,
      imageUrl: null,
      occasionId: null,
      priority: "medium",
      isActivity: true,
      fundingGoal: 120.5,
      isPriority: true,
      priorityOrder: 2,
    },
  });
});

it("sends an activity's total only after a change (rule: activity-funding)", () => {
  const swim = { ...EMPTY, isActivity: true, name: "Swimming" };
  const open = { ...swim, fundingReceived: "90", fundingBefore: "90" };
  expect(validateWish("i1", open)).not.toHaveProperty("input.fundingReceived");
  const changed = (fundingReceived: string) => validateWish("i1", { ...open, fundingReceived });
  expect(changed("110.5")).toHaveProperty("input.fundingReceived", 110.5);
  expect(changed(" ")).toHaveProperty("input.fundingReceived", 0);
  expect(changed("-1")).toMatchObject({
    ok: false,
    problems: { fundingReceived: expect.stringContaining("$0") },
  });
  expect(validateNewWish("k1", { ...swim, fundingReceived: "20" })).toHaveProperty(
    "input.fundingReceived",
    20,
  );
});

it.each([
  [{ ...EMPTY, url: "https://shop.example" }, ["name"]],
  [{ ...EMPTY, name: "Blocks", url: "javascript:alert(1)" }, ["url"]],
  [{ ...EMPTY, name: "Blocks", url: "a.example", price: "9".repeat(41) }, ["price"]],
  [{ ...EMPTY, isActivity: true, name: "Swim", fundingGoal: "-1" }, ["fundingGoal"]],
  [{ ...EMPTY, isActivity: true, name: "Swim", fundingGoal: "1.005" }, ["fundingGoal"]],
])("reports the invalid fields of %o", (typed, fields) => {
  const checked = validateNewWish("k1", typed);
  expect(checked.ok ? [] : Object.keys(checked.problems)).toEqual(fields);
});

it("makes a gift without a URL an idea, also a draft and an edited gift (rule: ideas)", () => {
  const idea = { name: "Any puzzle", url: null, isIdea: true };
  const typed = { ...EMPTY, name: "Any puzzle", url: " " };
  expect(validateNewWish("k1", typed)).toMatchObject({ ok: true, input: idea });
  expect(validateNewWish("k1", { ...typed, isDraft: true })).toMatchObject({ input: idea });
  expect(validateWish("i1", typed)).toMatchObject({ ok: true, input: idea });
  const gift = { ...typed, url: "shop.example/puzzle" };
  expect(validateWish("i1", gift)).not.toHaveProperty("input.isIdea");
  expect(validateWish("i1", { ...typed, isActivity: true })).not.toHaveProperty("input.isIdea");
});

it("sends the number of wished units, and null for any number (rule: pieces)", () => {
  const typed = { ...EMPTY, name: "Blocks", url: "shop.example/blocks" };
  expect(validateNewWish("k1", { ...typed, quantity: "3" })).toHaveProperty("input.quantity", 3);
  const any = { ...typed, quantity: UNLIMITED_QUANTITY_VALUE };
  expect(validateWish("i1", any)).toHaveProperty("input.quantity", null);
  expect(validateWish("i1", { ...any, isActivity: true })).not.toHaveProperty("input.quantity");
});
