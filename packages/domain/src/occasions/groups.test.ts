import { describe, expect, it } from "vitest";
import { groupByOccasion } from "./groups.ts";

describe("groupByOccasion (rule: occasions)", () => {
  const next = { id: "birthday", isPast: false };
  const later = { id: "later", isPast: false };
  const past = { id: "past", isPast: true };
  const wish = (name: string, occasionId: string | null) => ({ name, occasionId });
  const shape = (occasions: (typeof next)[], wishes: ReturnType<typeof wish>[]) =>
    groupByOccasion(occasions, wishes)?.map((group) => [
      group.occasion?.id ?? null,
      ...group.wishes.map(({ name }) => name),
    ]) ?? null;

  it("groups the wishes of two or more occasions in their order, past occasions last", () => {
    const wishes = [wish("a", "past"), wish("b", "later"), wish("c", "birthday"), wish("d", null)];
    expect(shape([next, later, past], wishes)).toEqual([
      ["birthday", "c"],
      ["later", "b"],
      [null, "d"],
      ["past", "a"],
    ]);
  });

  it("does not group the wishes of one occasion that is not over", () => {
    expect(shape([next, later], [wish("a", "birthday"), wish("b", null)])).toBeNull();
    expect(shape([], [wish("a", "gone")])).toBeNull();
  });

  it("separates the wishes of one occasion that is over, and treats unknown ids as none", () => {
    expect(shape([past], [wish("a", "past"), wish("b", "gone")])).toEqual([
      [null, "b"],
      ["past", "a"],
    ]);
  });
});
