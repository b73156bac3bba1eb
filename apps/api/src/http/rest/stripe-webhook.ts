import { API_CLIENT_ERRORS } from "@giftling/domain";
import type { FastifyInstance } from "fastify";
import type Stripe from "stripe";
import { z } from "zod";
import { AppError } from "../../core/errors/app-error.ts";
import { queueStripeEvent } from "../../features/billing/stripe-jobs.ts";
import type { Clock, Deps } from "../../services/deps.ts";
import type { StripeAccess } from "../../services/stripe/stripe-access.ts";
import { registerRouteScope } from "../route-scope.ts";

export const STRIPE_WEBHOOK_PATH = "/api/stripe/webhook";

/**
 * Maximum difference in seconds between a signature's timestamp and now. Stripe's SDK does not reject future
 * timestamps.
 */
const TOLERANCE_SECONDS = 300;

/** Schema of the Stripe event fields that the app reads. */
const eventShape = z.looseObject({
  id: z.string().regex(/^\w{1,255}$/),
  type: z.string().regex(/^[\w.]{1,255}$/),
  data: z.looseObject({ object: z.looseObject({}) }),
});

const BODY_LIMIT = 1024 * 1024;

/** Registers the Stripe webhook, which verifies the signature, stores each event ID once and queues a job. */
export async function registerStripeWebhook(app: FastifyInstance, deps: Deps): Promise<void> {
  await registerRouteScope(app, async (raw) => {
    raw.removeAllContentTypeParsers();
    raw.addContentTypeParser("*", { parseAs: "buffer" }, (_request, body, done) =>
      done(null, body),
    );
    const options = { bodyLimit: BODY_LIMIT, config: { isForOthers: true } };
    // Fastify does not call the parser for a request without a body and a content type.
    raw.post<{ Body: Buffer | undefined }>(STRIPE_WEBHOOK_PATH, options, async (request, reply) => {
      const { stripe, clock } = deps;
      if (!stripe) throw new AppError("NOT_FOUND");
      const signature = request.headers["stripe-signature"];
      const event = await verifiedEvent({ stripe, clock }, request.body ?? "", signature);
      await queueStripeEvent(deps, event);
      return reply.send({ received: true });
    });
  });
}

async function verifiedEvent(
  { stripe, clock }: { stripe: StripeAccess; clock: Clock },
  body: Buffer | string,
  signature: string | string[] | undefined,
): Promise<Stripe.Event> {
  const message = API_CLIENT_ERRORS.signatureMismatch;
  if (typeof signature !== "string") throw new AppError("BAD_REQUEST", { message });
  const now = clock.now().getTime();
  if (signingTimes(signature).some((time) => time > now / 1_000 + TOLERANCE_SECONDS)) {
    throw new AppError("BAD_REQUEST", { message });
  }
  const client = await stripe.client();
  let event: Stripe.Event;
  try {
    event = client.webhooks.constructEvent(
      body,
      signature,
      stripe.webhookSecret,
      TOLERANCE_SECONDS,
      undefined,
      now,
    );
  } catch (cause) {
    throw new AppError("BAD_REQUEST", { message, cause });
  }
  const { error: cause } = eventShape.safeParse(event);
  if (cause) throw new AppError("BAD_REQUEST", { message: API_CLIENT_ERRORS.eventInvalid, cause });
  return event;
}

/** Returns the timestamps of a Stripe signature header, in seconds. A forged header can contain several timestamps. */
const signingTimes = (signature: string): number[] =>
  signature
    .split(",")
    .filter((part) => part.startsWith("t="))
    .map((part) => Number.parseInt(part.slice(2), 10));
