import { z } from "zod";
import { PARENT_ERRORS } from "../sentences/parents.ts";
import { idSchema, timestampSchema } from "../text/schema.ts";
import { urlSchema } from "../url/schema.ts";
import {
  DELIVERY_PROBLEMS,
  DELIVERY_STATUSES,
  DELIVERY_TYPES,
  WEBHOOK_DISABLE_REASONS,
  WEBHOOK_EVENTS,
} from "./rules.ts";

const events = z
  .array(z.enum(WEBHOOK_EVENTS, PARENT_ERRORS.webhookEventRequired))
  .min(1, PARENT_ERRORS.webhookEventRequired)
  .refine((chosen) => new Set(chosen).size === chosen.length, PARENT_ERRORS.webhookEventRequired);

/** Webhook of a family, as shown to the owner (rule: webhooks). */
export const webhookOutput = z.strictObject({
  id: z.string(),
  url: z.string(),
  events: z.array(z.enum(WEBHOOK_EVENTS)),
  /** Reason why the webhook is turned off. Null for an active webhook. */
  turnedOffBy: z.enum(WEBHOOK_DISABLE_REASONS).nullable(),
  createdAt: timestampSchema,
});
export type WebhookView = z.infer<typeof webhookOutput>;

/**
 * Webhook after its creation or an edit. `secret` signs the deliveries, and is null unless the request created a
 * secret.
 */
export const webhookWithSecretOutput = webhookOutput.extend({ secret: z.string().nullable() });
export type WebhookWithSecret = z.infer<typeof webhookWithSecretOutput>;

export const createWebhookInput = z.strictObject({ url: urlSchema, events });
export type CreateWebhookInput = z.infer<typeof createWebhookInput>;

/** Input of PATCH /api/family/webhooks/{id}. `newSecret` requests a new secret. */
export const updateWebhookInput = z.strictObject({
  id: idSchema,
  url: urlSchema.optional(),
  events: events.optional(),
  isOn: z.boolean().optional(),
  newSecret: z.literal(true).optional(),
});
export type UpdateWebhookInput = z.infer<typeof updateWebhookInput>;

/** Delivery of an event to a webhook, without the bodies of the request and the response. */
export const deliveryOutput = z.strictObject({
  id: z.string(),
  /** ID of the event, the same in every delivery attempt. */
  eventId: z.string(),
  type: z.enum(DELIVERY_TYPES),
  status: z.enum(DELIVERY_STATUSES),
  attempts: z.int(),
  createdAt: timestampSchema,
  /** Start of the latest attempt. Null before the first attempt. */
  attemptedAt: timestampSchema.nullable(),
  /** Time of the next attempt. Null if no further attempt is scheduled. */
  nextAttemptAt: timestampSchema.nullable(),
  statusCode: z.int().nullable(),
  problem: z.enum(DELIVERY_PROBLEMS).nullable(),
  durationMs: z.int().nullable(),
});
export type DeliveryView = z.infer<typeof deliveryOutput>;

export const sendDeliveryInput = z.strictObject({ id: idSchema, deliveryId: idSchema });
export type SendDeliveryInput = z.infer<typeof sendDeliveryInput>;
