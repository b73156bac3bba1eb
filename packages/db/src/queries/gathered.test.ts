import { setImmediate as turn } from "node:timers/promises";
import { afterEach, expect, test, vi } from "vitest";
import { gathered } from "./gathered.ts";

afterEach(() => void vi.useRealTimers());

/** A gatherer of at most three whose groups end when they are told to. */
function gatherer() {
  const groups: { items: readonly number[]; end(results: (number | Promise<number>)[]): void }[] =
    [];
  const call = gathered<number, number>(
    3,
    (items) => new Promise((resolve) => void groups.push({ items, end: resolve })),
  );
  const seen = () => groups.map(({ items }) => items);
  return { call, groups, seen };
}

test("calls of one turn are one group, and each gets its own result", async () => {
  const { call, groups, seen } = gatherer();
  const answers = Promise.all([call(1), call(2)]);
  await turn();
  expect(seen()).toEqual([[1, 2]]);
  groups[0]?.end([10, 20]);
  expect(await answers).toEqual([10, 20]);
});

test("two groups at once, of no more than was said; the rest waits for one to end", async () => {
  const { call, groups, seen } = gatherer();
  const answers = Promise.all([1, 2, 3, 4, 5, 6, 7, 8].map(call));
  await turn();
  expect(seen()).toEqual([
    [1, 2, 3],
    [4, 5, 6],
  ]);
  groups[1]?.end([40, 50, 60]);
  await turn();
  expect(seen()[2]).toEqual([7, 8]);
  groups[0]?.end([10, 20, 30]);
  groups[2]?.end([70, 80]);
  expect(await answers).toEqual([10, 20, 30, 40, 50, 60, 70, 80]);
});

test("a group that takes long holds nobody up", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const { call, groups, seen } = gatherer();
  const answers = Promise.all([1, 2, 3, 4, 5, 6, 7].map(call));
  await turn();
  expect(seen()).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(60);
  expect(seen()[2]).toEqual([7]);
  groups[2]?.end([70]);
  groups[0]?.end([10, 20, 30]);
  groups[1]?.end([40, 50, 60]);
  expect(await answers).toEqual([10, 20, 30, 40, 50, 60, 70]);
});

test("one result that fails is one call's, a group that fails is all of its calls'", async () => {
  const { call, groups } = gatherer();
  const first = Promise.allSettled([call(1), call(2)]);
  await turn();
  groups[0]?.end([Promise.reject(new Error("one")), 20]);
  expect(await first).toEqual([
    { status: "rejected", reason: new Error("one") },
    { status: "fulfilled", value: 20 },
  ]);
  let calls = 0;
  const failing = gathered<number, number>(3, async () => {
    calls += 1;
    throw new Error(`group ${calls}`);
  });
  expect(await Promise.allSettled([failing(1), failing(2)])).toEqual([
    { status: "rejected", reason: new Error("group 1") },
    { status: "rejected", reason: new Error("group 1") },
  ]);
  await expect(failing(3)).rejects.toThrow("group 2");
});

test("too many that wait are refused", async () => {
  const { call, groups, seen } = gatherer();
  const first = Promise.all(Array.from({ length: 2_000 }, (_, index) => call(index)));
  await expect(call(2_000)).rejects.toMatchObject({ code: "POOL_BUSY" });
  let ended = 0;
  while (ended < 2_000) {
    await turn();
    for (const { items, end } of groups.splice(0)) {
      end([...items]);
      ended += items.length;
    }
  }
  expect(await first).toHaveLength(2_000);
  expect(seen()).toEqual([]);
});
