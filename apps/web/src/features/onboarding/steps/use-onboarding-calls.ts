import { useMemo } from "react";
import { createTrpcClient, errorCode } from "../../../trpc.ts";
import type { OnboardingCalls } from "./complete-onboarding.ts";

/**
 * The real calls of the last step (rule: onboarding-completion), each create under its own Idempotency-Key. They go
 * through a client of their own: a hook's key is fixed when it renders, and the hooks' own client hides the
 * router named `links` behind a private field of tRPC's class.
 */
export function useOnboardingCalls(): OnboardingCalls {
  return useMemo(() => {
    const client = createTrpcClient();
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
  }, []);
}
