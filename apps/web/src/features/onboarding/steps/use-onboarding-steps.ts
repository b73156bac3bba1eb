import {
  type OnboardingDraft,
  type OnboardingProblem,
  type OnboardingStep,
  PARENT_ERRORS,
  parseFamilyUrl,
  suggestFamilyUrl,
  type UserView,
} from "@giftling/domain";
import * as parentWords from "@giftling/messages/dashboard/parent";
import * as words from "@giftling/messages/onboarding/onboarding";
import { translateParentError } from "@giftling/messages/sentences/parents";
import { useForm } from "@mantine/form";
import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import {
  getErrorCode,
  getErrorMessage,
  getFieldErrorMessages,
  isSessionExpiredError,
} from "../../../api-error.ts";
import { createSignInAction } from "../../../components/toast/error-toast.ts";
import { hideToast, showToast } from "../../../components/toast/toast.ts";
import { trpc } from "../../../trpc.ts";
import { getFieldQuestionPosition } from "../questions/questions.ts";
import {
  type QuestionNavigation,
  useQuestionNavigation,
} from "../questions/use-question-navigation.ts";
import { completeOnboarding, useOnboardingMutations } from "./complete-onboarding.ts";
import { deleteOnboarding, useSavedOnboarding } from "./saved-onboarding.ts";
import { findStepProblem, getStepFieldError, type StepFieldError } from "./step-problem.ts";

/**
 * Error of a whole onboarding step, shown below the question at position `at`. `isSignedOut` is true if the session
 * expired.
 */
export type StepError = { at: number; message: string; isSignedOut: boolean };

