import {
  ONBOARDING_KID_TEXT_NAMES,
  type OnboardingDraft,
  type OnboardingStep,
} from "@giftling/domain";
import * as words from "@giftling/messages/onboarding/onboarding";
import type { FormFields } from "../../../components/form/form-fields.ts";

type Row = {
  id: string;
  /** Onboarding step that contains the question (rule: onboarding-steps). */
  step: OnboardingStep;
  fields: readonly (keyof OnboardingDraft)[];
  isRequired?: true;
  /** Returns the text of the onboarding question. `child` is the kid's name or a generic term. */
  title: (child: string) => string;
  description: () => string;
};

const KID_TEXT_ROWS = ONBOARDING_KID_TEXT_NAMES.map((id) => {
  const { title, description } = words.KID_TEXT_QUESTIONS[id];
  return { id, step: 2 as const, fields: [id], title, description };
});

const ROWS = [
  {
    id: "parent",
    step: 0,
    fields: ["firstName", "lastName"],
    isRequired: true,
    title: words.parentQuestionTitle,
    description: words.parentQuestionDescription,
  },
  {
    id: "address",
    step: 1,
    fields: ["familyUrl"],
    isRequired: true,
    title: words.familyUrlQuestionTitle,
    description: words.familyUrlQuestionDescription,
  },
  {
    id: "name",
    step: 2,
    fields: ["kidFirstName"],
    isRequired: true,
    title: words.kidNameQuestionTitle,
    description: words.kidNameQuestionDescription,
  },
  {
    id: "birthday",
    step: 2,
    fields: ["birthdayMonth", "birthdayDay"],
    title: words.birthdayQuestionTitle,
    description: words.birthdayQuestionDescription,
  },
  ...KID_TEXT_ROWS,
  {
    id: "picture",
    step: 2,
    fields: ["avatarUrl"],
    title: words.pictureQuestionTitle,
    description: words.pictureQuestionDescription,
  },
  {
    id: "education",
    step: 3,
    fields: ["educationUrl", "contributionCode"],
    title: words.educationLinkQuestionTitle,
    description: words.educationLinkQuestionDescription,
  },
  {
    id: "venmo",
    step: 3,
    fields: ["venmoUrl"],
    title: words.venmoLinkQuestionTitle,
    description: words.venmoLinkQuestionDescription,
  },
  {
    id: "news",
    step: 4,
    fields: ["updateTitle", "updateContent"],
    title: words.firstUpdateQuestionTitle,
    description: words.firstUpdateQuestionDescription,
  },
] as const satisfies readonly Row[];

export type OnboardingQuestionId = (typeof ROWS)[number]["id"];

/** Question of onboarding. Each question fills one screen. */
export type OnboardingQuestion = Row & { id: OnboardingQuestionId };

/** Onboarding questions of the five steps, in order. */
export const ONBOARDING_QUESTIONS: readonly [OnboardingQuestion, ...OnboardingQuestion[]] = ROWS;

/** Maximum length of a kid's name in an onboarding question. A longer name is replaced by a generic term. */
const LONG_NAME = 16;

/** Returns the onboarding question and the description text, which are shown above the question's fields. */
export function getQuestionText(
  { title, description }: OnboardingQuestion,
  { kidFirstName }: OnboardingDraft,
) {
  const name = kidFirstName.trim();
  const child = name === "" || name.length > LONG_NAME ? words.questionKidNameFallback() : name;
  return { question: title(child), description: description() };
}

/** Returns the question at a zero-based position. */
export const getQuestion = (place: number): OnboardingQuestion =>
  ONBOARDING_QUESTIONS[place] ?? ONBOARDING_QUESTIONS[0];

/** Returns the zero-based position of an onboarding question, or null for an unknown ID. */
export function getQuestionPosition(id: string | null): number | null {
  const place = ONBOARDING_QUESTIONS.findIndex((question) => question.id === id);
  return place === -1 ? null : place;
}

/** Returns whether a question is optional and has no answer (rule: onboarding-skip). */
export function canSkipQuestion(
  { isRequired, fields }: OnboardingQuestion,
  draft: OnboardingDraft,
): boolean {
  return !isRequired && fields.every((field) => `${draft[field] ?? ""}`.trim() === "");
}

/** Returns the zero-based position of the onboarding question that contains a field. */
export function getFieldQuestionPosition(field: keyof OnboardingDraft): number {
  return ONBOARDING_QUESTIONS.findIndex(({ fields }) => fields.includes(field));
}

/** Returns the position of the last reached question, limited to the questions of `step` (rule: onboarding-resume). */
export function getResumeQuestionPosition(step: OnboardingStep, reached: string | null): number {
  const first = ONBOARDING_QUESTIONS.findIndex((question) => question.step === step);
  const last = ONBOARDING_QUESTIONS.findLastIndex((question) => question.step === step);
  const before = ONBOARDING_QUESTIONS.findIndex(({ id }) => id === reached);
  return Math.min(Math.max(first, before), last);
}

export type QuestionProps = { form: FormFields<OnboardingDraft> };

type TextName = {
  [Name in keyof OnboardingDraft]: OnboardingDraft[Name] extends string ? Name : never;
}[keyof OnboardingDraft];

/** Returns the props of a text field. `name` is needed to focus an invalid field. */
export const getTextFieldProps = (form: FormFields<OnboardingDraft>, name: TextName) => ({
  name,
  ...form.getInputProps(name),
});
