import {
  createPortalSessionInput,
  createSubscriptionSessionInput,
  hostedPageOutput,
  userOutput,
} from "@giftling/domain";
import { continueOnFree, openPortal, refreshPlan } from "../actions/billing/billing.ts";
import { openCheckout } from "../actions/billing/checkout.ts";
import { parentProcedure, router } from "../trpc.ts";
import { viewUser } from "../view-user.ts";

export const billingRouter = router({
  createSubscriptionSession: parentProcedure
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
