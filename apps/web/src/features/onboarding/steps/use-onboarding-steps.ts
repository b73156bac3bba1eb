import {
  type OnboardingDraft,
  type OnboardingStep,
  parseFamilyUrl,
  type UserView,
} from "@giftling/domain";
import { useState } from "react";
import { showToast } from "../../../components/toast/toast.ts";
import { errorCode, trpc } from "../../../trpc.ts";
import { placeOfField } from "../questions/questions.ts";
import { useQuestion } from "../questions/use-question.ts";
import { completeOnboarding } from "./complete-onboarding.ts";
import { forgetOnboarding } from "./saved-onboarding.ts";
import { stepProblem } from "./step-problem.ts";
import { useOnboardingDraft } from "./use-onboarding.ts";
import { useOnboardingCalls } from "./use-onboarding-calls.ts";

const TAKEN = "This URL is already taken. Please choose another.";

/**
 * The five steps (rule: onboarding-steps), one question at a time: what was typed, and what Back, Next and Complete do.
 * `onDone` is called with the kid's id once everything exists.
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
  const asked = useQuestion(firstStep, reached, reach);
  const [isBusy, setBusy] = useState(false);
  const { place, problem, show, refuse, fail } = asked;
  const { step } = asked.question;

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
    asked.forgive();
    setBusy(true);
    if (step === 0) await saveProfile();
    else if (step === 1) await saveFamilyUrl();
    else if (step === 4) await complete();
    else show(place + 1);
    setBusy(false);
  }

  return {
    draft,
    question: asked.question,
    place,
    problem,
    failure: asked.failure,
    isBusy,
    next,
    back: () => {
      if (place > 0) show(place - 1);
    },
    /** Typing takes the field's own error away. */
    change: (patch: Partial<OnboardingDraft>) => {
      if (problem !== null && problem.field in patch) asked.forgiveField();
      change(patch);
    },
  };
}
