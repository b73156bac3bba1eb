import type { Executor } from "@giftling/db/client";
import { addJob, type JobOptions } from "@giftling/db/queries/operation/jobs";
import { LANGUAGES } from "@giftling/domain";
import { z } from "zod";

/** Payloads of the queue's jobs, by task name. Each comment describes the task. */
const schemas = {
  /** Deletes a stored file unless a picture's row references it (rule: pictures). */
  "delete-file": z.strictObject({ storageKey: z.string() }),
  /** Processes a webhook event by fetching its subject (rule: stripe-truth). */
  "stripe-event": z.strictObject({
    eventId: z.string(),
    customerId: z.string().nullable(),
    chargeId: z.string().nullable(),
  }),
  /** Fetches a family's subscriptions from Stripe, and cancels the subscriptions of a closed account (rule: stripe-truth). */
  "sync-subscription": z.strictObject({ familyId: z.string() }),
  /** Deletes a customer at Stripe permanently (rule: account-purge). */
  "delete-stripe-customer": z.strictObject({ stripeCustomerId: z.string() }),
  /**
   * Sets the Stripe customer's name and address to those of the new owner. Queued only by the previous release, which
   * transferred ownership immediately.
   */
  "update-stripe-customer": z.strictObject({ familyId: z.string() }),
  /** Transfers a family's Stripe customer to its new owner (rule: handing-over). */
  "hand-over-stripe-customer": z.strictObject({ familyId: z.string(), handedOverAt: z.string() }),
  /** Sends one mail of the outbox (rule: mail-outbox). */
  "send-mail": z.strictObject({ mailId: z.string() }),
  /** Writes an update's mails to the outbox, one per recipient (rule: update-mail). */
  "announce-update": z.strictObject({ updateId: z.string() }),
  /** Queues the mail with the link to the gifts of an e-mail address (rule: my-gifts). */
  "find-my-gifts": z.strictObject({
    email: z.string(),
    language: z.enum(LANGUAGES).nullable(),
    askedOn: z.string(),
  }),
  /**
   * Writes the mail that notifies members that their account was closed or reactivated. `closedAt` is the time of the
   * closure (rule: account-mails).
   */
  "tell-of-account": z.strictObject({
    familyId: z.string(),
    closedAt: z.string(),
    isOpenAgain: z.boolean(),
  }),
};

export type TaskName = keyof typeof schemas;
export type TaskPayload<T extends TaskName> = z.infer<(typeof schemas)[T]>;

const schemasByTask: { [T in TaskName]: z.ZodType<TaskPayload<T>> } = schemas;

export const TASK_NAMES: readonly string[] = Object.keys(schemas);

/** Parses a payload from the queue. Throws when the payload does not match the task. The job then fails and remains stored. */
export function parseTaskPayload<T extends TaskName>(task: T, payload: unknown): TaskPayload<T> {
  return schemasByTask[task].parse(payload);
}

export type JobQueue = {
  /**
   * Queues a job in the caller's transaction. A rollback leaves no job. The job runs at least once and is retried with
   * growing delays.
   */
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
