import { useMemo } from "react";
import { errorCode, trpc } from "../../trpc.ts";
import type { OnboardingCalls } from "./complete-onboarding.ts";

/** The real calls of the last step (spec section 7), each create under its own Idempotency-Key. */
export function useOnboardingCalls(): OnboardingCalls {
  const { client } = trpc.useUtils();
  return useMemo(() => {
    const once = (idempotencyKey: string) => ({ context: { idempotencyKey } });
    return {
      kid: {
        create: (input, key) => client.kids.create.mutate(input, once(key)),
        change: async (id, { avatarUrl, ...fields }) => {
          await client.kids.update.mutate({ id, ...fields });
          await client.kids.setAvatar.mutate({ id, avatarUrl: avatarUrl ?? null });
        },
      },
      link: (kidId) => ({
        create: (input, key) => client.links.createPayment.mutate({ kidId, ...input }, once(key)),
        change: (id, input) => client.links.updatePayment.mutate({ id, ...input }),
        remove: (id) => client.links.deletePayment.mutate({ id }),
      }),
      update: (kidId) => ({
        create: (input, key) => client.updates.create.mutate({ kidId, ...input }, once(key)),
        change: (id, input) => client.updates.update.mutate({ id, ...input }),
        remove: (id) => client.updates.delete.mutate({ id }),
      }),
      codeOf: errorCode,
    };
  }, [client]);
}
