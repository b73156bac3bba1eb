import { createOnboardingDraft, ONBOARDING_STEPS } from "@giftling/domain";
import { describe, expect, it, test } from "vitest";
import {
  getFieldQuestionPosition,
  getQuestion,
  getResumeQuestionPosition,
  ONBOARDING_QUESTIONS,
} from "./questions.ts";

describe("QUESTIONS", () => {
  it("contains the five steps in order, and each field once", () => {
    const steps = ONBOARDING_QUESTIONS.map(({ step }) => step);
    expect(steps).toEqual([...steps].sort());
    expect(new Set(steps)).toEqual(new Set(ONBOARDING_STEPS.keys()));
    const asked = ONBOARDING_QUESTIONS.flatMap(({ fields }) => fields);
    expect(
      [...asked].sort(),
      "apps/web/src/features/onboarding/questions/questions.ts: a question for each field",
    ).toEqual(Object.keys(createOnboardingDraft()).sort());
  });

  it("has a position for each field's question", () => {
    expect(getQuestion(getFieldQuestionPosition("bio")).id).toBe("bio");
    expect(getQuestion(getFieldQuestionPosition("contributionCode")).id).toBe("education");
    expect(getQuestion(getFieldQuestionPosition("venmoUrl")).id).toBe("venmo");
  });
});

test.each([
  [2, null, "name"],
  [2, "parent", "name"],
  [2, "bio", "bio"],
  [2, "news", "picture"],
  [2, "a question of long ago", "name"],
  [4, "venmo", "news"],
  [0, null, "parent"],
] as const)("resumes after a reload in step %i, reached %j, at %s", (step, reached, id) => {
  expect(getQuestion(getResumeQuestionPosition(step, reached)).id).toBe(id);
});
