import { expect, it } from "vitest";
import { formatDeletionCounts } from "./deletion-counts.ts";

it.each([
  [{ wishlistItems: 0, links: 0, updates: 0, gifts: 0 }, null],
  [{ wishlistItems: 1, links: 0, updates: 0, gifts: 0 }, "1 wishlist item"],
  [{ wishlistItems: 0, links: 2, updates: 1, gifts: 0 }, "2 links and 1 family update"],
  [
    { wishlistItems: 5, links: 1, updates: 2, gifts: 3 },
    "5 wishlist items, 1 link, 2 family updates, and 3 recorded gifts",
  ],
])("lists the deleted entries: %o", (losses, sentence) => {
  expect(formatDeletionCounts(losses)).toBe(sentence);
});
