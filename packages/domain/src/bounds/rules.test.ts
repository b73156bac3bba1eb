import { expect, test } from "vitest";
import {
  COUNT_BOUND_MESSAGES,
  COUNT_BOUNDS,
  hasRoomForPicture,
  isBelowCountBound,
  MAX_FAMILY_PICTURE_BYTES,
} from "./rules.ts";

test.each([
  ["wishes", 300],
  ["updates", 500],
  ["links", 40],
  ["occasions", 12],
  ["kids", 50],
] as const)("limits %s to %i (rule: bounds)", (bounded, most) => {
  expect(COUNT_BOUNDS[bounded]).toBe(most);
  expect(isBelowCountBound(bounded, 0)).toBe(true);
  expect(isBelowCountBound(bounded, most - 1)).toBe(true);
  expect(isBelowCountBound(bounded, most)).toBe(false);
  expect(isBelowCountBound(bounded, most + 1)).toBe(false);
  expect(COUNT_BOUND_MESSAGES[bounded]).toContain(String(most));
  expect(COUNT_BOUND_MESSAGES[bounded]).toMatch(/Take one away to add another\.$/);
});

test("accepts pictures up to exactly 2 GiB (rule: picture-room)", () => {
  expect(MAX_FAMILY_PICTURE_BYTES).toBe(2_147_483_648);
  expect(hasRoomForPicture(MAX_FAMILY_PICTURE_BYTES - 10, 10)).toBe(true);
  expect(hasRoomForPicture(MAX_FAMILY_PICTURE_BYTES - 10, 11)).toBe(false);
  expect(hasRoomForPicture(MAX_FAMILY_PICTURE_BYTES + 1, 0)).toBe(false);
});
