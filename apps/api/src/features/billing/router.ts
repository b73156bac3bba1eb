import {
  createPortalSessionInput,
  createSubscriptionSessionInput,
  hostedPageOutput,
  userOutput,
} from "@giftling/domain";
import { idempotentProcedure, parentProcedure, router } from "../../trpc.ts";
import { viewUser } from "../account/view-user.ts";
import { continueOnFree, openPortal, refreshPlan } from "./billing.ts";
import { openCheckout } from "./checkout.ts";

export const billingRouter = router({
  // Stripe keeps what this key made: no transaction of ours is held while Stripe is asked.
  createSubscriptionSession: idempotentProcedure
    .input(createSubscriptionSessionInput)
    .output(hostedPageOutput)
    .mutation(async ({ ctx, input }) => ({ url: await openCheckout(ctx, input) })),

  createPortalSession: parentProcedure
    .input(createPortalSessionInput)
    .output(hostedPageOutput)
    .mutation(async ({ ctx, input }) => ({ url: await openPortal(ctx, input.returnUrl) })),

  refresh: parentProcedure
    .output(userOutput)
    .mutation(async ({ ctx }) => viewUser(ctx.deps, await refreshPlan(ctx))),

  continueOnFree: parentProcedure
    .output(userOutput)
    .mutation(async ({ ctx }) => viewUser(ctx.deps, await continueOnFree(ctx))),
});
