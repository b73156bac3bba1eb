import { describe, expect, test } from "vitest";
import { AppError } from "../core/errors/app-error.ts";
import { createFairSemaphore } from "./fair-semaphore.ts";

const limits = { capacity: 10, perOwner: 6, maxWaiting: 2, waitMs: 60_000 };

async function isSettled(promise: Promise<unknown>): Promise<boolean> {
  let settled = false;
  const settle = () => {
    settled = true;
  };
  promise.then(settle, settle);
  await new Promise((resolve) => setImmediate(resolve));
  return settled;
}

describe("createFairSemaphore", () => {
  test("starts work while there is capacity, and queued work in order as capacity is released", async () => {
    const turns = createFairSemaphore(limits);
    const release = await turns.take("a", 5);
    await turns.take("b", 5);
    const third = turns.take("c", 2);
    expect(await isSettled(third)).toBe(false);
    release();
    // A second call of `release` has no effect.
    release();
    expect(await isSettled(third)).toBe(true);
    await turns.take("d", 3);
    expect(await isSettled(turns.take("e", 1))).toBe(false);
  });

  test("does not let an owner at its limit block others", async () => {
    const turns = createFairSemaphore(limits);
    const release = await turns.take("a", 4);
    const second = turns.take("a", 4);
    expect(await isSettled(turns.take("b", 4))).toBe(true);
    const small = turns.take("a", 1);
    expect(await isSettled(second)).toBe(false);
    expect(await isSettled(small)).toBe(false);
    release();
    expect(await isSettled(second)).toBe(true);
    expect(await isSettled(small)).toBe(true);
  });

  test("caps work that exceeds an owner's share", async () => {
    const turns = createFairSemaphore(limits);
    expect(await isSettled(turns.take("a", 1_000))).toBe(true);
  });

  test("rejects above the queue length or the maximum wait, with Retry-After", async () => {
    const turns = createFairSemaphore({ ...limits, waitMs: 20 });
    await turns.take("a", 6);
    const waits = [turns.take("a", 6), turns.take("a", 6)];
    const refused = [...waits, turns.take("a", 6)].map((turn) => turn.catch((error) => error));
    for (const error of await Promise.all(refused)) {
      expect(error).toBeInstanceOf(AppError);
      expect(error).toMatchObject({ code: "UNAVAILABLE", retryAfter: 5 });
    }
    // No other caller is waiting.
    expect(await isSettled(turns.take("b", 4))).toBe(true);
  });

  test("removes an aborted caller from the queue", async () => {
    const turns = createFairSemaphore(limits);
    const release = await turns.take("a", 6);
    const gone = new AbortController();
    const left = turns.take("a", 6, gone.signal);
    gone.abort(new Error("gone"));
    await expect(left).rejects.toThrow("gone");
    await expect(turns.take("a", 1, gone.signal)).rejects.toThrow("gone");
    release();
    expect(await isSettled(turns.take("a", 6))).toBe(true);
  });
});
