import type { OnboardingProblem, OnboardingStep } from "@giftling/domain";
import { useState } from "react";
import { hideToast, showToast } from "../../../components/toast/toast.ts";
import { errorFields, errorMessage, isSessionExpired } from "../../../trpc.ts";
import { problemAfterRefusal } from "../steps/refusal.ts";
import { placeOfField, questionAt, resumeAt } from "./questions.ts";

/** What went wrong with a whole step: the sentence under the fields, and whether signing in again would help. */
export type StepFailure = { message: string; isSignedOut: boolean };

/**
 * The question that is being asked, and what is wrong with its answer: with one field, or with the whole step.
 * `reach` keeps it for a reload.
 */
export function useQuestion(
  firstStep: OnboardingStep,
  reached: string | null,
  reach: (question: string) => void,
) {
  const [place, setPlace] = useState(() => resumeAt(firstStep, reached));
  const [problem, setProblem] = useState<OnboardingProblem | null>(null);
  const [failure, setFailure] = useState<StepFailure | null>(null);
  const question = questionAt(place);

  function go(next: number) {
    setPlace(next);
    reach(questionAt(next).id);
  }

  function forgive() {
    setProblem(null);
    setFailure(null);
  }

  return {
    place,
    question,
    problem,
    failure,
    forgive,
    forgiveField: () => setProblem(null),
    /** Asks another question, with nothing wrong so far. */
    show: (next: number) => {
      forgive();
      go(next);
      hideToast();
    },
    /** Goes to the field that is wrong. */
    refuse: (refused: OnboardingProblem) => {
      go(placeOfField(refused.field));
      setProblem(refused);
      showToast({ title: refused.title, message: refused.message, tone: "error" });
    },
    /** Says why a call failed, at the field when the server names one; `message` is the toast's. */
    fail: (error: unknown, message: string) => {
      const refusal = problemAfterRefusal(question.step, errorFields(error));
      if (refusal !== null) {
        go(placeOfField(refusal.field));
        setProblem(refusal);
      }
      setFailure({
        message: errorMessage(error, "We couldn't reach the server. Please try again."),
        isSignedOut: isSessionExpired(error),
      });
      showToast({ title: "Error", message, tone: "error" });
    },
  };
}
