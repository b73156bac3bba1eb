import { useNavigate, useRouter, useRouterState } from "@tanstack/react-router";
import type { QuestionNavigation } from "./use-question-navigation.ts";

declare module "@tanstack/react-router" {
  interface HistoryState {
    /** ID of the onboarding question in the previous history entry. */
    cameFrom?: string | null;
  }
}

/**
 * Returns the question from the parameter `/onboarding?question=`, and functions that navigate between questions
 * (rule: onboarding-history).
 */
export function useQuestionUrl(asked: string | undefined): QuestionNavigation {
  const navigate = useNavigate({ from: "/onboarding" });
  const { history } = useRouter();
  const cameFrom = useRouterState({ select: ({ location }) => location.state.cameFrom });
  return {
    asked: asked ?? null,
    cameFrom: cameFrom ?? null,
    ask: (question, { replace, cameFrom: beneath }) =>
      void navigate({
        search: (before) => ({ ...before, question }),
        state: { cameFrom: beneath },
        replace,
        // `OnboardingPage` scrolls to the top when the question changes.
        resetScroll: false,
      }),
    back: () => history.back(),
    forward: () => history.forward(),
  };
}
