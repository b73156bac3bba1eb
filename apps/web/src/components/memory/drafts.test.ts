import { afterEach, describe, expect, it } from "vitest";
import { deleteDraft, readDraftOrDefault, saveDraft, saveDraftChanges } from "./drafts.ts";

const start = { name: "", isAnonymous: false };
const KEY = "giftling:draft purchase bike";

afterEach(() => window.sessionStorage.clear());

describe("dialog drafts (rule: sheet-drafts)", () => {
  it("restores a draft by subject until it is deleted", () => {
    saveDraft("purchase bike", { name: "Nana Vera", isAnonymous: true });
    expect(readDraftOrDefault("purchase bike", start)).toEqual({
      name: "Nana Vera",
      isAnonymous: true,
    });
    expect(readDraftOrDefault("purchase kite", start)).toBe(start);
    deleteDraft("purchase bike");
    expect(readDraftOrDefault("purchase bike", start)).toBe(start);
  });

  it.each([null, "{broken", "3", '"text"'])("ignores the stored value %s", (text) => {
    if (text !== null) window.sessionStorage.setItem(KEY, text);
    expect(readDraftOrDefault("purchase bike", start)).toEqual(start);
  });

  it("restores only existing fields of the same type", () => {
    window.sessionStorage.setItem(KEY, '{"name":3,"isAnonymous":true,"admin":true}');
    expect(readDraftOrDefault("purchase bike", start)).toEqual({ name: "", isAnonymous: true });
  });

  it("stores only changed fields, and nothing when unchanged", () => {
    saveDraftChanges("edit bike", { name: "Bike", note: "red" }, { name: "Kite", note: "red" });
    expect(readDraftOrDefault("edit bike", { name: "Bike", note: "blue by now" })).toEqual({
      name: "Kite",
      note: "blue by now",
    });
    saveDraftChanges("edit bike", { name: "Bike", note: "red" }, { name: "Bike", note: "red" });
    expect(window.sessionStorage).toHaveLength(0);
  });
});
