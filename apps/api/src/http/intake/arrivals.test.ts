import { setImmediate as nextTurn } from "node:timers/promises";
import { expect, test } from "vitest";
import { waitForIdleServer } from "./arrivals.ts";

/** Opens a connection in each of `turns` event-loop iterations. Returns the number of iterations before `waitForIdleServer` resolved. */
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

test("a calm turn resolves at once without arrivals", async () => {
  expect(await turnsBeforeCalm(0)).toBe(0);
});

test("work waits while connections arrive, for a limited time", async () => {
  expect(await turnsBeforeCalm(10)).toBe(10);
  expect(await turnsBeforeCalm(1_000)).toBeLessThan(50);
});
