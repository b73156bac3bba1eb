import {
  createKidInput,
  createOnboardingInputs,
  createPaymentLinkInput,
  createUpdateInput,
  findOnboardingProblem,
  getIssueMessage,
  mapOnboardingKidTexts,
  type OnboardingDraft,
  type OnboardingProblem,
  type OnboardingStep,
  PARENT_ERRORS,
  profileInput,
} from "@giftling/domain";
import { getDefaultLinkLabels } from "@giftling/messages/onboarding/onboarding";
import type { z } from "zod";

type Field = keyof OnboardingDraft;

const kidFields: Record<string, Field> = {
  firstName: "kidFirstName",
  birthdayMonth: "birthdayMonth",
  birthdayDay: "birthdayDay",
  ...mapOnboardingKidTexts((name) => name),
  avatarUrl: "avatarUrl",
};
const educationFields: Record<string, Field> = {
  url: "educationUrl",
  contributionCode: "contributionCode",
};
const venmoFields: Record<string, Field> = { url: "venmoUrl" };
const updateFields: Record<string, Field> = { title: "updateTitle", content: "updateContent" };
const parentFields: Record<string, Field> = { firstName: "firstName", lastName: "lastName" };

/** Form fields, keyed by the field names in API errors. `firstName` is the kid's name. */
const errorFields: Record<string, Field> = {
  ...parentFields,
  ...kidFields,
  ...updateFields,
  familyUrl: "familyUrl",
  contributionCode: "contributionCode",
};

function getProblem(
  schema: z.ZodType,
  input: unknown,
  fields: Record<string, Field>,
): OnboardingProblem | null {
  const parsed = schema.safeParse(input);
  if (parsed.success) return null;
  for (const issue of parsed.error.issues) {
    const field = fields[String(issue.path[0])];
    if (field !== undefined)
      return { field, title: PARENT_ERRORS.errorTitle, message: getIssueMessage(issue) };
  }
  return null;
}

// Any kid ID works, because only the typed fields are validated.
const someKid = { kidId: "new" };

/** Returns the first violation of an API limit, such as a text that is too long (rule: text-fields). */
function inputProblem(step: OnboardingStep, draft: OnboardingDraft): OnboardingProblem | null {
  const { kid, paymentLinks, update } = createOnboardingInputs(draft, getDefaultLinkLabels());
  switch (step) {
    case 0: {
      const { firstName, lastName } = draft;
      return getProblem(profileInput, { firstName, lastName }, parentFields);
    }
    case 1:
      return null;
    case 2:
      return getProblem(createKidInput, kid, kidFields);
    case 3:
      for (const link of paymentLinks) {
        const fields = link.type === "529" ? educationFields : venmoFields;
        const problem = getProblem(createPaymentLinkInput, { ...someKid, ...link }, fields);
        if (problem !== null) return problem;
      }
      return null;
    case 4:
      return update === null
        ? null
        : getProblem(createUpdateInput, { ...someKid, ...update }, updateFields);
  }
}

/** Returns the first problem of an onboarding step. A missing field precedes a violated limit. */
export function findStepProblem(
  step: OnboardingStep,
  draft: OnboardingDraft,
): OnboardingProblem | null {
  return findOnboardingProblem(step, draft) ?? inputProblem(step, draft);
}

/** Message of an API error for a form field, in the reader's language. */
export type StepFieldError = { field: Field; message: string };

/**
 * Returns the form field and message of an API error, or null if the error names no field. The API's field `firstName`
 * is the parent's name in the parent's step, and the kid's name in other steps.
 */
export function getStepFieldError(
  step: OnboardingStep,
  refused: Readonly<Record<string, string>>,
): StepFieldError | null {
  for (const [name, message] of Object.entries(refused)) {
    const field = step === 0 && name === "firstName" ? name : errorFields[name];
    if (field) return { field, message };
  }
  return null;
}
