import { PoolBusy } from "../bounded-pool.ts";

/** How many groups are handled at once: while they are, the next calls gather. */
const AT_ONCE = 2;

/** How long a group holds the next ones up, in milliseconds: one that waits for a lock must not stop all others. */
const PATIENCE_MS = 50;

/** Most calls that wait for a group; one more is refused, as by a pool whose queue is full. */
const MOST_WAITING = 2_000;

type Waiting<Item, Result> = {
  item: Item;
  resolve(result: Result | PromiseLike<Result>): void;
  reject(error: unknown): void;
};

/**
 * Puts calls together: those that come in the same turn of the event loop, or while two groups are at work, are handled as one
 * group of at most `most`. `handle` gets their items and gives their results in that order, each also as a promise; when it
 * rejects, all of its group do. Rejects with `PoolBusy` when too many wait.
 */
export function gathered<Item, Result>(
  most: number,
  handle: (items: readonly Item[]) => Promise<readonly (Result | PromiseLike<Result>)[]>,
): (item: Item) => Promise<Result> {
  const waiting: Waiting<Item, Result>[] = [];
  let busy = 0;
  let isDue = false;

  async function settle(group: readonly Waiting<Item, Result>[]): Promise<void> {
    try {
      const results = await handle(group.map(({ item }) => item));
      for (const [index, { resolve }] of group.entries()) resolve(results[index] as Result);
    } catch (error) {
      for (const { reject } of group) reject(error);
    }
  }

  async function take(): Promise<void> {
    let holds = true;
    const release = () => {
      if (!holds) return;
      holds = false;
      clearTimeout(timer);
      busy -= 1;
      start();
    };
    busy += 1;
    const timer = setTimeout(release, PATIENCE_MS);
    await settle(waiting.splice(0, most));
    release();
  }

  function start(): void {
    isDue = false;
    while (waiting.length > 0 && busy < AT_ONCE) void take();
  }

  return (item) =>
    new Promise((resolve, reject) => {
      if (waiting.length >= MOST_WAITING) throw new PoolBusy();
      waiting.push({ item, resolve, reject });
      if (isDue || busy >= AT_ONCE) return;
      isDue = true;
      setImmediate(start);
    });
}
