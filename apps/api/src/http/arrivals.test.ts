import { setImmediate as nextTurn } from "node:timers/promises";
import { expect, test } from "vitest";
import { calmTurn } from "./arrivals.ts";

/** Lets a connection arrive in each of so many turns; says how many of them were over when a calm turn came. */
async function turnsBeforeCalm(turns: number): Promise<number> {
  const arrivals = { count: 0 };
  let isCalm = false;
  const calm = calmTurn(arrivals).then(() => {
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

test("a calm turn comes at once when nobody arrives", async () => {
  expect(await turnsBeforeCalm(0)).toBe(0);
});

test("work waits while connections arrive, but not for ever", async () => {
  expect(await turnsBeforeCalm(10)).toBe(10);
  expect(await turnsBeforeCalm(1_000)).toBeLessThan(50);
});
