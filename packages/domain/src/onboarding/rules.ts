import { parseFamilyUrl } from "../family-url/rules.ts";
import { isValidBirthday } from "../kids/birthdays.ts";
import type { CreateKidInput } from "../kids/schema.ts";
import { mapOnboardingKidTexts, type OnboardingKidText } from "../kids/texts.ts";
import type { CreatePaymentLinkInput } from "../links/schema.ts";
import type { Sentence } from "../sentences/catalog.ts";
import { PARENT_ERRORS } from "../sentences/parents.ts";
import type { CreateUpdateInput } from "../updates/schema.ts";
import { completePaymentUrl, completeUrl, isSafeUrl } from "../url/rules.ts";

/** Onboarding steps, in order (rule: onboarding-steps). */
export const ONBOARDING_STEPS = [
  { id: "parent-info", title: "Parent Info" },
  { id: "family-url", title: "Family URL" },
  { id: "kid-info", title: "Kid Info" },
  { id: "payment-links", title: "Payment Links" },
  { id: "first-update", title: "First Update" },
] as const;
export type OnboardingStep = 0 | 1 | 2 | 3 | 4;

/** Returns the progress at a step as a fraction, from 0.2 to 1 (rule: onboarding-steps). */
export function getOnboardingProgress(step: OnboardingStep): number {
  return (step + 1) / ONBOARDING_STEPS.length;
}

export type OnboardingDraft = {
  firstName: string;
  lastName: string;
  familyUrl: string;
  kidFirstName: string;
  birthdayMonth: number | null;
  birthdayDay: number | null;
  avatarUrl: string | null;
  educationUrl: string;
  contributionCode: string;
  venmoUrl: string;
  updateTitle: string;
  updateContent: string;
} & Record<OnboardingKidText, string>;

/** Returns an empty onboarding draft with the names in `known`, which come from the identity provider. */
export function createOnboardingDraft(
  known: { firstName: string; lastName: string } = { firstName: "", lastName: "" },
): OnboardingDraft {
  return {
    firstName: known.firstName,
    lastName: known.lastName,
    familyUrl: "",
    kidFirstName: "",
    birthdayMonth: null,
    birthdayDay: null,
    ...mapOnboardingKidTexts(() => ""),
    avatarUrl: null,
    educationUrl: "",
    contributionCode: "",
    venmoUrl: "",
    updateTitle: "",
    updateContent: "",
  };
}

/**
 * Problem that blocks the next step, with the field, and the title and message of the toast (rule: onboarding-steps).
 */
export type OnboardingProblem = {
  field: keyof OnboardingDraft;
  title: Sentence;
  message: Sentence;
};

const isBlank = (text: string) => text.trim() === "";
const required = (field: keyof OnboardingDraft, message: Sentence): OnboardingProblem => ({
  field,
  title: PARENT_ERRORS.valueRequired,
  message,
});

/** Returns the first problem of a step, or null when the step is complete (rule: onboarding-steps). */
export function findOnboardingProblem(
  step: OnboardingStep,
  draft: OnboardingDraft,
): OnboardingProblem | null {
  switch (step) {
    case 0:
      return parentProblem(draft);
    case 1:
      return familyUrlProblem(draft);
    case 2:
      return kidProblem(draft);
    case 3:
      return linkProblem("educationUrl", draft) ?? linkProblem("venmoUrl", draft);
    case 4:
      return updateProblem(draft);
  }
}

function parentProblem(draft: OnboardingDraft): OnboardingProblem | null {
  const message = PARENT_ERRORS.onboardingFullNameRequired;
  if (isBlank(draft.firstName)) return required("firstName", message);
  return isBlank(draft.lastName) ? required("lastName", message) : null;
}

function familyUrlProblem(draft: OnboardingDraft): OnboardingProblem | null {
  if (isBlank(draft.familyUrl))
    return required("familyUrl", PARENT_ERRORS.onboardingFamilyUrlRequired);
  const parsed = parseFamilyUrl(draft.familyUrl);
  return parsed.ok
    ? null
    : { field: "familyUrl", title: PARENT_ERRORS.errorTitle, message: parsed.message };
}

