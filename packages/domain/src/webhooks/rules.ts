/** Maximum number of a family's webhooks (rule: bounds). */
export const MAX_WEBHOOKS = 5;

/** Maximum number of deliveries in a webhook's log (rule: webhooks). */
export const MAX_LISTED_DELIVERIES = 50;

/** Events that a family can select for a webhook. The owner's gift mail reports the same gifts (rule: webhooks). */
export const WEBHOOK_EVENTS = ["gift.recorded", "contribution.reported"] as const;
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];

/** Types of webhook deliveries: the webhook events, and the test delivery that the owner requests. */
export const DELIVERY_TYPES = [...WEBHOOK_EVENTS, "webhook.test"] as const;
export type DeliveryType = (typeof DELIVERY_TYPES)[number];

/** Reasons why a webhook is turned off: the owner's request, or three days of failures (rule: webhooks). */
export const WEBHOOK_DISABLE_REASONS = ["owner", "failures"] as const;

/** Statuses of a delivery. A `waiting` delivery has a pending attempt. */
export const DELIVERY_STATUSES = ["waiting", "delivered", "failed"] as const;

/**
 * Reasons why an attempt to deliver an event to a webhook got no response. `private` means a private network address,
 * which webhooks must not reach.
 */
export const DELIVERY_PROBLEMS = ["private", "unreachable", "slow"] as const;
export type DeliveryProblem = (typeof DELIVERY_PROBLEMS)[number];
