import type { OnboardingDraft, OnboardingStep } from "@giftling/domain";

/** One screen of onboarding: what it asks, and which fields answer it. */
export type Question = {
  id: QuestionId;
  /** The step that it belongs to (rule: onboarding-steps). */
  step: OnboardingStep;
  fields: readonly (keyof OnboardingDraft)[];
};

export type QuestionId =
  | "parent"
  | "address"
  | "name"
  | "birthday"
  | "grade"
  | "bio"
  | "picture"
  | "education"
  | "venmo"
  | "news";

/** The five steps as one question at a time, in their order. */
export const QUESTIONS: readonly [Question, ...Question[]] = [
  { id: "parent", step: 0, fields: ["firstName", "lastName"] },
  { id: "address", step: 1, fields: ["familyUrl"] },
  { id: "name", step: 2, fields: ["kidFirstName"] },
  { id: "birthday", step: 2, fields: ["birthdayMonth", "birthdayDay"] },
  { id: "grade", step: 2, fields: ["grade"] },
  { id: "bio", step: 2, fields: ["bio"] },
  { id: "picture", step: 2, fields: ["avatarUrl"] },
  { id: "education", step: 3, fields: ["educationUrl", "contributionCode"] },
  { id: "venmo", step: 3, fields: ["venmoUrl"] },
  { id: "news", step: 4, fields: ["updateTitle", "updateContent"] },
];

/** The question at a place; the nearest one for a place outside. */
export function questionAt(place: number): Question {
  const within = Math.max(0, Math.min(place, QUESTIONS.length - 1));
  return QUESTIONS[within] ?? QUESTIONS[0];
}

/** Where a field is asked for. */
export function placeOfField(field: keyof OnboardingDraft): number {
  return QUESTIONS.findIndex(({ fields }) => fields.includes(field));
}

/** Which of its step's questions a place is, counted from 1, and how many the step has. */
export function countInStep(place: number): { number: number; total: number } {
  const { step } = questionAt(place);
  const first = QUESTIONS.findIndex((question) => question.step === step);
  const total = QUESTIONS.filter((question) => question.step === step).length;
  return { number: place - first + 1, total };
}

/**
 * Where to go on: in the given step (rule: onboarding-resume), at the question of it that was reached last. Whoever was
 * further on finds the step's last question, one Next away from there.
 */
export function resumeAt(step: OnboardingStep, reached: string | null): number {
  const first = QUESTIONS.findIndex((question) => question.step === step);
  const last = first + countInStep(first).total - 1;
  const before = QUESTIONS.findIndex(({ id }) => id === reached);
  return Math.min(Math.max(first, before), last);
}
