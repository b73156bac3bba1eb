import { describe, expect, it } from "vitest";
import { mergeMovedIds, moveIdToPosition, sortByIds } from "./entry-order.ts";

describe("custom order (rule: own-order)", () => {
  const entries = ["a", "b", "c", "d"].map((id) => ({ id }));
  const idsOf = (list: readonly { id: string }[]) => list.map(({ id }) => id).join("");

  it("sorts the given entries first, and preserves the order of the rest", () => {
    expect(idsOf(sortByIds(entries, ["c", "gone", "a"]))).toBe("cabd");
    expect(idsOf(sortByIds(entries, []))).toBe("abcd");
  });

  it("moves some entries and leaves the others in place", () => {
    expect(
      mergeMovedIds({ read: () => ["a", "x", "b", "c", "y"].map((id) => ({ id })) }, [
        "c",
        "a",
        "b",
      ]),
    ).toEqual(["c", "x", "a", "b", "y"]);
  });

  it("moves an entry to any position", () => {
    expect(moveIdToPosition(["a", "b", "c"], "c", 0)).toEqual(["c", "a", "b"]);
    expect(moveIdToPosition(["a", "b", "c"], "a", 2)).toEqual(["b", "c", "a"]);
    expect(moveIdToPosition(["a", "b", "c"], "b", 1)).toEqual(["a", "b", "c"]);
  });
});
