import { eachOnboardingKidText, type OnboardingDraft, type OnboardingStep } from "@giftling/domain";

const fields: Record<string, keyof OnboardingDraft> = {
  familyUrl: "familyUrl",
  lastName: "lastName",
  birthdayMonth: "birthdayMonth",
  birthdayDay: "birthdayDay",
  ...eachOnboardingKidText((name) => name),
  avatarUrl: "avatarUrl",
  contributionCode: "contributionCode",
  title: "updateTitle",
  content: "updateContent",
};

/** The field to blame, and what the API says of it in the reader's language. */
export type Refusal = { field: keyof OnboardingDraft; message: string };

/**
 * What the API refused, at the form's own field for it. `firstName` is the parent's in step 0 and the kid's
 * in step 4. Null when no field is to blame.
 */
export function problemAfterRefusal(
  step: OnboardingStep,
  refused: Readonly<Record<string, string>>,
): Refusal | null {
  for (const [name, message] of Object.entries(refused)) {
    const firstName = step === 0 ? "firstName" : "kidFirstName";
    const field = name === "firstName" ? firstName : fields[name];
    if (field) return { field, message };
  }
  return null;
}
