import { and, count, lt, sql } from "drizzle-orm";
import { afterAll, beforeEach, expect, test } from "vitest";
import {
  deleteInBatches,
  extendStatementTimeout,
  ROWS_PER_BATCH,
  updateInBatches,
} from "./batches.ts";
import { rateLimits } from "./schema/index.ts";
import { createTestDatabase } from "./testing/database.ts";

const { db, drop } = await createTestDatabase();
afterAll(drop);

const NOW = new Date("2026-03-01T10:00:00Z");
const isExpired = lt(rateLimits.expire, NOW);
const EXPIRED = 2 * ROWS_PER_BATCH + 500;

beforeEach(async () => {
  await db.execute(sql`truncate rate_limits`);
  await db.execute(sql`
    insert into rate_limits (key, points, expire)
    select 'key ' || n, 1, ${NOW.toISOString()}::timestamptz
      + case when n <= ${EXPIRED} then interval '-1 hour' else interval '1 hour' end
    from generate_series(1, ${EXPIRED} + 10) n`);
});

const countLimits = async () => (await db.select({ rows: count() }).from(rateLimits))[0]?.rows;

test("deletes more rows than a batch, and no others", async () => {
  expect(await deleteInBatches(db, rateLimits, isExpired)).toBe(EXPIRED);
  expect(await countLimits()).toBe(10);
  expect(await deleteInBatches(db, rateLimits, isExpired)).toBe(0);
});

test("deletes each row once when several callers run at once", async () => {
  const deleted = await Promise.all(
    [1, 2, 3].map(() => deleteInBatches(db, rateLimits, isExpired)),
  );
  expect(deleted.reduce((sum, rows) => sum + rows, 0)).toBe(EXPIRED);
  expect(await countLimits()).toBe(10);
});

test("updates more rows than a batch", async () => {
  const isUpdatable = and(isExpired, lt(rateLimits.points, 2));
  await updateInBatches(db, rateLimits, { points: 2 }, isUpdatable);
  const [row] = await db.select({ sum: sql<number>`sum(points)::int` }).from(rateLimits);
  expect(row?.sum).toBe(2 * EXPIRED + 10);
});

test("raises the statement timeout until the transaction ends", async () => {
  const readTimeout = async (tx: Pick<typeof db, "execute">) => {
    const [row] = await tx.execute("show statement_timeout");
    return row?.statement_timeout;
  };
  await db.transaction(async (tx) => {
    await extendStatementTimeout(tx);
    expect(await readTimeout(tx)).toBe("5min");
  });
  expect(await readTimeout(db)).not.toBe("5min");
});
