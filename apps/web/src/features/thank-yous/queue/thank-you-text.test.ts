import { expect, test } from "vitest";
import { formatPendingActions } from "./thank-you-text.ts";

test.each([
  [{ toThank: 5, toConfirm: 2, toReview: 1 }, "5 to thank, 2 to confirm, 1 idea"],
  [{ toThank: 0, toConfirm: 0, toReview: 3 }, "3 ideas"],
  [{ toThank: 0, toConfirm: 0, toReview: 0 }, null],
])("formats the pending items %o (rule: waiting-counts)", (counts, words) => {
  expect(formatPendingActions(counts)).toBe(words);
});
