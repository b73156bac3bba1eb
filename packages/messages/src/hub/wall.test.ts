import { ANONYMOUS_NAME } from "@giftling/domain/hub/wall";
import { expect, test } from "vitest";
import { formatGiverName } from "./wall.ts";

test.each(["Rosa", "constructor", "__proto__", "toString"])(
  "does not change the name %s",
  (name) => {
    expect(formatGiverName(name)).toBe(name);
  },
);

test("formats the name of an anonymous giver", () => {
  expect(formatGiverName(ANONYMOUS_NAME)).toBe(ANONYMOUS_NAME);
});
