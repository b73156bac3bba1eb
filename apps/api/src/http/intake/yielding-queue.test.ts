import { setImmediate as nextTurn } from "node:timers/promises";
import { expect, test } from "vitest";
import { createYieldingQueue, waitForIdleServer } from "./yielding-queue.ts";

/**
 * Simulates a new connection in each of `turns` event-loop iterations. Returns the number of iterations until
 * `waitForIdleServer` resolves.
 */
async function turnsBeforeCalm(turns: number): Promise<number> {
  const arrivals = { count: 0 };
  let isCalm = false;
  const calm = waitForIdleServer(arrivals).then(() => {
    isCalm = true;
  });
  let over = 0;
  while (!isCalm && over < turns) {
    arrivals.count += 1;
    over += 1;
    await nextTurn();
  }
  await calm;
  return over;
}

test("returns immediately without new connections", async () => {
  expect(await turnsBeforeCalm(0)).toBe(0);
});

test("delays work while connections arrive, for a limited time", async () => {
  expect(await turnsBeforeCalm(10)).toBe(10);
  expect(await turnsBeforeCalm(1_000)).toBeLessThan(50);
});

test("releases a limited number of callers per event-loop iteration, in order", async () => {
  const queue = createYieldingQueue({ count: 0 }, 2);
  const released: number[] = [];
  for (let caller = 1; caller <= 5; caller += 1) {
    void queue.next().then(() => released.push(caller));
  }
  const seen: number[][] = [];
  while (released.length < 5) {
    await nextTurn();
    seen.push([...released]);
  }
  expect(released).toEqual([1, 2, 3, 4, 5]);
  const steps = seen.map((all, turn) => all.length - (seen[turn - 1]?.length ?? 0));
  expect(Math.max(...steps)).toBe(2);
});