function kidProblem(draft: OnboardingDraft): OnboardingProblem | null {
  if (isBlank(draft.kidFirstName)) return required("kidFirstName", PARENT_ERRORS.kidNameRequired);
  return isValidBirthday(draft.birthdayMonth, draft.birthdayDay)
    ? null
    : {
        field: "birthdayDay",
        title: PARENT_ERRORS.errorTitle,
        message: PARENT_ERRORS.birthdayInvalid,
      };
}

function linkProblem(
  field: "educationUrl" | "venmoUrl",
  draft: OnboardingDraft,
): OnboardingProblem | null {
  const { [field]: typed } = draft;
  const [address, message] =
    field === "venmoUrl"
      ? [completePaymentUrl(typed), PARENT_ERRORS.venmoHandleInvalid]
      : [completeUrl(typed), PARENT_ERRORS.urlInvalid];
  return address === "" || isSafeUrl(address)
    ? null
    : { field, title: PARENT_ERRORS.errorTitle, message };
}

/**
 * Returns a problem if the draft's update has only a title or only a message, and otherwise null (rule:
 * onboarding-steps).
 */
function updateProblem(draft: OnboardingDraft): OnboardingProblem | null {
  const message = PARENT_ERRORS.updateIncomplete;
  if (isBlank(draft.updateTitle) === isBlank(draft.updateContent)) return null;
  return required(isBlank(draft.updateTitle) ? "updateTitle" : "updateContent", message);
}

/**
 * Returns the step at which a parent resumes after a reload. Without a family URL, the parent resumes at the first
 * step. Without a kid, the parent resumes at Kid Info. Returns null when onboarding is complete (rule:
 * onboarding-resume).
 */
export function getNextOnboardingStep(
  user: { familyUrl: string | null },
  kidCount: number,
): OnboardingStep | null {
  if (user.familyUrl === null) return 0;
  return kidCount === 0 ? 2 : null;
}

type OnboardingInputs = {
  kid: CreateKidInput;
  paymentLinks: Omit<CreatePaymentLinkInput, "kidId">[];
  /** API input that creates the kid's first update. Null if the draft's update is empty. */
  update: Omit<CreateUpdateInput, "kidId"> | null;
};

/**
 * Texts of the new payment links in the parent's language. `education` is the label of the education link, and `venmo`
 * the description of the Venmo link.
 */
export type OnboardingLinkLabels = { education: string; venmo: string };

const orNull = (text: string) => (isBlank(text) ? null : text.trim());

/**
 * Returns the inputs of the requests that complete onboarding: the kid, then payment links, then the first update
 * (rule: onboarding-completion).
 */
export function createOnboardingInputs(
  draft: OnboardingDraft,
  words: OnboardingLinkLabels,
): OnboardingInputs {
  const paymentLinks: OnboardingInputs["paymentLinks"] = [];
  if (!isBlank(draft.educationUrl)) {
    paymentLinks.push({
      type: "529",
      label: words.education,
      url: completeUrl(draft.educationUrl),
      contributionCode: orNull(draft.contributionCode),
      isPrimary: true,
      isPriority: true,
      priorityOrder: 1,
    });
  }
  if (!isBlank(draft.venmoUrl)) {
    paymentLinks.push({
      type: "venmo",
      label: "Venmo",
      url: completePaymentUrl(draft.venmoUrl),
      description: words.venmo,
    });
  }
  const title = orNull(draft.updateTitle);
  const content = orNull(draft.updateContent);
  return {
    kid: {
      firstName: draft.kidFirstName.trim(),
      birthdayMonth: draft.birthdayMonth,
      birthdayDay: draft.birthdayDay,
      ...mapOnboardingKidTexts((name) => orNull(draft[name])),
      avatarUrl: draft.avatarUrl,
    },
    paymentLinks,
    update: title !== null && content !== null ? { title, content } : null,
  };
}
