import {
  sendThankYouInput,
  TEXT_LIMITS,
  type ThankYouView,
  thankYouTypeSchema,
} from "@giftling/domain";
import { expect, it } from "vitest";
import { validateInput } from "../../../components/form/validate-input.ts";
import { countRemainingCharacters, listMessageTemplates } from "./thank-you-form.ts";

const thankYou: ThankYouView = {
  id: "8a0e4b52-6f1f-4e0e-9d1e-0d3a3c2b1a00",
  kidId: "8a0e4b52-6f1f-4e0e-9d1e-0d3a3c2b1a01",
  contributionId: null,
  giftId: null,
  contributorName: "Grandma Rosa",
  contributionType: "wishlist",
  contributionAmount: null,
  contributionDate: "2025-10-02T10:00:00.000Z",
  giftLabel: "Wooden train",
  giftMessage: null,
  status: "pending",
  hasEmail: false,
  awaitsConfirmation: false,
  problem: null,
  wallThanks: null,
};

const check = (personalMessage: string) =>
  validateInput(sendThankYouInput, { id: thankYou.id, personalMessage, imageUrl: null });

it("requires a message of at most 500 characters", () => {
  expect(check("  ")).toMatchObject({ ok: false });
  const long = "a".repeat(TEXT_LIMITS.thankYouMessage + 1);
  expect(check(long)).toMatchObject({ ok: false });
  expect(check("Thank you.")).toMatchObject({
    ok: true,
    input: { id: thankYou.id, personalMessage: "Thank you." },
  });
});

it("warns below 50 remaining characters", () => {
  expect(countRemainingCharacters("a".repeat(450))).toEqual({ left: 50, isFew: false });
  expect(countRemainingCharacters("a".repeat(451))).toEqual({ left: 49, isFew: true });
});

it("offers valid message templates for every kind of gift", () => {
  for (const contributionType of thankYouTypeSchema.options) {
    for (const contributorName of ["Grandma Rosa", null]) {
      const starters = listMessageTemplates(
        { ...thankYou, contributionType, contributorName },
        "Emma",
      );
      expect(starters).toHaveLength(3);
      for (const { text } of starters) {
        expect(check(text)).toMatchObject({ ok: true });
        expect(text.startsWith("Dear Grandma Rosa,")).toBe(contributorName !== null);
      }
    }
  }
});
