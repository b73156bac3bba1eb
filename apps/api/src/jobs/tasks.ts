import type { Executor } from "@giftling/db/client";
import { z } from "zod";

/** Every job that the app knows, with its payload. */
export const taskPayloads = {
  /** Deletes a stored file once no picture row names it. */
  "delete-file": z.strictObject({ storageKey: z.string() }),
} as const;

export type TaskName = keyof typeof taskPayloads;
export type TaskPayload<T extends TaskName> = z.infer<(typeof taskPayloads)[T]>;

export type Jobs = {
  /**
   * Queues a job in the caller's transaction: a rolled back transaction leaves no job. It runs at least once, with
   * retries and growing pauses.
   */
  enqueue<T extends TaskName>(tx: Executor, task: T, payload: TaskPayload<T>): Promise<void>;
};
