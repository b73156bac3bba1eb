import { addIdempotencyKey } from "../../../idempotency-key.ts";
import { getErrorCode, trpc } from "../../../trpc.ts";
import type { OnboardingCalls } from "./complete-onboarding.ts";

/** Returns the API calls of the last step. Each create call sends an Idempotency-Key (rule: onboarding-completion). */
export function useOnboardingCalls(): OnboardingCalls {
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
