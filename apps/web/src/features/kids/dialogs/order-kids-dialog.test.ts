import { expect, it } from "vitest";
import { moveKid } from "./order-kids-dialog.tsx";

const kids = ["Emma", "Noah", "Mia"];

it.each([
  [0, 1, ["Noah", "Emma", "Mia"]],
  [2, -1, ["Emma", "Mia", "Noah"]],
  [0, -1, kids],
  [2, 1, kids],
] as const)("moves the child at position %i by %i", (index, by, expected) => {
  expect(moveKid(kids, index, by)).toEqual(expected);
});
