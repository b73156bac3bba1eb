import type { OnboardingStep } from "@giftling/domain";
import { useState } from "react";
import { questionAt, resumeAt } from "./questions.ts";

/** The question that is being asked (rule: onboarding-resume). `reach` keeps it for a reload. */
export function useQuestion(
  firstStep: OnboardingStep,
  reached: string | null,
  reach: (question: string) => void,
) {
  const [place, setPlace] = useState(() => resumeAt(firstStep, reached));
  return {
    place,
    question: questionAt(place),
    go: (next: number) => {
      setPlace(next);
      reach(questionAt(next).id);
    },
  };
}
