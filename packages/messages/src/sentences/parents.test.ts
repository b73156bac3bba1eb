import {
  BOUND_REACHED,
  emptyOnboardingDraft,
  onboardingProblem,
  PARENT_BOUND_REACHED,
  PARENT_LIMIT_REACHED,
  parseFamilyUrl,
  ROW_NEEDS_NAME,
  SHOP_NOT_READ,
} from "@giftling/domain";
import { expect, test } from "vitest";
import { inLanguage } from "../language.ts";
import { worded } from "./parents.ts";

const draft = emptyOnboardingDraft();
const refused = (typed: string) => {
  const parsed = parseFamilyUrl(typed);
  return parsed.ok ? "" : parsed.message;
};

test.each([
  onboardingProblem(0, draft)?.message,
  onboardingProblem(1, draft)?.message,
  onboardingProblem(2, draft)?.message,
  onboardingProblem(3, { ...draft, educationUrl: "javascript:alert(1)" })?.message,
  onboardingProblem(4, { ...draft, updateTitle: "Hello" })?.message,
  onboardingProblem(0, draft)?.title,
  refused(""),
  refused("a"),
  refused("-"),
  refused("a".repeat(64)),
  refused("pricing"),
  PARENT_LIMIT_REACHED,
  PARENT_BOUND_REACHED,
  "Bio can be at most 500 characters.",
  BOUND_REACHED.wishes,
  ROW_NEEDS_NAME,
  SHOP_NOT_READ,
])("%s has its words in Spanish", (english = "") => {
  expect(english).not.toBe("");
  expect(worded(english)).toBe(english);
  expect(inLanguage("es", () => worded(english))).not.toBe(english);
});
