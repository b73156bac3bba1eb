import { afterEach, expect, test } from "vitest";
import { writeStorage } from "../../components/memory/browser-storage.ts";
import { PARENT_FIXTURE } from "../../testing/parent.ts";
import { shouldShowRemovalPage } from "./removed-from-family-page.tsx";

afterEach(() => window.localStorage.clear());

test("notifies a removed parent once per browser and family (rule: leaving)", () => {
  const user = { ...PARENT_FIXTURE, wasTakenOut: true, familyId: "family-1" };
  expect(shouldShowRemovalPage({ ...PARENT_FIXTURE, wasTakenOut: false })).toBe(false);
  expect(shouldShowRemovalPage(user)).toBe(true);
  writeStorage("localStorage", "giftling:taken-out", "family-1");
  expect(shouldShowRemovalPage(user)).toBe(false);
  expect(shouldShowRemovalPage({ ...user, familyId: "family-2" })).toBe(true);
});
