import {
  createPortalSessionInput,
  createSubscriptionSessionInput,
  hostedPageOutput,
  userOutput,
} from "@giftling/domain";
import {
  ownerIdempotentProcedure,
  ownerProcedure,
  parentProcedure,
  router,
} from "../../trpc/trpc.ts";
import { readUserView } from "../user/user-view.ts";
import { openBillingPortal, refreshPlan, switchToFreePlan } from "./billing.ts";
import { openCheckout } from "./checkout.ts";

export const billingRouter = router({
  // Stripe stores the response of the idempotency key, so no transaction stays open during the call.
  createSubscriptionSession: ownerIdempotentProcedure
    .meta({
      rest: { method: "POST", path: "/api/create-subscription-session" },
      summary:
        "Open a checkout for a price of the catalog, or for the free trial; the answer says where to send the browser",
      errors: ["NOT_FOUND", "CONFLICT"],
    })
    .input(createSubscriptionSessionInput)
    .output(hostedPageOutput)
    .mutation(async ({ ctx, input }) => ({ url: await openCheckout(ctx, input) })),

  createPortalSession: ownerProcedure
    .meta({
      rest: { method: "POST", path: "/api/create-billing-portal-session" },
      summary: "Open the billing portal; the answer says where to send the browser",
      errors: ["NOT_FOUND", "NO_SUBSCRIPTION"],
    })
    .input(createPortalSessionInput)
    .output(hostedPageOutput)
    .mutation(async ({ ctx, input }) => ({ url: await openBillingPortal(ctx, input.returnUrl) })),

  refresh: parentProcedure
    .meta({
      rest: { method: "POST", path: "/api/billing/refresh" },
      summary: "Fetch the plan from Stripe now, after coming back from there",
      errors: ["NOT_FOUND", "RATE_LIMITED"],
    })
    .output(userOutput)
    .mutation(async ({ ctx }) =>
      readUserView(ctx.deps, { ...ctx, family: await refreshPlan(ctx) }),
    ),

  continueOnFree: ownerProcedure
    .meta({
      rest: { method: "POST", path: "/api/billing/continue-on-free" },
      summary: "End the free trial and keep everything, on the Free plan",
      errors: ["NOT_FOUND"],
    })
    .output(userOutput)
    .mutation(async ({ ctx }) =>
      readUserView(ctx.deps, { ...ctx, family: await switchToFreePlan(ctx) }),
    ),
});
