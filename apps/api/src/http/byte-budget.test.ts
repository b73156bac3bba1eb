import { setImmediate as nextIteration } from "node:timers/promises";
import { describe, expect, test } from "vitest";
import { createByteBudget } from "./byte-budget.ts";

const LIMITS = { capacity: 10, reserve: 4, waitMs: 60_000 };

async function isFulfilled(promise: Promise<unknown>): Promise<boolean> {
  let fulfilled = false;
  promise.then(
    () => {
      fulfilled = true;
    },
    () => undefined,
  );
  await nextIteration();
  return fulfilled;
}

describe("createByteBudget", () => {
  test("grants the shared part, then the reserve to one lease, and then waits for released bytes", async () => {
    const budget = createByteBudget(LIMITS);
    const [first, second, third] = [budget.lease(), budget.lease(), budget.lease()];
    await first.take(6);
    await second.take(1);
    await second.take(3);
    const waiting = third.take(1);
    expect(await isFulfilled(waiting)).toBe(false);
    second.release();
    expect(await isFulfilled(waiting)).toBe(true);
    expect(await isFulfilled(first.take(1))).toBe(false);
  });

  test("lets leases that fill it together finish one after the other", async () => {
    const budget = createByteBudget(LIMITS);
    const halves = [budget.lease(), budget.lease(), budget.lease()];
    for (const lease of halves) await lease.take(2);
    const rest = halves.map((lease) => lease.take(2));
    for (const [index, lease] of halves.entries()) {
      expect(await isFulfilled(rest[index] as Promise<void>)).toBe(true);
      lease.release();
    }
    await budget.lease().take(6);
  });

  test("ignores a second release", async () => {
    const budget = createByteBudget(LIMITS);
    const lease = budget.lease();
    await lease.take(6);
    lease.release();
    lease.release();
    await budget.lease().take(6);
    await budget.lease().take(4);
    expect(await isFulfilled(budget.lease().take(1))).toBe(false);
  });

  test("rejects after the maximum wait, and when the waiting lease is released", async () => {
    const budget = createByteBudget({ ...LIMITS, waitMs: 20 });
    await budget.lease().take(6);
    await budget.lease().take(1);
    await expect(budget.lease().take(1)).rejects.toMatchObject({
      code: "UNAVAILABLE",
      retryAfter: 5,
    });
    const lease = budget.lease();
    const waiting = expect(lease.take(1)).rejects.toMatchObject({ code: "BAD_REQUEST" });
    lease.release();
    await waiting;
  });
});
