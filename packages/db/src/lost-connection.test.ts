import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createDatabasePool } from "./client.ts";
import { createTestDatabase, type TestDatabase } from "./testing/database.ts";
import { startFaultyProxy } from "./testing/faulty-proxy.ts";

/**
 * Database behind a proxy that can close all connections. The tests verify the patches of postgres.js (patches/).
 * Without the patches, postgres.js would write to a closed socket outside of any promise, and the process would exit.
 * The first message on the next socket could wait for this write. The remaining statements of a lost transaction would
 * run on the reopened connection, outside of any transaction.
 */
let database: TestDatabase;
let proxy: Awaited<ReturnType<typeof startFaultyProxy>>;

beforeAll(async () => {
  database = await createTestDatabase();
  await database.db.execute("create table notes (note text not null)");
  proxy = await startFaultyProxy(database.url);
});
afterAll(async () => {
  proxy.close();
  await database.drop();
});

const getCode = (error: unknown) => {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  return typeof cause === "object" && cause !== null && "code" in cause ? cause.code : error;
};

test("sends no further statement of a lost transaction on the reopened connection", async () => {
  const { db, close } = createDatabasePool(proxy.url, { max: 1 });
  let second: unknown;
  const lost = db.transaction(async (tx) => {
    await tx.execute(sql`insert into notes values ('first')`);
    proxy.cut();
    // Another caller reopens the pool's only connection.
    for (let ok = false; !ok; await sleep(20)) {
      ok = await db.execute(sql`select 1`).then(
        () => true,
        () => false,
      );
    }
    second = await tx.execute(sql`insert into notes values ('second')`).catch(getCode);
    await sleep(50);
  });
  expect(await lost.catch(getCode)).toBe("CONNECTION_CLOSED");
  await expect.poll(() => second).toBe("CONNECTION_CLOSED");
  expect(await database.db.execute(sql`select note from notes`)).toEqual([]);
  await close();
});

test("rejects statements and transactions in flight, and reconnects immediately", {
  retry: 2,
  timeout: 180_000,
}, async () => {
  const { db, close } = createDatabasePool(proxy.url, { max: 4 });
  for (let round = 0; round < 20; round += 1) {
    const inFlight = Array.from({ length: 24 }, (_, n) =>
      n % 2 === 0
        ? db.execute(sql`select pg_sleep(0.02), ${"x".repeat(n * 100)}::text`)
        : db.transaction(async (tx) => {
            await tx.execute(sql`select pg_sleep(0.01)`);
            await tx.execute(sql`select ${n}::int`);
          }),
    );
    const settled = Promise.allSettled(inFlight);
    await sleep(round * 2);
    proxy.cut();
    const outcomes = await settled;
    const refused = outcomes.filter((one) => one.status === "rejected");
    for (const { reason } of refused) expect(getCode(reason)).toMatch(/^(CONNECTION_|ECONN|EPIPE)/);
    const startedAt = performance.now();
    await expect
      .poll(() =>
        db.execute(sql`select 1`).then(
          () => true,
          () => false,
        ),
      )
      .toBe(true);
    // A first message that waits behind a lost message takes the five seconds of `connect_timeout`.
    expect(performance.now() - startedAt).toBeLessThan(4_000);
  }
  await close();
});
