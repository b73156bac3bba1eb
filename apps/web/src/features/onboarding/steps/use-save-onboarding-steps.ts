import { type OnboardingDraft, parseFamilyUrl, type UserView } from "@giftling/domain";
import * as words from "@giftling/messages/onboarding/onboarding";
import { useMutation } from "@tanstack/react-query";
import { getErrorCode } from "../../../api-error.ts";
import { showToast } from "../../../components/toast/toast.ts";
import { addIdempotencyKey } from "../../../idempotency-key.ts";
import { trpc } from "../../../trpc.ts";
import { completeOnboarding, type OnboardingMutations } from "./complete-onboarding.ts";
import { deleteOnboarding, type useSavedOnboarding } from "./saved-onboarding.ts";

/**
 * Returns functions that send the requests of the last onboarding step. A request that creates an entry has an
 * idempotency key (rule: onboarding-completion).
 */
function useOnboardingMutations(): OnboardingMutations {
  const createKid = trpc.kids.create.useMutation();
  const updateKid = trpc.kids.update.useMutation();
  const setAvatar = trpc.kids.setAvatar.useMutation();
  const createLink = trpc.links.createPayment.useMutation();
  const updateLink = trpc.links.updatePayment.useMutation();
  const deleteLink = trpc.links.deletePayment.useMutation();
  const createUpdate = trpc.updates.create.useMutation();
  const editUpdate = trpc.updates.update.useMutation();
  const deleteUpdate = trpc.updates.delete.useMutation();
  return {
    kid: {
      create: (input, key) => createKid.mutateAsync(addIdempotencyKey(input, key)),
      change: async (id, { avatarUrl, ...fields }) => {
        await updateKid.mutateAsync({ id, ...fields });
        await setAvatar.mutateAsync({ id, avatarUrl: avatarUrl ?? null });
      },
    },
    link: (kidId) => ({
      create: (input, key) => createLink.mutateAsync(addIdempotencyKey({ kidId, ...input }, key)),
      change: (id, input) => updateLink.mutateAsync({ id, ...input }),
      remove: (id) => deleteLink.mutateAsync({ id }),
    }),
    update: (kidId) => ({
      create: (input, key) => createUpdate.mutateAsync(addIdempotencyKey({ kidId, ...input }, key)),
      change: (id, input) => editUpdate.mutateAsync({ id, ...input }),
      remove: (id) => deleteUpdate.mutateAsync({ id }),
    }),
    codeOf: getErrorCode,
  };
}

/** Returns the functions that save onboarding's steps. `onFailed` receives the error and the toast's message. */
export function useSaveOnboardingSteps({
  user,
  saved,
  onSaved,
  onFailed,
  onDone,
}: {
  user: UserView;
  saved: Pick<ReturnType<typeof useSavedOnboarding>, "store" | "latestPieces">;
  onSaved: (fields: Partial<OnboardingDraft>) => Promise<void>;
  onFailed: (error: unknown, message: string) => void;
  onDone: (kidId: string) => Promise<unknown>;
}) {
  const utils = trpc.useUtils();
  const calls = useOnboardingMutations();
  const profile = trpc.account.updateProfile.useMutation({
    onSuccess: async (answer) => {
      utils.account.user.setData(undefined, answer);
      await onSaved({});
    },
    onError: (error) => onFailed(error, words.saveProfileError()),
  });
  const address = trpc.account.setFamilyUrl.useMutation({
    onSuccess: async (answer, { familyUrl }) => {
      utils.account.user.setData(undefined, answer);
      await onSaved({ familyUrl });
    },
    onError: (error) => onFailed(error, words.saveFamilyUrlError()),
  });
  const complete = useMutation({
    mutationFn: async (draft: OnboardingDraft) => {
      const remember = (pieces: Parameters<typeof completeOnboarding>[1]) =>
        saved.store({ pieces });
      const kidId = await completeOnboarding(draft, saved.latestPieces(), remember, calls);
      await Promise.all([utils.account.user.invalidate(), utils.kids.list.reset()]);
      showToast({
        title: words.onboardingCompletedTitle(),
        message: words.onboardingCompletedMessage(),
        tone: "success",
      });
      await onDone(kidId);
      deleteOnboarding(user.id);
    },
    onError: (error) => onFailed(error, words.completeOnboardingError()),
  });

  return {
    isPending: profile.isPending || address.isPending || complete.isPending,
    saveProfile: ({ firstName, lastName }: OnboardingDraft) =>
      profile.mutate({ firstName, lastName }),
    saveFamilyUrl: ({ familyUrl: typed }: OnboardingDraft) => {
      const parsed = parseFamilyUrl(typed.replace(/-$/, ""));
      address.mutate({ familyUrl: parsed.ok ? parsed.familyUrl : typed });
    },
    complete: complete.mutate,
  };
}
