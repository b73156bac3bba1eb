import type { OnboardingDraft, OnboardingStep } from "@giftling/domain";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { stepProblem } from "../steps/step-problem.ts";
import { placeOfField, placeOfQuestion, QUESTIONS, questionAt, resumeAt } from "./questions.ts";

/** The address of onboarding, where each question has an entry of its own in the browser's history. */
export type QuestionAddress = {
  /** The question that the address names; null at the entry that onboarding began with. */
  asked: string | null;
  /** The question of the entry beneath this one, where it is known. */
  cameFrom: string | null;
  ask: (id: string, how: { replace: boolean; cameFrom: string | null }) => void;
  back: () => void;
  forward: () => void;
};

type Start = { draft: OnboardingDraft; reached: string | null };

/** The first question from `firstStep` on that is not answered as it has to be; the last one when all are. */
function firstUnanswered(firstStep: OnboardingStep, draft: OnboardingDraft): number {
  for (const step of [0, 1, 2, 3, 4] as const) {
    const problem = step < firstStep ? null : stepProblem(step, draft);
    if (problem !== null) return placeOfField(problem.field);
  }
  return QUESTIONS.length - 1;
}

/** How far on a visit may begin: where it goes on by itself, or after a reload as far as the parent had come. */
function furthestAtStart(
  firstStep: OnboardingStep,
  { draft, reached }: Start,
  asked: string | null,
) {
  const resumed = resumeAt(firstStep, reached);
  if (asked === null) return resumed;
  const limit = firstStep === 0 ? placeOfField("familyUrl") : QUESTIONS.length - 1;
  const come = Math.max(resumed, placeOfQuestion(reached) ?? 0);
  return Math.min(come, limit, firstUnanswered(firstStep, draft));
}

/**
 * The question that is being asked (rule: onboarding-history). The browser's Back and Forward go from one to the next, Forward
 * only past what was left by Next; at the first one Back stays. `reach` keeps the question for the next visit.
 */
export function useQuestion(
  firstStep: OnboardingStep,
  start: Start,
  address: QuestionAddress,
  reach: (question: string) => void,
) {
  const { asked } = address;
  const [furthest, setFurthest] = useState(() => furthestAtStart(firstStep, start, asked));
  const [shown, setShown] = useState(() => Math.min(placeOfQuestion(asked) ?? furthest, furthest));
  const place = Math.min(placeOfQuestion(asked) ?? shown, furthest);
  if (place !== shown) setShown(place);
  const { id } = questionAt(place);
  const kept = useRef(start.reached);
  const keep = useEffectEvent((next: string) => {
    if (kept.current === next) return;
    kept.current = next;
    reach(next);
  });
  useEffect(() => keep(id), [id]);
  useEntries(id, address);
  const { ask, back, cameFrom } = address;
  return {
    place,
    question: questionAt(place),
    go: (next: number) => {
      if (next === place) return;
      setFurthest((before) => Math.max(before, next));
      ask(questionAt(next).id, { replace: false, cameFrom: id });
    },
    goBack: () => {
      if (place === 0) return;
      const before = questionAt(place - 1).id;
      if (cameFrom === before) back();
      else ask(before, { replace: true, cameFrom: null });
    },
    /** What is asked after this one is gone through again by Next: its answer has changed. */
    changed: () => setFurthest((before) => Math.min(before, place)),
  };
}

/**
 * Keeps the history in step with the question `id`. The entry that onboarding began with lies right above the sign-in
 * provider's; with the first touch or key the question gets an entry of its own over it, and Back to the one beneath leads up
 * again. Not earlier: browsers pass over entries that were made before anybody touched the page.
 */
function useEntries(id: string, { asked, ask, forward }: QuestionAddress): void {
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
  // An address further on than the answers allow, or no question's.
  const isWrong = asked !== null && asked !== id;
  useEffect(() => {
    if (isWrong) correct();
  }, [isWrong]);
}
