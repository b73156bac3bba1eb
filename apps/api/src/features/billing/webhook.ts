import { insertStripeEvent } from "@giftling/db/queries/billing/stripe";
import type { FastifyInstance } from "fastify";
import type Stripe from "stripe";
import type { Deps } from "../../deps.ts";
import { AppError } from "../../errors/app-error.ts";
import { ownScope } from "../../http/scope.ts";

/** Also what the own-site check lets through (rule: own-site-requests). */
export const STRIPE_WEBHOOK_PATH = "/api/stripe/webhook";

/** How old a signature may be, in seconds. */
const TOLERANCE_SECONDS = 300;

const BODY_LIMIT = 1024 * 1024;

/**
 * Where Stripe says that something happened. The body is taken as the bytes that were signed; anything forged, stale or
 * altered is 400 and leaves nothing. An event is a hint only: its id is kept once, and a job fetches the truth.
 */
export async function stripeWebhook(app: FastifyInstance, deps: Deps): Promise<void> {
  await ownScope(app, async (raw) => {
    raw.removeAllContentTypeParsers();
    raw.addContentTypeParser("*", { parseAs: "buffer" }, (_request, body, done) =>
      done(null, body),
    );
    raw.post(STRIPE_WEBHOOK_PATH, { bodyLimit: BODY_LIMIT }, async (request, reply) => {
      if (!deps.stripe) throw new AppError("NOT_FOUND");
      const event = verifiedEvent(deps, request.body, request.headers["stripe-signature"]);
      await takeHint(deps, event);
      return reply.send({ received: true });
    });
  });
}

function verifiedEvent(
  { stripe, clock }: Pick<Deps, "stripe" | "clock">,
  body: unknown,
  signature: string | string[] | undefined,
): Stripe.Event {
  const message = "The signature does not match.";
  if (!stripe || !Buffer.isBuffer(body) || typeof signature !== "string") {
    throw new AppError("BAD_REQUEST", { message });
  }
  try {
    return stripe.client.webhooks.constructEvent(
      body,
      signature,
      stripe.webhookSecret,
      TOLERANCE_SECONDS,
      undefined,
      clock.now().getTime(),
    );
  } catch (cause) {
    throw new AppError("BAD_REQUEST", { message, cause });
  }
}

/** Keeps the event's id and queues the fetch of what it hints at, together and once. */
async function takeHint({ db, jobs, clock }: Deps, event: Stripe.Event): Promise<void> {
  const { customerId, chargeId } = hintOf(event.data.object);
  const concerns = customerId !== null || chargeId !== null;
  await db.transaction(async (tx) => {
    const processedAt = concerns ? null : clock.now();
    const isNew = await insertStripeEvent(tx, { id: event.id, type: event.type, processedAt });
    if (!isNew || !concerns) return;
    await jobs.enqueue(tx, "stripe-event", { eventId: event.id, customerId, chargeId });
  });
}

/** Whom an event is about: its customer, or for a dispute the charge that leads to them. */
function hintOf(object: object): { customerId: string | null; chargeId: string | null } {
  const textAt = (name: string): string | null => {
    const value: unknown = Reflect.get(object, name);
    return typeof value === "string" ? value : null;
  };
  const customerId = textAt("object") === "customer" ? textAt("id") : textAt("customer");
  return { customerId, chargeId: customerId === null ? textAt("charge") : null };
}
