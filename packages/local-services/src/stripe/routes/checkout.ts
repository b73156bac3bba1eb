import { z } from "zod";
import { getObjectById, StripeApiError } from "../errors.ts";
import { createStripeCheckoutSession, createStripePortalSession } from "../objects.ts";
import { getCustomer } from "./customers.ts";
import {
  type ApiRoute,
  createListRoute,
  createReadRoute,
  createRoute,
  integerSchema,
  metadataSchema,
} from "./route-builders.ts";

const url = z.url();

/** API routes for Checkout Sessions and billing portal sessions. */
export const checkoutRoutes: ApiRoute[] = [
  createListRoute("checkout/sessions", "sessions", "customer", "status"),
  createReadRoute("checkout/sessions", "sessions", "checkout.session"),
  createRoute(
    "POST /v1/checkout/sessions",
    {
      mode: z.literal("subscription"),
      customer: z.string(),
      client_reference_id: z.string().default(""),
      line_items: z.strictObject({
        0: z.strictObject({ price: z.string(), quantity: integerSchema.default(1) }),
      }),
      subscription_data: z
        .strictObject({
          metadata: metadataSchema,
          trial_period_days: integerSchema.min(1).max(730).optional(),
          trial_settings: z
            .strictObject({
              end_behavior: z.strictObject({ missing_payment_method: z.literal("cancel") }),
            })
            .optional(),
        })
        .optional(),
      payment_method_collection: z.enum(["always", "if_required"]).default("always"),
      success_url: url,
      cancel_url: url,
      metadata: metadataSchema,
    },
    ({ store: { state }, params, pages }) => {
      const { id: customer } = getCustomer(state, params.customer, "customer");
      const { price: priceId, quantity } = params.line_items[0];
      const price = getObjectById(state.prices, "price", priceId, "line_items[0][price]");
      const data = params.subscription_data;
      const trialDays = data?.trial_period_days ?? 0;
      const session = createStripeCheckoutSession(pages, {
        amount_total: trialDays > 0 ? 0 : price.unit_amount * quantity,
        cancel_url: params.cancel_url,
        client_reference_id: params.client_reference_id,
        currency: price.currency,
        customer,
        metadata: params.metadata,
        payment_method_collection: params.payment_method_collection,
        success_url: params.success_url,
      });
      state.sessions[session.id] = session;
      state.checkoutPlans[session.id] = {
        priceId,
        quantity,
        trialDays,
        metadata: data?.metadata ?? {},
      };
      return session;
    },
  ),
  createRoute("POST /v1/checkout/sessions/:id/expire", {}, ({ store, id, emit }) => {
    const session = getObjectById(store.state.sessions, "checkout.session", id);
    if (session.status !== "open") {
      throw new StripeApiError(
        400,
        `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ${session.status}.`,
      );
    }
    session.status = "expired";
    session.url = null;
    emit("checkout.session.expired", session);
    return session;
  }),
  createRoute(
    "POST /v1/billing_portal/sessions",
    { customer: z.string(), return_url: url.optional() },
    ({ store: { state }, params, pages }) => {
      const { id } = getCustomer(state, params.customer, "customer");
      const session = createStripePortalSession(pages, id, params.return_url ?? null);
      state.portalSessions[session.id] = session;
      return session;
    },
  ),
];
