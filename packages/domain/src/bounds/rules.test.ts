import { expect, test } from "vitest";
import {
  BOUND_REACHED,
  BOUNDS,
  hasRoomFor,
  hasRoomForPicture,
  PICTURE_ROOM_BYTES,
} from "./rules.ts";

test.each([
  ["wishes", 300],
  ["updates", 500],
  ["links", 40],
  ["occasions", 12],
  ["kids", 50],
] as const)("limits %s to %i (rule: bounds)", (bounded, most) => {
  expect(BOUNDS[bounded]).toBe(most);
  expect(hasRoomFor(bounded, 0)).toBe(true);
  expect(hasRoomFor(bounded, most - 1)).toBe(true);
  expect(hasRoomFor(bounded, most)).toBe(false);
  expect(hasRoomFor(bounded, most + 1)).toBe(false);
  expect(BOUND_REACHED[bounded]).toContain(String(most));
  expect(BOUND_REACHED[bounded]).toMatch(/Take one away to add another\.$/);
});

test("accepts pictures up to exactly 2 GiB (rule: picture-room)", () => {
  expect(PICTURE_ROOM_BYTES).toBe(2_147_483_648);
  expect(hasRoomForPicture(PICTURE_ROOM_BYTES - 10, 10)).toBe(true);
  expect(hasRoomForPicture(PICTURE_ROOM_BYTES - 10, 11)).toBe(false);
  expect(hasRoomForPicture(PICTURE_ROOM_BYTES + 1, 0)).toBe(false);
});
