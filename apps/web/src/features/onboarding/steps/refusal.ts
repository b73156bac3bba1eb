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

/** Form field that an API error names, and its message in the reader's language. */
export type FieldError = { field: keyof OnboardingDraft; message: string };

/**
 * Returns the form field and the message of an API error. `firstName` is the parent's name in step 0 and the kid's name in
 * step 4. Returns null for an error without a field.
 */
export function getFieldError(
  step: OnboardingStep,
  refused: Readonly<Record<string, string>>,
): FieldError | null {
  for (const [name, message] of Object.entries(refused)) {
    const firstName = step === 0 ? "firstName" : "kidFirstName";
    const field = name === "firstName" ? firstName : fields[name];
    if (field) return { field, message };
  }
  return null;
}
