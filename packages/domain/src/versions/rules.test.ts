import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { mapKidSizes } from "../kids/size-rules.ts";
import { mapKidTexts } from "../kids/texts.ts";
import type { UpdateView } from "../updates/schema.ts";
import { getUnitPurchaseFields } from "../wishlist/pieces.ts";
import type { WishlistItemView } from "../wishlist/schema.ts";
import { addCoupledFields, findEditConflicts, getResourceVersion } from "./rules.ts";

const update: UpdateView = {
  id: "u1",
  title: "First day",
  content: "She ran in.",
  imageUrl: null,
  imageWidth: null,
  imageHeight: null,
  createdAt: "2026-01-01T00:00:00.000Z",
};

function edit(stored: UpdateView, version: string, asked: object) {
  return findEditConflicts("update", { version, stored, asked });
}
const version = getResourceVersion("update", update);

describe("findEditConflicts", () => {
  test("accepts an edit of unchanged fields, regardless of other changes", () => {
    const stored = { ...update, title: "Kindergarten" };
    expect(edit(stored, version, { content: "And never looked back." })).toBeNull();
  });

  test("returns the conflicting field with both values", () => {
    const stored = { ...update, title: "Kindergarten" };
    const changed = edit(stored, version, { title: "School", content: "New" });
    expect(changed).toMatchObject({
      mine: { title: "School" },
      theirs: { title: "Kindergarten" },
    });
    expect(edit(stored, changed?.version ?? "", { title: "School" })).toBeNull();
  });

  test("accepts an already stored value", () => {
    expect(edit({ ...update, title: "School" }, version, { title: "School" })).toBeNull();
  });

  test("returns a retry version that covers only the reported conflict", () => {
    const stored = { ...update, title: "Kindergarten", content: "Theirs" };
    const again = edit(stored, version, { title: "School" })?.version ?? "";
    expect(edit(stored, again, { content: "Mine" })).toMatchObject({
      theirs: { content: "Theirs" },
    });
  });

  test("treats every field as changed for an unknown version", () => {
    expect(edit(update, "old", { title: "School" })?.version).toBe(version);
    expect(edit(update, "old", { title: update.title })).toBeNull();
  });

  test("treats month and day as one value", () => {
    const kid = {
      id: "k1",
      firstName: "Emma",
      birthdayMonth: 3,
      birthdayDay: 14,
      secondDayName: null,
      secondDayMonth: null,
      secondDayDay: null,
      ...mapKidTexts(() => null),
      avatarUrl: null,
      keepsSurprises: false,
      ...mapKidSizes(() => null),
      showsSizes: false,
      sizesCheckedAt: null,
      createdAt: update.createdAt,
    };
    const changed = findEditConflicts("kid", {
      version: getResourceVersion("kid", kid),
      stored: { ...kid, birthdayMonth: 4 },
      asked: { birthdayMonth: 3, birthdayDay: 20 },
    });
    expect(changed?.mine).toEqual({ birthdayMonth: 3, birthdayDay: 20 });
    expect(changed?.theirs).toEqual({ birthdayMonth: 4, birthdayDay: 14 });
    expect([...addCoupledFields(new Set(["birthdayDay", "bio"]))].sort()).toEqual([
      "bio",
      "birthdayDay",
      "birthdayMonth",
    ]);
  });

  test("reports exactly the fields changed to different values by both", () => {
    const item: WishlistItemView = {
      id: "i1",
      name: "Train",
      url: null,
      price: null,
      description: null,
      priority: "medium",
      imageUrl: null,
      ...getUnitPurchaseFields(undefined),
      state: "shown",
      isPriority: false,
      isActivity: false,
      isIdea: false,
      fundingGoal: null,
      fundingReceived: 0,
      priorityOrder: null,
      createdAt: update.createdAt,
    };
    const texts = fc.record(
      {
        name: fc.constantFrom("Train", "Bus", "Plane"),
        price: fc.constantFrom(null, "$5", "$25"),
        description: fc.constantFrom(null, "red", "bluish"),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(texts, texts, (theirs, asked) => {
        const stored = { ...item, ...theirs };
        const changed = findEditConflicts("wishlistItem", {
          version: getResourceVersion("wishlistItem", item),
          stored,
          asked,
        });
        const both = (["name", "price", "description"] as const).filter(
          (field) =>
            asked[field] !== undefined &&
            stored[field] !== item[field] &&
            stored[field] !== asked[field],
        );
        expect(Object.keys(changed?.theirs ?? {})).toEqual(both);
      }),
    );
  });
});
