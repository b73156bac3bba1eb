import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { createTestApp, type TestApp } from "../../../testing/app.ts";

let world: TestApp;
beforeAll(async () => {
  world = await createTestApp();
});
afterAll(() => world.close());

test("runs the exports of different families one at a time", async () => {
  const { db } = world;
  const transaction = db.transaction.bind(db);
  let [open, most] = [0, 0];
  const spy = vi.spyOn(db, "transaction").mockImplementation(async (work, config) => {
    // Only the export sets an isolation level. Other transactions, such as those of the rate limiter, are not counted.
    if (config?.isolationLevel === undefined) return transaction(work, config);
    open += 1;
    most = Math.max(most, open);
    try {
      return await transaction(work, config);
    } finally {
      open -= 1;
    }
  });
  const cookies = await Promise.all(
    Array.from({ length: 6 }, async () => world.signIn((await world.parent()).id)),
  );
  const answers = await Promise.all(
    cookies.map((cookie) => world.app.inject({ url: "/api/account/export", headers: { cookie } })),
  );
  spy.mockRestore();
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200, 200]);
  expect(most).toBe(1);
});
