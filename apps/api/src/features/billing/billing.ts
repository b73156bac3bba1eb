import { type FamilyRow, findFamily } from "@giftling/db/queries/account/families";
import { endTrial } from "@giftling/db/queries/billing/stripe";
import { findSubscription } from "@giftling/db/queries/billing/subscriptions";
import { API_CLIENT_ERRORS, API_ERRORS, parseReturnPath } from "@giftling/domain";
import type { ParentContext } from "../../access/parent-context.ts";
import type { Config } from "../../core/env/env.ts";
import { AppError, createFieldError, orNotFound } from "../../core/errors/app-error.ts";
import type { Deps } from "../../services/deps.ts";
import { callStripe, type StripeAccess } from "../../services/stripe/stripe-access.ts";
import {
  cancelSubscription,
  fetchSubscriptions,
  isCurrentSubscription,
} from "../../services/stripe/stripe-requests.ts";
import { syncSubscription } from "./sync-subscription.ts";

/** Returns access to Stripe. Throws NOT_FOUND when billing is off, and UNAVAILABLE if Stripe is not configured. */
export function requireStripe({ config, stripe }: Pick<Deps, "config" | "stripe">): StripeAccess {
  if (!config.billing) throw new AppError("NOT_FOUND", { message: API_ERRORS.billingUnavailable });
  if (!stripe) throw new AppError("UNAVAILABLE", { cause: new Error("Stripe is not configured") });
  return stripe;
}

/** Returns the absolute URL to which Stripe redirects the browser. Throws INVALID_INPUT for another origin. */
export function resolveReturnUrl(
  { origin }: Pick<Config, "origin">,
  field: string,
  wanted: string | undefined,
  fallback: string,
): string {
  if (wanted === undefined) return `${origin}${fallback}`;
  const isOwn = wanted === origin || wanted.startsWith(`${origin}/`);
  const path = parseReturnPath(isOwn ? wanted.slice(origin.length) || "/" : wanted, origin);
  if (path === null) throw createFieldError(field, API_CLIENT_ERRORS.returnUrlNotAllowed);
  return `${origin}${path}`;
}

/** Opens the billing portal and returns its URL. Throws NO_SUBSCRIPTION if the family never had a subscription. */
export async function openBillingPortal(ctx: ParentContext, wanted: string | undefined) {
  const { db, config } = ctx.deps;
  const returnUrl = resolveReturnUrl(config, "returnUrl", wanted, "/settings");
  const stripe = requireStripe(ctx.deps);
  const { stripeCustomerId: customer } = ctx.family;
  if (customer === null) throw new AppError("NO_SUBSCRIPTION");
  await ctx.deps.limiter.billing(ctx.familyId);
  return callStripe(async () => {
    // The event of a recent purchase may not have arrived yet.
    if (!(await findSubscription(db, ctx.familyId))) await refreshPlan(ctx);
    if (!(await findSubscription(db, ctx.familyId))) throw new AppError("NO_SUBSCRIPTION");
    const client = await stripe.client();
    const session = await client.billingPortal.sessions.create({ customer, return_url: returnUrl });
    return session.url;
  });
}

/** Syncs the family's subscription when a parent returns from Stripe (rule: checkout). */
export async function refreshPlan(ctx: ParentContext): Promise<FamilyRow> {
  requireStripe(ctx.deps);
  await ctx.deps.limiter.billing(ctx.familyId);
  await callStripe(() => syncSubscription(ctx.deps, ctx.familyId));
  return orNotFound(await findFamily(ctx.deps.db, ctx.familyId));
}

/** Ends a running or expired trial, and cancels unpaid subscriptions at Stripe (rule: continue-on-free). */
export async function switchToFreePlan(ctx: ParentContext): Promise<FamilyRow> {
  const { db, clock } = ctx.deps;
  const stripe = requireStripe(ctx.deps);
  if (ctx.family.trialEndsAt === null) return ctx.family;
  await ctx.deps.limiter.billing(ctx.familyId);
  await callStripe(async () => {
    const { stripeCustomerId: customer } = ctx.family;
    const client = await stripe.client();
    const truths = customer ? ((await fetchSubscriptions(client, customer)) ?? []) : [];
    if (!truths.some(({ status }) => status === "active")) {
      for (const { id } of truths.filter(isCurrentSubscription))
        await cancelSubscription(client, id);
      await endTrial(db, ctx.familyId, clock.now());
    }
    await syncSubscription(ctx.deps, ctx.familyId);
  });
  return orNotFound(await findFamily(db, ctx.familyId));
}
