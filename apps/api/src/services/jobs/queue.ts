import type { Executor } from "@giftling/db/client";
import { addJob, type JobOptions } from "@giftling/db/queries/operation/jobs";
import { LANGUAGES } from "@giftling/domain";
import { z } from "zod";

const schemas = {
  /** Task that deletes a stored file unless a picture's row references the file (rule: pictures). */
  "delete-file": z.strictObject({ storageKey: z.string() }),
  /** Task that syncs the stored subscription of the customer in a Stripe webhook event (rule: stripe-truth). */
  "stripe-event": z.strictObject({
    eventId: z.string(),
    customerId: z.string().nullable(),
    chargeId: z.string().nullable(),
  }),
  /** Task that fetches a wish's picture from the shop's page. `attempt` counts from 1 (rule: fetched-pictures). */
  "fetch-wish-picture": z.strictObject({ itemId: z.string(), attempt: z.number() }),
  /** Task that syncs a family's subscriptions with Stripe (rule: stripe-truth). */
  "sync-subscription": z.strictObject({ familyId: z.string() }),
  /** Task that permanently deletes a customer at Stripe (rule: account-purge). */
  "delete-stripe-customer": z.strictObject({ stripeCustomerId: z.string() }),
  /** Task that copies the new owner's data to the Stripe customer, enqueued only by the previous release. */
  "update-stripe-customer": z.strictObject({ familyId: z.string() }),
  /** Task that transfers a family's Stripe customer to its new owner (rule: handing-over). */
  "hand-over-stripe-customer": z.strictObject({ familyId: z.string(), handedOverAt: z.string() }),
  /** Task that sends one mail of the outbox (rule: mail-outbox). */
  "send-mail": z.strictObject({ mailId: z.string() }),
  /** Task that sends an event to a webhook (rule: webhooks). */
  "deliver-webhook": z.strictObject({ deliveryId: z.string() }),
  /** Task that sends a push notification to one browser. `mail` is null for a test notification (rule: web-push). */
  "send-push": z.strictObject({
    subscriptionId: z.string(),
    mail: z
      .strictObject({ id: z.string(), kind: z.string(), facts: z.record(z.string(), z.unknown()) })
      .nullable(),
    attempt: z.number(),
  }),
  /** Task that adds an update's mails to the outbox, one per recipient (rule: update-mail). */
  "announce-update": z.strictObject({ updateId: z.string() }),
  /** Task that adds a kid's digest to the outbox, one mail per recipient (rule: wish-digest). */
  "announce-digest": z.strictObject({ kidId: z.string() }),
  /** Task that queues the mail with the link to a supporter's gifts (rule: my-gifts). */
  "find-my-gifts": z.strictObject({
    email: z.string(),
    language: z.enum(LANGUAGES).nullable(),
    askedOn: z.string(),
  }),
  /** Task that mails the members about the closure or reactivation of an account (rule: account-mails). */
  "tell-of-account": z.strictObject({
    familyId: z.string(),
    closedAt: z.string(),
    isOpenAgain: z.boolean(),
  }),
};

export type TaskName = keyof typeof schemas;
export type TaskPayload<T extends TaskName> = z.infer<(typeof schemas)[T]>;

const schemasByTask: { [T in TaskName]: z.ZodType<TaskPayload<T>> } = schemas;

export const TASK_NAMES = Object.keys(schemas) as TaskName[];

export function parseTaskPayload<T extends TaskName>(task: T, payload: unknown): TaskPayload<T> {
  return schemasByTask[task].parse(payload);
}

export type JobQueue = {
  /** Enqueues a job in the caller's transaction. The job runs at least once, with retries. */
  enqueue<T extends TaskName>(
    tx: Executor,
    task: T,
    payload: TaskPayload<T>,
    options?: JobOptions,
  ): Promise<void>;
};

/** Job queue in Postgres, processed by `startWorker`. */
export const postgresJobQueue: JobQueue = {
  enqueue: (tx, task, payload, options) => addJob(tx, task, payload, options),
};
