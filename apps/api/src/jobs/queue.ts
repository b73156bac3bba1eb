import type { Executor } from "@giftling/db/client";
import { addJob, type JobOptions } from "@giftling/db/queries/operation/jobs";
import { z } from "zod";

/** Every job that the app knows, with its payload. */
type Payloads = {
  /** Deletes a stored file once no picture row names it (D26). */
  "delete-file": { storageKey: string };
  /** Fetches what a webhook event hinted at. */
  "stripe-event": { eventId: string; customerId: string | null; chargeId: string | null };
  /** Fetches a family's truth at Stripe; a closed account's subscriptions end with it (D7). */
  "sync-subscription": { userId: string };
  /** Deletes a customer at Stripe for good (D7). */
  "delete-stripe-customer": { stripeCustomerId: string };
  /** Sends one mail of the outbox (D21). */
  "send-mail": { mailId: string };
  /** Puts the mails about a new update in the outbox, one for each reader (D20). */
  "announce-update": { updateId: string };
};

export type TaskName = keyof Payloads;
export type TaskPayload<T extends TaskName> = Payloads[T];

const schemas: { [T in TaskName]: z.ZodType<Payloads[T]> } = {
  "delete-file": z.strictObject({ storageKey: z.string() }),
  "stripe-event": z.strictObject({
    eventId: z.string(),
    customerId: z.string().nullable(),
    chargeId: z.string().nullable(),
  }),
  "sync-subscription": z.strictObject({ userId: z.string() }),
  "delete-stripe-customer": z.strictObject({ stripeCustomerId: z.string() }),
  "send-mail": z.strictObject({ mailId: z.string() }),
  "announce-update": z.strictObject({ updateId: z.string() }),
};

/** A payload as it comes out of the queue. Throws when it is not the task's own: the job then fails and is kept. */
export function parsePayload<T extends TaskName>(task: T, payload: unknown): TaskPayload<T> {
  return schemas[task].parse(payload);
}

export type Jobs = {
  /**
   * Queues a job in the caller's transaction: a rolled back transaction leaves no job. It runs at least once, with
   * retries and growing pauses.
   */
  enqueue<T extends TaskName>(
    tx: Executor,
    task: T,
    payload: TaskPayload<T>,
    options?: JobOptions,
  ): Promise<void>;
};

/** The queue in Postgres that `startWorker` works off. */
export const postgresJobs: Jobs = {
  enqueue: (tx, task, payload, options) => addJob(tx, task, payload, options),
};
