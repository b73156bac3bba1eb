import { setTimeout as sleep } from "node:timers/promises";
import type { Executor } from "@giftling/db/client";
import { tellOthers } from "@giftling/db/queries/operation/after-commit";
import type { Failures } from "./failures.ts";

/** The least time from one telling to the next, in milliseconds: what is committed meanwhile is told together. */
const PAUSE_MS = 20;

/**
 * The same for jobs: each queueing of some wakes all workers, and a gift's mail waits for a minute anyway. What is left by then
 * is queued with the next look of whoever listens (`listenForHubChanges`), within a second.
 */
const JOBS_PAUSE_MS = 1_000;

/**
 * Tells the other processes of what gifts stored here, and queues their jobs, after their commit (rule: hub-cache). What a
 * failure or a killed process leaves is told within a second by whoever listens (`listenForHubChanges`).
 */
export type Teller = {
  /** To be called after each commit that left something to tell. */
  soon(): void;
  /** Resolves when everything was told. */
  done(): Promise<void>;
};

/** `db` should have a connection that nothing else waits for. */
export function createTeller(db: Executor, failures: Failures): Teller {
  let isAsked = false;
  let telling: Promise<void> | null = null;
  let queuedAt = Number.NEGATIVE_INFINITY;
  let leavesJobs = false;

  async function tell(): Promise<void> {
    while (isAsked) {
      isAsked = false;
      await tellNow({ queuesJobs: performance.now() - queuedAt >= JOBS_PAUSE_MS });
      await sleep(PAUSE_MS);
    }
    telling = null;
  }

  async function tellNow({ queuesJobs }: { queuesJobs: boolean }): Promise<void> {
    leavesJobs = !queuesJobs;
    if (queuesJobs) queuedAt = performance.now();
    await failures.tolerate("telling", tellOthers(db, { queuesJobs }));
  }

  return {
    soon() {
      isAsked = true;
      telling ??= tell();
    },
    async done() {
      await telling;
      if (leavesJobs) await tellNow({ queuesJobs: true });
    },
  };
}
