import { describe, expect, it } from "vitest";
import { findSelectedKid } from "./find-selected-kid.ts";

const kids = [{ id: "emma" }, { id: "leo" }];

describe("findSelectedKid (rule: kid-address)", () => {
  it.each([
    ["leo", "leo"],
    ["emma", "emma"],
    ["somebody else's child", "emma"],
    [undefined, "emma"],
  ])("selects for %s: %s", (wanted, id) => {
    expect(findSelectedKid(kids, wanted)?.id).toBe(id);
  });

  it("returns no kid for a family without children", () => {
    expect(findSelectedKid([], "emma")).toBeUndefined();
  });
});
