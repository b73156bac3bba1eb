import type { Executor } from "@giftling/db/client";
import { getHourStart } from "@giftling/db/queries/analytics/counts";
import { recordVisits, type Visit } from "@giftling/db/queries/analytics/visits";
import { isbot } from "isbot";
import type { FailureReporter } from "../core/errors/failures.ts";

/**
 * Interval between database writes of counted visits, in milliseconds. A killed process loses the visits since the last
 * write.
 */
const WRITE_MS = 1_000;

/** Maximum number of pending visits in memory, about 300 bytes each. Further visits are dropped. */
const MAX_WAITING = 50_000;

type Visitor = { visitorHash: string; userAgent: string; sessionHash(): string | null };

/** Counter of page views and clicks, once per visitor, target and hour (rule: click-counting). */
export type VisitCounter = {
  /** Counts a page view of a kid's hub, or a click on the link with the ID `linkId`. Ignores bots. */
  count(visitor: Visitor, kidId: string, linkId?: string): void;
  /** Writes the pending visits to the database. Never rejects. */
  flush(): Promise<void>;
  /** Writes the pending visits to the database and stops the timer. Must be called before the database closes. */
  close(): Promise<void>;
};

export function createVisitCounter(
  { db, failures, clock }: { db: Executor; failures: FailureReporter; clock: { now(): Date } },
  maxWaiting = MAX_WAITING,
): VisitCounter {
  let waiting = new Map<string, Visit>();
  /** Number of visits in the batch that is being written to the database. */
  let inWrite = 0;
  let dropped = 0;
  let timer: NodeJS.Timeout | null = null;
  let isClosed = false;
  let lastWrite = Promise.resolve();

  function scheduleWrite(): void {
    if (isClosed) return;
    timer ??= setTimeout(() => void flush(), WRITE_MS).unref();
  }

  function flush(): Promise<void> {
    if (timer) clearTimeout(timer);
    timer = null;
    lastWrite = lastWrite.then(write);
    return lastWrite;
  }

  async function write(): Promise<void> {
    if (dropped > 0) {
      const error = new Error(`${dropped} visits not counted: ${maxWaiting} wait already`);
      dropped = 0;
      await failures.tolerate("visits-dropped", Promise.reject(error));
    }
    if (waiting.size === 0) return;
    const batch = waiting;
    waiting = new Map();
    inWrite = batch.size;
    const stored = recordVisits(db, [...batch.values()]).then(() => true);
    const isStored = await failures.tolerate("page-view", stored);
    inWrite = 0;
    if (!isStored) waiting = new Map([...batch, ...waiting]);
    if (waiting.size > 0) scheduleWrite();
  }

  return {
    count(visitor, kidId, targetId = kidId) {
      const hour = getHourStart(clock.now());
      const { visitorHash, userAgent } = visitor;
      const sessionHash = visitor.sessionHash();
      const key = `${targetId} ${visitorHash} ${sessionHash} ${hour.getTime()}`;
      // Bot detection is expensive, so pending visits are checked first.
      if (waiting.has(key) || isbot(userAgent)) return;
      if (waiting.size + inWrite >= maxWaiting) {
        dropped += 1;
      } else {
        waiting.set(key, { kidId, targetId, visitorHash, sessionHash, hour });
      }
      scheduleWrite();
    },
    flush,
    async close() {
      isClosed = true;
      await flush();
    },
  };
}
