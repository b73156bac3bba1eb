import { describe, expect, it, test } from "vitest";
import { purchaseInput } from "../gifts/purchases/schema.ts";
import { VISITOR_ERRORS } from "../sentences/giving.ts";
import { PARENT_ERRORS } from "../sentences/parents.ts";
import { createWishlistItemInput, updateWishlistItemInput } from "./schema.ts";

const item = { kidId: "k", name: "Blocks", url: "https://example.com" };
const activity = { kidId: "k", name: "Swimming", isActivity: true };
const idea = { kidId: "k", name: "Any puzzle", isIdea: true };
const problems = (body: object) =>
  createWishlistItemInput
    .safeParse(body)
    .error?.issues.map(({ path, message }) => [path.join("."), message]);

describe("createWishlistItemInput", () => {
  const rows: [string, object, [string, string] | null][] = [
    ["an item with an address", item, null],
    ["an item without one", { kidId: "k", name: "Blocks" }, ["url", PARENT_ERRORS.wishUrlRequired]],
    ["an idea", idea, null],
    [
      "an idea with an address",
      { ...item, isIdea: true },
      ["url", PARENT_ERRORS.ideaUrlNotAllowed],
    ],
    [
      "an idea that is an activity",
      { ...idea, isActivity: true },
      ["isIdea", PARENT_ERRORS.ideaActivityConflict],
    ],
    ["an item that is no idea", { ...idea, isIdea: false }, ["url", PARENT_ERRORS.wishUrlRequired]],
    ["an item with a blank one", { ...item, url: "  " }, ["url", PARENT_ERRORS.wishUrlRequired]],
    ["an activity without one", activity, null],
    ["an activity with a goal", { ...activity, fundingGoal: 200.5, fundingReceived: 20 }, null],
    ["an activity with a goal of 0", { ...activity, fundingGoal: 0 }, null],
    [
      "an item with a goal",
      { ...item, fundingGoal: 200 },
      ["fundingGoal", PARENT_ERRORS.fundingGoalNotAllowed],
    ],
    [
      "an item with funds",
      { ...item, fundingReceived: 1 },
      ["fundingReceived", PARENT_ERRORS.fundingGoalNotAllowed],
    ],
    ["an item with empty funds", { ...item, fundingGoal: null, fundingReceived: 0 }, null],
    [
      "an activity with a negative goal",
      { ...activity, fundingGoal: -1 },
      ["fundingGoal", "The amount can't be below $0."],
    ],
    [
      "an activity with a third decimal",
      { ...activity, fundingGoal: 1.005 },
      ["fundingGoal", "Enter an amount in dollars and cents."],
    ],
    [
      "an address that is a script",
      { ...item, url: "javascript:alert(1)" },
      ["url", "Enter a full web address that starts with https:// or http://."],
    ],
  ];
  test.each(rows)("%s", (_name, body, problem) => {
    expect(problems(body)).toEqual(problem === null ? undefined : [problem]);
  });

  it("accepts any text as a price", () => {
    const price = (text: string) => createWishlistItemInput.parse({ ...item, price: text }).price;
    expect(price(" about $30 ")).toBe("about $30");
    expect(price("")).toBeNull();
  });
});

describe("updateWishlistItemInput", () => {
  it("clears the URL on empty text, and leaves an absent one unchanged", () => {
    expect(updateWishlistItemInput.parse({ id: "w", url: "" })).toEqual({ id: "w", url: null });
    expect(updateWishlistItemInput.parse({ id: "w", url: null })).toEqual({ id: "w", url: null });
    expect(updateWishlistItemInput.parse({ id: "w" })).toEqual({ id: "w" });
  });
});

describe("purchaseInput", () => {
  test.each([
    [{ purchasedBy: "Rose" }, true],
    [{ purchasedBy: "Rose", isAnonymous: false }, true],
    [{ isAnonymous: true }, true],
    [{ purchasedBy: null, isAnonymous: true }, true],
    [{ purchasedBy: "", isAnonymous: true }, true],
    [{}, false],
    [{ purchasedBy: "  " }, false],
    [{ purchasedBy: null, isAnonymous: false }, false],
    [{ purchasedBy: "x".repeat(81) }, false],
    [{ purchasedBy: "x".repeat(80) }, true],
  ])("validates %j: %s", (body, expected) => {
    expect(purchaseInput.safeParse({ id: "w", ...body }).success).toBe(expected);
  });

  it("returns the specified message for a missing name", () => {
    expect(VISITOR_ERRORS.giverNameRequired).toBe(
      "Please enter your name or select 'Give anonymously'",
    );
    expect(purchaseInput.safeParse({ id: "w" }).error?.issues).toMatchObject([
      { message: VISITOR_ERRORS.giverNameRequired, path: ["purchasedBy"] },
    ]);
  });
});
