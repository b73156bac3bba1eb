import { type FamilyRow, findFamily } from "@giftling/db/queries/account/families";
import { removeStripeCustomer, setStripeCustomer } from "@giftling/db/queries/billing/stripe";
import {
  API_ERRORS,
  type CreateSubscriptionSessionInput,
  canBuyPrice,
  canStartTrial,
  isPriceId,
  POST_TRIAL_PRICE_ID,
  type PriceId,
  TRIAL_DURATION_DAYS,
} from "@giftling/domain";
import type Stripe from "stripe";
import type { Context } from "../../access/context.ts";
import type { ParentContext } from "../../access/parent-context.ts";
import { generateToken, hmac } from "../../core/crypto/tokens.ts";
import { AppError, createFieldError, orNotFound } from "../../core/errors/app-error.ts";
import { callStripe, type StripeAccess } from "../../services/stripe/stripe-access.ts";
import {
  expireCheckoutSessions,
  hasStripeCustomer,
} from "../../services/stripe/stripe-requests.ts";
import type { IdempotentContext } from "../../trpc/idempotency.ts";
import { hasFamilyHadTrial } from "../user/trial-history.ts";
import { requireStripe, resolveReturnUrl } from "./billing.ts";
import { syncSubscription } from "./sync-subscription.ts";

type CheckoutContext = ParentContext & IdempotentContext;
type Order = { priceId: PriceId; isTrial: boolean; successUrl: string; cancelUrl: string };

/** Paths of the page that waits for Stripe's confirmation of a payment or of a trial (rule: checkout). */
const WAITING_PAGE = {
  paid: "/subscription?checkout=success",
  trial: "/subscription?checkout=success&trial=true",
} as const;

/**
 * Creates a Stripe Checkout session and returns its URL. Calls with the same Idempotency-Key return the same URL.
 * Throws INVALID_INPUT for an invalid URL or price, and CONFLICT for a second trial (rule: checkout).
 */
export async function openCheckout(ctx: CheckoutContext, input: CreateSubscriptionSessionInput) {
  const { config } = ctx.deps;
  const isTrial = input.trial === true;
  const waitingPage = isTrial ? WAITING_PAGE.trial : WAITING_PAGE.paid;
  const addresses = {
    successUrl: resolveReturnUrl(config, "successUrl", input.successUrl, waitingPage),
    cancelUrl: resolveReturnUrl(config, "cancelUrl", input.cancelUrl, "/subscription"),
  };
  const stripe = requireStripe(ctx.deps);
  const priceId = await orderedPrice(ctx, ctx.family, input.priceId, isTrial);
  await ctx.deps.limiter.billing(ctx.familyId);
  return callStripe(async () => {
    const customer = await getCustomer(ctx, stripe);
    // Syncs first, so that a family whose subscription event was lost cannot buy a second subscription.
    await syncSubscription(ctx.deps, ctx.familyId);
    const family = orNotFound(await findFamily(ctx.deps.db, ctx.familyId));
    await orderedPrice(ctx, family, priceId, isTrial);
    const order = { ...addresses, priceId, isTrial };
    const session = await createSession(ctx, stripe, family.stripeCustomerId ?? customer, order);
    if (session.url === null) throw new AppError("CONFLICT");
    return session.url;
  });
}

/** Returns the requested price. Throws INVALID_INPUT for an unavailable price, and CONFLICT for a second trial. */
async function orderedPrice(
  ctx: Context,
  family: FamilyRow,
  wanted: string | undefined,
  isTrial: boolean,
): Promise<PriceId> {
  const priceId = wanted ?? POST_TRIAL_PRICE_ID;
  const isForSale = isTrial
    ? priceId === POST_TRIAL_PRICE_ID
    : canBuyPrice(family, priceId, ctx.deps.clock.now());
  if (!isPriceId(priceId) || !isForSale) {
    throw createFieldError("priceId", API_ERRORS.priceUnavailable);
  }
  const { db } = ctx.deps;
  if (isTrial && !canStartTrial(family, await hasFamilyHadTrial(ctx.deps, db, family.id))) {
    throw new AppError("CONFLICT", { message: API_ERRORS.trialAlreadyUsed });
  }
  return priceId;
}

/**
 * Returns the ID of the family's Stripe customer. Creates a missing customer. Concurrent calls create only one
 * customer.
 */
async function getCustomer(ctx: ParentContext, stripe: StripeAccess): Promise<string> {
  const client = await stripe.client();
  const { user, family, familyId, deps } = ctx;
  const before = family.stripeCustomerId;
  if (before && (await hasStripeCustomer(client, before))) return before;
  if (before) await removeStripeCustomer(deps.db, familyId, before);
  const { id } = await client.customers.create({
    ...(user.email ? { email: user.email } : {}),
    metadata: { familyId },
  });
  const storedCustomer = orNotFound(await setStripeCustomer(deps.db, familyId, id));
  if (storedCustomer !== id) await client.customers.del(id);
  return storedCustomer;
}

/** Creates a checkout session and expires earlier ones, so that an older tab cannot pay for a replaced order. */
async function createSession(
  ctx: CheckoutContext,
  { client: openClient, prices }: StripeAccess,
  customer: string,
  { priceId, isTrial, successUrl, cancelUrl }: Order,
): Promise<Stripe.Checkout.Session> {
  const client = await openClient();
  const attempt = `${ctx.familyId}\0${ctx.idempotency.key ?? generateToken()}`;
  const trial = {
    trial_period_days: TRIAL_DURATION_DAYS,
    trial_settings: { end_behavior: { missing_payment_method: "cancel" } },
  } as const;
  const session = await client.checkout.sessions.create(
    {
      mode: "subscription",
      customer,
      client_reference_id: ctx.familyId,
      line_items: [{ price: await prices.find(priceId), quantity: 1 }],
      payment_method_collection: isTrial ? "if_required" : "always",
      subscription_data: { metadata: { familyId: ctx.familyId }, ...(isTrial ? trial : {}) },
      metadata: { kind: isTrial ? "trial" : "paid" },
      success_url: successUrl,
      cancel_url: cancelUrl,
    },
    { idempotencyKey: `checkout-${hmac(ctx.deps.config.secret, "stripe-checkout", attempt)}` },
  );
  // Sessions are listed newest first. Of two concurrent sessions, the newer one stays payable.
  let isOlder = false;
  await expireCheckoutSessions(client, ctx.deps.failures, customer, ({ id }) => {
    if (isOlder) return true;
    isOlder = id === session.id;
    return false;
  });
  return session;
}
