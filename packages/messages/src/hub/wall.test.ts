import { ANONYMOUS_GIVER_NAME } from "@giftling/domain/hub/wall";
import { expect, test } from "vitest";
import { runWithLanguage } from "../language.ts";
import { formatGiverName } from "./wall.ts";

test.each(["Rosa", "constructor", "__proto__", "toString"])(
  "does not change the name %s",
  (name) => {
    expect(formatGiverName(name)).toBe(name);
  },
);

test("translates the name of an anonymous giver", () => {
  expect(runWithLanguage("es", () => formatGiverName(ANONYMOUS_GIVER_NAME))).toBe(
    "Alguien anónimo",
  );
});
