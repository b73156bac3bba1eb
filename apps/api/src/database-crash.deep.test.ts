import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { createDatabasePool } from "@giftling/db/client";
import { startPostgres } from "@giftling/db/postgres";
import { purchases } from "@giftling/db/schema/gifts";
import { wishlistItems } from "@giftling/db/schema/wishlist";
import { makeFamily, makeKid } from "@giftling/db/testing/factories";
import { expect, onTestFinished, test } from "vitest";
import { startApiProcess } from "./testing/api-process.ts";
import { findFreePort } from "./testing/free-port.ts";

const KILLS = 2;
const CLIENTS = 12;
const WISHES_PER_CLIENT = 50;
/** Timeout in milliseconds for the app to become ready after a database restart. */
const READY_MS = 60_000;

type Gift = { status: number; itemId: string };

/**
 * Purchases wishes sequentially until `isOver` returns true. Returns the HTTP status of each purchase, or 0 if no
 * response arrived.
 */
async function buy(origin: string, itemIds: string[], isOver: () => boolean): Promise<Gift[]> {
  const gifts: Gift[] = [];
  for (const itemId of itemIds) {
    if (isOver()) break;
    const status = await fetch(`${origin}/api/wishlist/${itemId}/purchase`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ purchasedBy: "Grandma Rose" }),
    }).then(
      (answer) => answer.status,
      () => 0,
    );
    gifts.push({ status, itemId });
    if (status !== 200) await sleep(50);
  }
  return gifts;
}

test("survives a database killed under load and loses no acknowledged gift", async () => {
  const folder = await mkdtemp(path.join(tmpdir(), "giftling-killed-"));
  const dataDir = path.join(folder, "postgres");
  let postgres = await startPostgres({ dataDir });
  onTestFinished(async () => {
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  });
  const port = await findFreePort();
  const origin = `http://127.0.0.1:${port}`;
  const child = await startApiProcess(
    { url: postgres.url, folder },
    { PORT: String(port), RATE_LIMIT_MULTIPLIER: "1000" },
  );
  const isReady = () =>
    fetch(`${origin}/health/ready`).then(
      ({ status }) => status === 200,
      () => false,
    );
  await expect.poll(isReady, { timeout: 120_000, interval: 50 }).toBe(true);
  const { db, close } = createDatabasePool(postgres.url, { max: 4 });
  onTestFinished(close);
  const kid = await makeKid(db, (await makeFamily(db)).id);
  const gifts: Gift[] = [];
  for (let kill = 0; kill < KILLS; kill += 1) {
    const values = Array.from({ length: CLIENTS * WISHES_PER_CLIENT }, () => ({
      kidId: kid.id,
      name: "Wooden train",
      url: "https://example.com/train",
    }));
    const wishes = await db.insert(wishlistItems).values(values).returning();
    const ids = wishes.map(({ id }) => id);
    let isOver = false;
    const buying = Array.from({ length: CLIENTS }, (_, n) =>
      buy(origin, ids.slice(n * WISHES_PER_CLIENT, (n + 1) * WISHES_PER_CLIENT), () => isOver),
    );
    // Waits until some wishes are purchased and other purchases are in progress.
    await expect
      .poll(() => db.$count(purchases), { timeout: 30_000, interval: 10 })
      .toBeGreaterThan(gifts.length);
    process.kill(postgres.pid, "SIGKILL");
    await sleep(1_000);
    await expect.poll(isReady).toBe(false);
    expect((await fetch(`${origin}/health/live`)).status).toBe(200);
    postgres = await startPostgres({ dataDir, port: postgres.port });
    await expect.poll(isReady, { timeout: READY_MS, interval: 50 }).toBe(true);
    isOver = true;
    gifts.push(...(await Promise.all(buying)).flat());
  }
  expect([child.exitCode, child.signalCode]).toEqual([null, null]);
  const statuses = new Set(gifts.map(({ status }) => status));
  expect([...statuses].filter((status) => status !== 200 && status !== 503)).toEqual([]);
  const acknowledged = gifts.filter(({ status }) => status === 200).map(({ itemId }) => itemId);
  expect(acknowledged.length).toBeGreaterThan(0);
  expect(statuses).toContain(503);
  const stored = await db.query.purchases.findMany({ columns: { itemId: true } });
  const storedIds = new Set(stored.map(({ itemId }) => itemId));
  expect(acknowledged.filter((id) => !storedIds.has(id))).toEqual([]);
}, 400_000);
