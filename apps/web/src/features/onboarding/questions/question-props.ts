import type { OnboardingDraft, OnboardingProblem } from "@giftling/domain";

/** What every question of onboarding gets: the draft, how to change it, and what is wrong with it. */
export type QuestionProps = {
  draft: OnboardingDraft;
  change: (patch: Partial<OnboardingDraft>) => void;
  problem: OnboardingProblem | null;
};

/** The sentence to show next to a field; null when this field is fine. */
export function errorAt(problem: OnboardingProblem | null, field: keyof OnboardingDraft) {
  return problem?.field === field ? problem.message : null;
}

/** The parts of the draft that are typed as text. */
type TextName = {
  [Name in keyof OnboardingDraft]: OnboardingDraft[Name] extends string ? Name : never;
}[keyof OnboardingDraft];

/** Name, value, change and problem of one text field. */
export function textField({ draft, change, problem }: QuestionProps, name: TextName) {
  return {
    name,
    value: draft[name],
    onChange: (event: { currentTarget: { value: string } }) =>
      change({ [name]: event.currentTarget.value }),
    error: errorAt(problem, name),
  };
}
