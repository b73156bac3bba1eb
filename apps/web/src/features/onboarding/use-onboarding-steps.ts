import {
  type OnboardingDraft,
  type OnboardingProblem,
  type OnboardingStep,
  parseFamilyUrl,
  type UserView,
} from "@giftling/domain";
import { useState } from "react";
import { hideToast, showToast } from "../../components/toast.ts";
import { errorCode, errorFields, errorMessage, isSessionExpired, trpc } from "../../trpc.ts";
import { completeOnboarding } from "./complete-onboarding.ts";
import { placeOfField, questionAt, resumeAt } from "./questions.ts";
import { problemAfterRefusal } from "./refusal.ts";
import { forgetOnboarding } from "./saved-onboarding.ts";
import { stepProblem } from "./step-problem.ts";
import { useOnboardingDraft } from "./use-onboarding.ts";
import { useOnboardingCalls } from "./use-onboarding-calls.ts";

/** What went wrong with a whole step: the sentence under the fields, and whether signing in again would help. */
export type StepFailure = { message: string; isSignedOut: boolean };

const TAKEN = "This URL is already taken. Please choose another.";

/**
 * The five steps (spec section 4), one question at a time: what was typed, where the parent stands, and what
 * Back, Next and Complete do. `onDone` is called with the kid's id once everything exists.
 */
export function useOnboardingSteps(
  user: UserView,
  firstStep: OnboardingStep,
  onDone: (kidId: string) => Promise<unknown>,
) {
  const utils = trpc.useUtils();
  const { draft, reached, change, reach, remember, latestPieces } = useOnboardingDraft(user);
  const calls = useOnboardingCalls();
  const profile = trpc.account.updateProfile.useMutation();
  const address = trpc.account.setFamilyUrl.useMutation();
  const [place, setPlace] = useState(() => resumeAt(firstStep, reached));
  const [problem, setProblem] = useState<OnboardingProblem | null>(null);
  const [failure, setFailure] = useState<StepFailure | null>(null);
  const [isBusy, setBusy] = useState(false);

  const question = questionAt(place);
  const { step } = question;

  function go(next: number) {
    setPlace(next);
    reach(questionAt(next).id);
  }

  function show(next: number) {
    setProblem(null);
    setFailure(null);
    go(next);
    hideToast();
  }

  function refuse(refused: OnboardingProblem) {
    go(placeOfField(refused.field));
    setProblem(refused);
    showToast({ title: refused.title, message: refused.message, tone: "error" });
  }

  function fail(error: unknown, message: string) {
    const refusal = problemAfterRefusal(step, errorFields(error));
    if (refusal !== null) {
      go(placeOfField(refusal.field));
      setProblem(refusal);
    }
    setFailure({
      message: errorMessage(error, "We couldn't reach the server. Please try again."),
      isSignedOut: isSessionExpired(error),
    });
    showToast({ title: "Error", message, tone: "error" });
  }

  async function saveProfile() {
    const { firstName, lastName } = draft;
    try {
      const saved = await profile.mutateAsync({ firstName, lastName });
      utils.account.user.setData(undefined, saved);
      show(place + 1);
    } catch (error) {
      fail(error, "Failed to update profile");
    }
  }

  async function saveFamilyUrl() {
    const parsed = parseFamilyUrl(draft.familyUrl);
    const familyUrl = parsed.ok ? parsed.familyUrl : draft.familyUrl;
    try {
      const saved = await address.mutateAsync({ familyUrl });
      utils.account.user.setData(undefined, saved);
      change({ familyUrl });
      show(place + 1);
    } catch (error) {
      if (errorCode(error) === "ADDRESS_TAKEN") {
        refuse({ field: "familyUrl", title: "Error", message: TAKEN });
      } else {
        fail(error, "Failed to set family URL");
      }
    }
  }

  async function complete() {
    try {
      const kidId = await completeOnboarding(draft, latestPieces(), remember, calls);
      await Promise.all([utils.account.user.invalidate(), utils.kids.list.reset()]);
      showToast({ title: "Success!", message: "Your hub is ready to share!", tone: "success" });
      await onDone(kidId);
      forgetOnboarding(user.id);
    } catch (error) {
      fail(error, "Failed to complete onboarding");
    }
  }

  async function next() {
    const found = stepProblem(step, draft);
    // What is asked later in this step is looked at when its turn comes.
    if (found !== null && placeOfField(found.field) <= place) return refuse(found);
    setProblem(null);
    setFailure(null);
    setBusy(true);
    if (step === 0) await saveProfile();
    else if (step === 1) await saveFamilyUrl();
    else if (step === 4) await complete();
    else show(place + 1);
    setBusy(false);
  }

  return {
    draft,
    question,
    place,
    problem,
    failure,
    isBusy,
    next,
    back: () => {
      if (place > 0) show(place - 1);
    },
    /** Typing takes the field's own error away. */
    change: (patch: Partial<OnboardingDraft>) => {
      if (problem !== null && problem.field in patch) setProblem(null);
      change(patch);
    },
  };
}
