import type { OnboardingDraft, OnboardingProblem, OnboardingStep } from "@giftling/domain";

type Place = { step: OnboardingStep; field: keyof OnboardingDraft };

const places: Record<string, Place> = {
  birthdayMonth: { step: 2, field: "birthdayMonth" },
  birthdayDay: { step: 2, field: "birthdayDay" },
  grade: { step: 2, field: "grade" },
  bio: { step: 2, field: "bio" },
  avatarUrl: { step: 2, field: "avatarUrl" },
  contributionCode: { step: 3, field: "contributionCode" },
  title: { step: 4, field: "updateTitle" },
  content: { step: 4, field: "updateContent" },
  familyUrl: { step: 1, field: "familyUrl" },
  lastName: { step: 0, field: "lastName" },
};

/**
 * Where to show what the API refused: its field names as the form's own, with the step that holds the
 * field. `firstName` is the parent's in step 0 and the kid's in step 4. Null when no field is to blame.
 */
export function problemAfterRefusal(
  step: OnboardingStep,
  fields: Readonly<Record<string, string>>,
): { step: OnboardingStep; problem: OnboardingProblem } | null {
  for (const [name, message] of Object.entries(fields)) {
    const place =
      name === "firstName"
        ? step === 0
          ? { step: 0 as const, field: "firstName" as const }
          : { step: 2 as const, field: "kidFirstName" as const }
        : places[name];
    if (place)
      return { step: place.step, problem: { field: place.field, title: "Error", message } };
  }
  return null;
}
