import { createOnboardingDraft, type OnboardingDraft } from "@giftling/domain";
import { describe, expect, it } from "vitest";
import { findStepProblem, getStepFieldError } from "./step-problem.ts";

const draft = (patch: Partial<OnboardingDraft>): OnboardingDraft => ({
  ...createOnboardingDraft({ firstName: "Ana", lastName: "Rivera" }),
  kidFirstName: "Emma",
  ...patch,
});

describe("findStepProblem", () => {
  it.each([
    [0, draft({ lastName: "  " }), "lastName", "Required", "Please enter your first and last name"],
    [1, draft({ familyUrl: "" }), "familyUrl", "Required", "Please enter a family URL"],
    [2, draft({ kidFirstName: "" }), "kidFirstName", "Required", "Please enter kid's name"],
  ] as const)("requires the missing fields of step %i", (step, typed, field, title, message) => {
    expect(findStepProblem(step, typed)).toEqual({ field, title, message });
  });

  it.each([
    [0, draft({ firstName: "A".repeat(81) }), "firstName"],
    [2, draft({ bio: "b".repeat(1_001) }), "bio"],
    [2, draft({ kidFirstName: "Em\u202Ema" }), "kidFirstName"],
    [2, draft({ birthdayMonth: null, birthdayDay: 4 }), "birthdayDay"],
    [3, draft({ educationUrl: "not an address" }), "educationUrl"],
    [3, draft({ educationUrl: "a.com", contributionCode: "x".repeat(61) }), "contributionCode"],
    [3, draft({ venmoUrl: "javascript:alert(1)" }), "venmoUrl"],
    [4, draft({ updateTitle: "News", updateContent: "" }), "updateContent"],
    [4, draft({ updateTitle: "N".repeat(121), updateContent: "Hello" }), "updateTitle"],
  ] as const)("reports invalid API input in step %i at its field", (step, typed, field) => {
    expect(findStepProblem(step, typed)?.field).toBe(field);
  });

  it.each([
    [3, draft({ venmoUrl: "venmo.com/ana" })],
    [3, draft({})],
    [4, draft({})],
  ] as const)("accepts empty fields or a pasted URL in step %i", (step, typed) => {
    expect(findStepProblem(step, typed)).toBeNull();
  });
});

describe("getStepFieldError", () => {
  it("distinguishes the parent's first name from the kid's by step", () => {
    const fields = { firstName: "Too long." };
    expect(getStepFieldError(0, fields)).toMatchObject({ field: "firstName" });
    expect(getStepFieldError(4, fields)).toMatchObject({
      field: "kidFirstName",
      message: "Too long.",
    });
  });

  it("returns null for an error without a field", () => {
    expect(getStepFieldError(4, {})).toBeNull();
  });
});
