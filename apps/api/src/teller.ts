import { setTimeout as sleep } from "node:timers/promises";
import type { Executor } from "@giftling/db/client";
import { tellOthers } from "@giftling/db/queries/operation/after-commit";
import type { Failures } from "./failures.ts";

/** The least time from one telling to the next, in milliseconds: what is committed meanwhile is told together. */
const PAUSE_MS = 20;

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

  async function tell(): Promise<void> {
    while (isAsked) {
      isAsked = false;
      await failures.tolerate("telling", tellOthers(db));
      await sleep(PAUSE_MS);
    }
    telling = null;
  }

  return {
    soon() {
      isAsked = true;
      telling ??= tell();
    },
    async done() {
      await telling;
    },
  };
}
