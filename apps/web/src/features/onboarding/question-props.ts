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
