import type { OnboardingDraft, OnboardingStep } from "@giftling/domain";
import * as words from "@giftling/messages/onboarding/onboarding";

type Row = {
  id: string;
  /** Step of the question (rule: onboarding-steps). */
  step: OnboardingStep;
  fields: readonly (keyof OnboardingDraft)[];
  /** True when onboarding requires an answer. */
  isRequired?: true;
  /** Returns the text of the question. `child` is the kid's name as it appears within a sentence. */
  ask: (child: string) => string;
  lead: () => string;
};

const ROWS = [
  {
    id: "parent",
    step: 0,
    fields: ["firstName", "lastName"],
    isRequired: true,
    ask: words.askParent,
    lead: words.leadParent,
  },
  {
    id: "address",
    step: 1,
    fields: ["familyUrl"],
    isRequired: true,
    ask: words.askAddress,
    lead: words.leadAddress,
  },
  {
    id: "name",
    step: 2,
    fields: ["kidFirstName"],
    isRequired: true,
    ask: words.askName,
    lead: words.leadName,
  },
  {
    id: "birthday",
    step: 2,
    fields: ["birthdayMonth", "birthdayDay"],
    ask: words.askBirthday,
    lead: words.leadBirthday,
  },
  {
    id: "grade",
    step: 2,
    fields: ["grade"],
    ask: words.askGrade,
    lead: words.leadGrade,
  },
  {
    id: "bio",
    step: 2,
    fields: ["bio"],
    ask: words.askBio,
    lead: words.leadBio,
  },
  {
    id: "picture",
    step: 2,
    fields: ["avatarUrl"],
    ask: words.askPicture,
    lead: words.leadPicture,
  },
  {
    id: "education",
    step: 3,
    fields: ["educationUrl", "contributionCode"],
    ask: words.askEducation,
    lead: words.leadEducation,
  },
  {
    id: "venmo",
    step: 3,
    fields: ["venmoUrl"],
    ask: words.askVenmo,
    lead: words.leadVenmo,
  },
  {
    id: "news",
    step: 4,
    fields: ["updateTitle", "updateContent"],
    ask: words.askNews,
    lead: words.leadNews,
  },
] as const satisfies readonly Row[];

export type QuestionId = (typeof ROWS)[number]["id"];
/** Id of a question of the step Kid Info. */
export type KidQuestionId = Extract<(typeof ROWS)[number], { step: 2 }>["id"];

/** Screen of onboarding: one question and its fields. */
export type Question = Row & { id: QuestionId };

/** Questions of the five steps, in order. */
export const QUESTIONS: readonly [Question, ...Question[]] = ROWS;

/** Length above which the kid's name is replaced by a generic term in questions. */
const LONG_NAME = 16;

/** Returns the question and the lead text above a question's fields. */
export function getQuestionText({ ask, lead }: Question, { kidFirstName }: OnboardingDraft) {
  const name = kidFirstName.trim();
  const child = name === "" || name.length > LONG_NAME ? words.yourChild() : name;
  return { question: ask(child), lead: lead() };
}

/** Returns the question at a position. Outside the range, returns the nearest question. */
export function questionAt(place: number): Question {
  const within = Math.max(0, Math.min(place, QUESTIONS.length - 1));
  return QUESTIONS[within] ?? QUESTIONS[0];
}

/** Returns the position of the question with this id, or null for an unknown id. */
export function getQuestionPosition(id: string | null): number | null {
  const place = QUESTIONS.findIndex((question) => question.id === id);
  return place === -1 ? null : place;
}

/** Returns whether a question is optional and has no answer, so that it can be skipped (rule: onboarding-skip). */
export function canSkip({ isRequired, fields }: Question, draft: OnboardingDraft): boolean {
  return !isRequired && fields.every((field) => `${draft[field] ?? ""}`.trim() === "");
}

/** Returns the position of a field's question. */
export function getFieldPosition(field: keyof OnboardingDraft): number {
  return QUESTIONS.findIndex(({ fields }) => fields.includes(field));
}

/** Returns the number of a question within its step, counted from 1, and the step's total. */
export function countInStep(place: number): { number: number; total: number } {
  const { step } = questionAt(place);
  const first = QUESTIONS.findIndex((question) => question.step === step);
  const total = QUESTIONS.filter((question) => question.step === step).length;
  return { number: place - first + 1, total };
}

/**
 * Returns the position of the question at which onboarding resumes. It is the last reached question, limited to the
 * questions of `step`. If the reached question is after `step`, onboarding resumes at the last question of `step` (rule:
 * onboarding-resume).
 */
export function resumeAt(step: OnboardingStep, reached: string | null): number {
  const first = QUESTIONS.findIndex((question) => question.step === step);
  const last = first + countInStep(first).total - 1;
  const before = QUESTIONS.findIndex(({ id }) => id === reached);
  return Math.min(Math.max(first, before), last);
}
