import { afterEach, describe, expect, it } from "vitest";
import { draftOr, forgetDraft, keepChanges, keepDraft } from "./drafts.ts";

const start = { name: "", isAnonymous: false };
const KEY = "giftling:draft purchase bike";

afterEach(() => window.sessionStorage.clear());

describe("drafts of dialogs (rule: sheet-drafts)", () => {
  it("are restored by subject until they are sent", () => {
    keepDraft("purchase bike", { name: "Nana Vera", isAnonymous: true });
    expect(draftOr("purchase bike", start)).toEqual({ name: "Nana Vera", isAnonymous: true });
    expect(draftOr("purchase kite", start)).toBe(start);
    forgetDraft("purchase bike");
    expect(draftOr("purchase bike", start)).toBe(start);
  });

  it.each([null, "{broken", "3", '"text"'])("treats %s as none", (text) => {
    if (text !== null) window.sessionStorage.setItem(KEY, text);
    expect(draftOr("purchase bike", start)).toEqual(start);
  });

  it("restores existing fields of the same type", () => {
    window.sessionStorage.setItem(KEY, '{"name":3,"isAnonymous":true,"admin":true}');
    expect(draftOr("purchase bike", start)).toEqual({ name: "", isAnonymous: true });
  });

  it("stores changed fields, and nothing when unchanged", () => {
    keepChanges("edit bike", { name: "Bike", note: "red" }, { name: "Kite", note: "red" });
    expect(draftOr("edit bike", { name: "Bike", note: "blue by now" })).toEqual({
      name: "Kite",
      note: "blue by now",
    });
    keepChanges("edit bike", { name: "Bike", note: "red" }, { name: "Bike", note: "red" });
    expect(window.sessionStorage).toHaveLength(0);
  });
});
