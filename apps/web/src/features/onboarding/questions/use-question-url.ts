import { useNavigate, useRouter, useRouterState } from "@tanstack/react-router";
import type { QuestionNavigation } from "./use-question-navigation.ts";

declare module "@tanstack/react-router" {
  interface HistoryState {
    /** Id of the question of the previous history entry. */
    cameFrom?: string | null;
  }
}

/**
 * Returns the question in the URL `/onboarding?question=`, and the functions that navigate between questions (rule:
 * onboarding-history).
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
        // The page itself scrolls to the top for a new question.
        resetScroll: false,
      }),
    back: () => history.back(),
    forward: () => history.forward(),
  };
}
