import { expect, it } from "vitest";
import { entryUnder } from "./use-drag-to-swap.ts";

// Tall, short, tall: the middles are at 50, 120 and 200.
const places = [
  { id: "a", top: 0, height: 100 },
  { id: "b", top: 100, height: 40 },
  { id: "c", top: 140, height: 120 },
];

it.each([
  ["a", 0, "a"],
  ["a", 34, "a"],
  ["a", 36, "b"],
  ["a", 140, "c"],
  ["a", 900, "c"],
  ["c", -60, "b"],
  ["c", -900, "a"],
  ["gone", 50, "gone"],
])("%s, dragged by %i pixels, is over %s", (id, y, over) => {
  expect(entryUnder(places, id, y)).toBe(over);
});
