import { afterEach, expect, test } from "vitest";
import { writeMemory } from "../../components/memory/visit-memory.ts";
import { ANA } from "../../testing/parent.ts";
import { isTakenOut } from "./taken-out-page.tsx";

afterEach(() => window.localStorage.clear());

test("informs a removed parent once per browser and family (rule: leaving)", () => {
  const user = { ...ANA, wasTakenOut: true, familyId: "family-1" };
  expect(isTakenOut({ ...ANA, wasTakenOut: false })).toBe(false);
  expect(isTakenOut(user)).toBe(true);
  writeMemory("localStorage", "giftling:taken-out", "family-1");
  expect(isTakenOut(user)).toBe(false);
  expect(isTakenOut({ ...user, familyId: "family-2" })).toBe(true);
});