/** Returns onboarding's form, question and actions. Calls `onDone` with the kid's ID (rule: onboarding-steps). */
export function useOnboardingSteps(
  user: UserView,
  firstStep: OnboardingStep,
  address: QuestionNavigation,
  onDone: (kidId: string) => Promise<unknown>,
) {
  const saved = useSavedOnboarding(user);
  const { place, question, go, goBack, changed } = useQuestionNavigation(
    firstStep,
    saved.start,
    address,
    (reached) => saved.store({ reached }),
  );
  const { step } = question;
  const [failure, setFailure] = useState<StepError | null>(null);

  /** Returns the first problem in the answers up to the current onboarding question, or null. */
  function problemIn(draft: OnboardingDraft): OnboardingProblem | null {
    const found = findStepProblem(step, draft);
    if (found === null || getFieldQuestionPosition(found.field) > place) return null;
    return {
      ...found,
      title: translateParentError(found.title),
      message: translateParentError(found.message),
    };
  }

  const form = useForm<OnboardingDraft>({
    initialValues: saved.start.draft,
    onValuesChange: (draft) => {
      saved.storeDraft(draft);
      changed();
    },
    validate: (draft) => {
      const found = problemIn(draft);
      return found === null ? {} : { [found.field]: found.message };
    },
  });

  /**
   * Shows the onboarding question of a field, with an error at the field. If `said` is true, the field is highlighted
   * without a message.
   */
  function blame(field: StepFieldError["field"], said: string | true) {
    go(getFieldQuestionPosition(field));
    form.setErrors({ [field]: said });
  }

  /** Shows an error in a toast, and highlights the invalid field without a message (rule: said-once). */
  function refuse(title: string, { field, message }: StepFieldError) {
    blame(field, true);
    showToast({ title, message, tone: "error" });
  }

  /** Clears the errors, hides the toast, and calls `there`, which navigates to another question. */
  function leave(there: () => void) {
    form.clearErrors();
    setFailure(null);
    there();
    hideToast();
  }
  const show = (next: number) => leave(() => go(next));

  const suggestFreeFamilyUrl = useFreeFamilyUrl();
  const utils = trpc.useUtils();

  /** Stores the account after a step was saved, and shows the next question. */
  async function proceed(account: UserView, fields: Partial<OnboardingDraft> = {}) {
    utils.account.user.setData(undefined, account);
    const { familyUrl, lastName } = form.getValues();
    const suggested = familyUrl.trim() === "" && {
      familyUrl: await suggestFreeFamilyUrl(lastName),
    };
    form.setValues({ ...suggested, ...fields });
    show(place + 1);
  }

  /** Shows the error of a failed request. `message` is the message of the toast. */
  function showRequestError(error: unknown, message: string) {
    if (getErrorCode(error) === "ADDRESS_TAKEN") {
      return refuse(parentWords.errorTitle(), {
        field: "familyUrl",
        message: words.familyUrlUnavailableError(),
      });
    }
    const refusal = getStepFieldError(step, getFieldErrorMessages(error));
    if (refusal !== null) blame(refusal.field, refusal.message);
    else {
      setFailure({
        at: place,
        message: getErrorMessage(error, parentWords.connectionError()),
        isSignedOut: isSessionExpiredError(error),
      });
    }
    showToast({
      title: parentWords.errorTitle(),
      message,
      tone: "error",
      action: createSignInAction(error),
    });
  }

  const saveProfile = trpc.account.updateProfile.useMutation({
    onSuccess: (account) => proceed(account),
    onError: (error) => showRequestError(error, words.saveProfileError()),
  });
  const saveFamilyUrl = trpc.account.setFamilyUrl.useMutation({
    onSuccess: (account, { familyUrl }) => proceed(account, { familyUrl }),
    onError: (error) => showRequestError(error, words.saveFamilyUrlError()),
  });
  const mutations = useOnboardingMutations();
  const complete = useMutation({
    mutationFn: async (draft: OnboardingDraft) => {
      const kidId = await completeOnboarding(
        draft,
        saved.latestPieces(),
        (pieces) => saved.store({ pieces }),
        mutations,
      );
      await Promise.all([utils.account.user.invalidate(), utils.kids.list.reset()]);
      showToast({
        title: words.onboardingCompletedTitle(),
        message: words.onboardingCompletedMessage(),
        tone: "success",
      });
      await onDone(kidId);
      deleteOnboarding(user.id);
    },
    onError: (error) => showRequestError(error, words.completeOnboardingError()),
  });
  const isBusy = saveProfile.isPending || saveFamilyUrl.isPending || complete.isPending;

  function next(draft: OnboardingDraft) {
    setFailure(null);
    hideToast();
    if (step === 0) {
      saveProfile.mutate({ firstName: draft.firstName, lastName: draft.lastName });
    } else if (step === 1) {
      const parsed = parseFamilyUrl(draft.familyUrl.replace(/-$/, ""));
      saveFamilyUrl.mutate({ familyUrl: parsed.ok ? parsed.familyUrl : draft.familyUrl });
    } else if (step === 4) complete.mutate(draft);
    else show(place + 1);
  }

  const submit = form.onSubmit(next, (_errors, draft) => {
    const problem = problemIn(draft);
    if (problem === null) return;
    if (problem.title === translateParentError(PARENT_ERRORS.valueRequired))
      refuse(problem.title, problem);
    else blame(problem.field, problem.message);
  });

  return {
    form,
    question,
    place,
    failure: failure?.at === place ? failure : null,
    isBusy,
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      if (!isBusy) submit(event);
    },
    back: () => leave(goBack),
  };
}

/**
 * Returns a function that suggests a free family URL for a last name. The function resolves with an empty string if no
 * URL is free. If the check fails, the function resolves with an unchecked URL, because the Next button checks the URL
 * again (rule: family-url-suggested).
 */
function useFreeFamilyUrl(): (lastName: string) => Promise<string> {
  const utils = trpc.useUtils();
  return async (lastName) => {
    const familyUrl = suggestFamilyUrl(lastName);
    if (familyUrl === "") return "";
    try {
      const { isFree, suggestion } = await utils.account.addressFree.fetch({ familyUrl });
      return isFree ? familyUrl : (suggestion ?? "");
    } catch {
      return familyUrl;
    }
  };
}
