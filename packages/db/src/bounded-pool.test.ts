import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createDatabasePool, type Database, type Executor } from "./client.ts";
import { createTestDatabase, type TestDatabase } from "./testing/database.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

/**
 * Calls `work` with a pool of one connection. At most two callers can wait for this connection, each for `waitMs`
 * milliseconds.
 */
async function withSmallPool(waitMs: number, work: (db: Database) => Promise<void>): Promise<void> {
  const { db, close } = createDatabasePool(database.url, { max: 1, maxWaiting: 2, waitMs });
  try {
    await work(db);
  } finally {
    await close();
  }
}

// Must be an async function, because drizzle sends a query only when the query is awaited.
const one = async (db: Executor) => await db.execute(sql`select 1 as one`);
const hold = async (db: Executor, seconds: number) =>
  await db.execute(sql`select pg_sleep(${seconds})`);

/** Occupies a pool's only connection while `work` runs. */
async function whileBusy(db: Database, work: () => Promise<void>): Promise<void> {
  const lock = sql`select pg_advisory_xact_lock(1)`;
  let busy: Promise<unknown> | undefined;
  await database.db.transaction(async (holder) => {
    await holder.execute(lock);
    busy = db.transaction((tx) => tx.execute(lock));
    const waits = sql`select from pg_locks where locktype = 'advisory' and not granted
      and database = (select oid from pg_database where datname = current_database())`;
    await expect.poll(async () => await database.db.execute(waits)).toHaveLength(1);
    await work();
  });
  await busy;
}

/** Returns the error code of a failed call, unwrapped from drizzle's error. Returns "ok" for a successful call. */
const outcome = (call: Promise<unknown>): Promise<string> =>
  call.then(
    () => "ok",
    (error: Error) =>
      String(Reflect.get(error, "code") ?? Reflect.get(Object(error.cause), "code")),
  );

test("rejects work immediately when the queue is full, and processes the queue", async () => {
  await withSmallPool(30_000, async (db) => {
    let waiting: Promise<string>[] = [];
    await whileBusy(db, async () => {
      waiting = [one(db), db.transaction(one)].map(outcome);
      // The pool rejects both calls before it frees the connection for another caller.
      expect(await outcome(one(db))).toBe("POOL_BUSY");
      expect(await outcome(db.transaction(one))).toBe("POOL_BUSY");
    });
    expect(await Promise.all(waiting)).toEqual(["ok", "ok"]);
    expect(await outcome(one(db))).toBe("ok");
  });
});

test("cancels work queued too long, without later effects", async () => {
  await withSmallPool(1_000, async (db) => {
    let hasRun = false;
    await whileBusy(db, async () => {
      const waiting = [
        one(db),
        db.transaction(async (tx) => {
          hasRun = true;
          await one(tx);
        }),
      ].map(outcome);
      // Another transaction still occupies the connection.
      expect(await Promise.all(waiting)).toEqual(["57014", "57014"]);
    });
    await sleep(50);
    expect(hasRun).toBe(false);
    expect(await Promise.all([one(db), db.transaction(one)].map(outcome))).toEqual(["ok", "ok"]);
  });
});

test("applies no queue timeout to running statements and statements of a transaction", async () => {
  await withSmallPool(300, async (db) => {
    await hold(db, 0.5);
    await db.transaction(async (tx) => {
      await hold(tx, 0.5);
      await Promise.all(Array.from({ length: 20 }, () => one(tx)));
    });
  });
});
