import { expect, it } from "vitest";
import { insertGiverName } from "./schema.ts";

it.each([
  ["Dear {name}, thank you, {name}.", "Ann", "Dear Ann, thank you, Ann."],
  ["Dear {name}, thank you.", null, "Dear friend, thank you."],
  ["Thank you.", "Ann", "Thank you."],
  // Names with replacement patterns of String.replace stay unchanged.
  ["Dear {name}.", "$& {name}", "Dear $& {name}."],
])("addresses the thank-you %s to %s", (message, giverName, read) => {
  expect(insertGiverName(message, giverName, "friend")).toBe(read);
});
