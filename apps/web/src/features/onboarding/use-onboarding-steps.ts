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
import { problemAfterRefusal } from "./refusal.ts";
import { forgetOnboarding } from "./saved-onboarding.ts";
import { stepProblem } from "./step-problem.ts";
import { useOnboardingDraft } from "./use-onboarding.ts";
import { useOnboardingCalls } from "./use-onboarding-calls.ts";

/** What went wrong with a whole step: the sentence under the fields, and whether signing in again would help. */
export type StepFailure = { message: string; isSignedOut: boolean };

const TAKEN = "This URL is already taken. Please choose another.";

/**
 * The five steps (spec section 4): what was typed, where the parent stands, and what Back, Next and
 * Complete do. `onDone` is called with the kid's id once everything exists.
 */
export function useOnboardingSteps(
  user: UserView,
  firstStep: OnboardingStep,
  onDone: (kidId: string) => Promise<unknown>,
) {
  const utils = trpc.useUtils();
  const { draft, change, remember, latestPieces } = useOnboardingDraft(user);
  const calls = useOnboardingCalls();
  const profile = trpc.account.updateProfile.useMutation();
  const address = trpc.account.setFamilyUrl.useMutation();
  const [step, setStep] = useState<OnboardingStep>(firstStep);
  const [problem, setProblem] = useState<OnboardingProblem | null>(null);
  const [failure, setFailure] = useState<StepFailure | null>(null);
  const [isBusy, setBusy] = useState(false);

  function show(next: OnboardingStep) {
    setProblem(null);
    setFailure(null);
    setStep(next);
    hideToast();
  }

  function refuse(refused: OnboardingProblem) {
    setProblem(refused);
    showToast({ title: refused.title, message: refused.message, tone: "error" });
  }

  function fail(error: unknown, message: string) {
    const refusal = problemAfterRefusal(step, errorFields(error));
    if (refusal !== null) {
      setStep(refusal.step);
      setProblem(refusal.problem);
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
      show(1);
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
      show(2);
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
      await onDone(kidId);
      forgetOnboarding(user.id);
      showToast({ title: "Success!", message: "Your hub is ready to share!", tone: "success" });
    } catch (error) {
      fail(error, "Failed to complete onboarding");
    }
  }

  async function next() {
    const found = stepProblem(step, draft);
    if (found !== null) return refuse(found);
    setProblem(null);
    setFailure(null);
    setBusy(true);
    if (step === 0) await saveProfile();
    else if (step === 1) await saveFamilyUrl();
    else if (step === 2) show(3);
    else if (step === 3) show(4);
    else await complete();
    setBusy(false);
  }

  return {
    draft,
    step,
    problem,
    failure,
    isBusy,
    next,
    back: () => {
      if (step > 0) show(previous[step]);
    },
    /** Typing takes the field's own error away. */
    change: (patch: Partial<OnboardingDraft>) => {
      if (problem !== null && problem.field in patch) setProblem(null);
      change(patch);
    },
  };
}

const previous: Readonly<Record<OnboardingStep, OnboardingStep>> = { 0: 0, 1: 0, 2: 1, 3: 2, 4: 3 };
