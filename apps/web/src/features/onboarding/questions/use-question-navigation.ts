import type { OnboardingDraft, OnboardingStep } from "@giftling/domain";
import { useNavigate, useRouter, useRouterState } from "@tanstack/react-router";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { findStepProblem } from "../steps/step-problem.ts";
import {
  getFieldQuestionPosition,
  getQuestion,
  getQuestionPosition,
  getResumeQuestionPosition,
  ONBOARDING_QUESTIONS,
} from "./questions.ts";

/** Question in onboarding's URL, and functions that navigate between questions. Each question has a history entry. */
export type QuestionNavigation = {
  /** ID of the question in the URL. Null in onboarding's first history entry. */
  asked: string | null;
  /** ID of the onboarding question in the previous history entry, or null if unknown. */
  cameFrom: string | null;
  ask: (id: string, how: { replace: boolean; cameFrom: string | null }) => void;
  back: () => void;
  forward: () => void;
};

type Start = { draft: OnboardingDraft; reached: string | null };

/**
 * Returns the position of the first unanswered or invalid onboarding question, starting with the step `firstStep`.
 * Returns the last question's position if there is no such question.
 */
function firstUnanswered(firstStep: OnboardingStep, draft: OnboardingDraft): number {
  for (const step of [0, 1, 2, 3, 4] as const) {
    const problem = step < firstStep ? null : findStepProblem(step, draft);
    if (problem !== null) return getFieldQuestionPosition(problem.field);
  }
  return ONBOARDING_QUESTIONS.length - 1;
}

/**
 * Returns the position of the last question that is initially available. Without a question in the URL, onboarding
 * resumes at the returned position. After a reload, the position is the furthest reached, unless an earlier answer is
 * missing or invalid.
 */
function furthestAtStart(
  firstStep: OnboardingStep,
  { draft, reached }: Start,
  asked: string | null,
) {
  const resumed = getResumeQuestionPosition(firstStep, reached);
  if (asked === null) return resumed;
  const limit =
    firstStep === 0 ? getFieldQuestionPosition("familyUrl") : ONBOARDING_QUESTIONS.length - 1;
  const come = Math.max(resumed, getQuestionPosition(reached) ?? 0);
  return Math.min(come, limit, firstUnanswered(firstStep, draft));
}

/**
 * Returns the current question and its navigation. Back and Forward move between questions. Forward leaves a question
 * only if the parent confirmed the answer with Next. `reach` stores the current question for a later resumption
 * (rule: onboarding-history).
 */
export function useQuestionNavigation(
  firstStep: OnboardingStep,
  start: Start,
  address: QuestionNavigation,
  reach: (question: string) => void,
) {
  const { asked } = address;
  const [furthest, setFurthest] = useState(() => furthestAtStart(firstStep, start, asked));
  const [shown, setShown] = useState(() =>
    Math.min(getQuestionPosition(asked) ?? furthest, furthest),
  );
  const place = Math.min(getQuestionPosition(asked) ?? shown, furthest);
  if (place !== shown) setShown(place);
  const { id } = getQuestion(place);
  const store = useEffectEvent(reach);
  useEffect(() => store(id), [id]);
  useEntries(id, address);
  const { ask, back, cameFrom } = address;
  return {
    place,
    question: getQuestion(place),
    go: (next: number) => {
      if (next === place) return;
      setFurthest((before) => Math.max(before, next));
      ask(getQuestion(next).id, { replace: false, cameFrom: id });
    },
    goBack: () => {
      if (place === 0) return;
      const before = getQuestion(place - 1).id;
      if (cameFrom === before) back();
      else ask(before, { replace: true, cameFrom: null });
    },
    /** Called after an answer changes. Later questions become unavailable until the parent presses Next. */
    changed: () => setFurthest((before) => Math.min(before, place)),
  };
}

/**
 * Synchronizes the browser history with the question `id`. Onboarding's first entry names no question. The first touch
 * or key press adds an entry for the question, because browsers skip entries added without interaction. Going back to
 * the first entry returns to the question.
 */
function useEntries(id: string, { asked, ask, forward }: QuestionNavigation): void {
  const hasOwn = useRef(asked !== null);
  const isBeneath = asked === null;
  const own = useEffectEvent(() => ask(id, { replace: false, cameFrom: null }));
  const up = useEffectEvent(() => forward());
  const correct = useEffectEvent(() => ask(id, { replace: true, cameFrom: null }));
  useEffect(() => {
    if (!isBeneath) {
      hasOwn.current = true;
      return;
    }
    if (hasOwn.current) return up();
    const calls = new AbortController();
    const once = () => {
      calls.abort();
      own();
    };
    for (const touch of ["pointerdown", "keydown"]) {
      window.addEventListener(touch, once, { signal: calls.signal });
    }
    return () => calls.abort();
  }, [isBeneath]);
  // The question in the URL is unknown, or is after the furthest available question.
  const isWrong = asked !== null && asked !== id;
  useEffect(() => {
    if (isWrong) correct();
  }, [isWrong]);
}

declare module "@tanstack/react-router" {
  interface HistoryState {
    /** ID of the onboarding question in the previous history entry. */
    cameFrom?: string | null;
  }
}

/** Returns the question in `/onboarding?question=` and its navigation (rule: onboarding-history). */
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
