import { describe, expect, it } from "vitest";
import { findSelectedKid } from "./select-kid.ts";

const kids = [{ id: "emma" }, { id: "leo" }];

describe("selectKid (rule: kid-address)", () => {
  it.each([
    ["leo", "leo"],
    ["emma", "emma"],
    ["somebody else's child", "emma"],
    [undefined, "emma"],
  ])("selects for %s: %s", (wanted, id) => {
    expect(findSelectedKid(kids, wanted)?.id).toBe(id);
  });

  it("selects nobody in a family without children", () => {
    expect(findSelectedKid([], "emma")).toBeUndefined();
  });
});
